package parterre.server.table.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Event;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.view.Change;
import parterre.engine.view.ViewReducer;
import parterre.engine.walk.Playout;
import parterre.server.wire.Json;
import parterre.wording.CatalogueCheck;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Applies the changes of a step as the page does: the view as it was sent, with the changes as they
/// are sent, is the next view.
final class StepChangesTest {
    private static final int STEPS = 100;

    static List<GameBox<?, ?, ?>> games() {
        return Boxes.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void sentViewWithSentChanges_isTheNextView(GameBox<?, ?, ?> box) {
        assertThat(compared(box)).as("steps with several events").isGreaterThan(20);
    }

    @Test
    void stepShownInOnePicture_isSentWithoutChanges() {
        for (var box : Boxes.all()) {
            assertThat(isSentChanges(box))
                    .as(box.game().info().name())
                    .isEqualTo(box.board().hasMoments());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void effectsOfRules_happenAndAreNotSent(GameBox<?, ?, ?> box) {
        boolean hasEffects =
                CatalogueCheck.records(box.messages()).stream().anyMatch(Event.RuleEffect.class::isAssignableFrom);
        assertThat(effects(box) > 0).isEqualTo(hasEffects);
    }

    /// Returns how many effects of rules happen in a game. None of them is sent.
    private static <S, M extends Move, V> long effects(GameBox<S, M, V> box) {
        var game = box.game();
        var luck = Generator.of(1);
        S position =
                game.start(Setup.standard(game.info(), Math.max(2, game.info().leastSeats())));
        long effects = 0;
        for (var step = Playout.step(game, position, luck);
                step.isPresent();
                step = Playout.step(game, position, luck)) {
            var happened = List.<Event>copyOf(game.events(position, step.get(), Viewer.everyone()));
            var sent = sent(game, position, step.get(), Viewer.everyone());
            assertThat(sent).isSubsetOf(happened).doesNotHaveAnyElementsOfTypes(Event.RuleEffect.class);
            effects += happened.size() - sent.size();
            position = game.play(position, step.get());
        }
        return effects;
    }

    private static <S, M extends Move, V> List<Event> sent(
            Game<S, M, V> game, S position, Step<M> step, Viewer viewer) {
        return LogEntries.of(game, position, step, "", viewer).events();
    }

    /// Returns true if a step of a whole game is sent with changes.
    private static <S, M extends Move, V> boolean isSentChanges(GameBox<S, M, V> box) {
        var game = box.game();
        var luck = Generator.of(1);
        var viewer = Viewer.spectator();
        S position =
                game.start(Setup.standard(game.info(), Math.max(2, game.info().leastSeats())));
        for (var step = Playout.step(game, position, luck);
                step.isPresent();
                step = Playout.step(game, position, luck)) {
            var events = sent(game, position, step.get(), viewer);
            if (StepChanges.of(box, game.view(position, viewer), viewer, events).isPresent()) {
                return true;
            }
            position = game.play(position, step.get());
        }
        return false;
    }

    private static <S, M extends Move, V> int compared(GameBox<S, M, V> box) {
        var game = box.game();
        var reducer = box.reducer().orElseThrow();
        var luck = Generator.of(1);
        int seats = Math.max(2, game.info().leastSeats());
        S position = game.start(Setup.standard(game.info(), seats));
        int compared = 0;
        for (int i = 0; i < STEPS; i++) {
            Optional<Step<M>> step = Playout.step(game, position, luck);
            if (step.isEmpty()) {
                break;
            }
            var next = game.play(position, step.get());
            for (var viewer : List.of(Viewer.player(Seat.of(0)), Viewer.spectator(), Viewer.everyone())) {
                var before = game.view(position, viewer);
                var events = sent(game, position, step.get(), viewer);
                if (events.size() > 1) {
                    compared++;
                    var changes = reducer.changes(before, viewer, events);
                    assertThat(changes).hasSameSizeAs(events);
                    var view = Json.MAPPER.readTree(Json.write(before));
                    changes.forEach(list -> list.forEach(change -> carryOut(change, view)));
                    assertThat(plain(view, "", reducer))
                            .as("step %d for %s: %s", i, viewer, events)
                            .isEqualTo(plain(Json.MAPPER.readTree(Json.write(game.view(next, viewer))), "", reducer));
                }
            }
            position = next;
        }
        return compared;
    }

    private static void carryOut(Change change, JsonNode view) {
        var sent = Json.MAPPER.readTree(Json.write(change));
        var path = sent.get("path");
        var parent = view;
        for (int i = 0; i < path.size() - 1; i++) {
            var step = path.get(i).asString();
            parent = parent instanceof ArrayNode list ? list.get(Integer.parseInt(step)) : parent.get(step);
        }
        var last = path.get(path.size() - 1).asString();
        var op = sent.get("op").asString();
        switch (parent) {
            case ObjectNode fields when op.equals("remove") -> fields.remove(last);
            case ObjectNode fields -> fields.set(last, sent.get("value"));
            case ArrayNode items when op.equals("remove") -> items.remove(Integer.parseInt(last));
            case ArrayNode items when op.equals("add") -> items.insert(Integer.parseInt(last), sent.get("value"));
            case ArrayNode items -> items.set(Integer.parseInt(last), sent.get("value"));
            default -> throw new AssertionError(path + " leads nowhere");
        }
    }

    /// Leaves out what follows from other values, and puts lists of texts in order.
    private static Object plain(JsonNode node, String path, ViewReducer<?> reducer) {
        return switch (node) {
            case ObjectNode fields -> {
                var plain = new TreeMap<String, Object>();
                for (Map.Entry<String, JsonNode> field : fields.properties()) {
                    var inner = path.isEmpty() ? field.getKey() : path + "." + field.getKey();
                    if (reducer.derived().stream().noneMatch(part -> part.covers(inner))) {
                        plain.put(field.getKey(), plain(field.getValue(), inner, reducer));
                    }
                }
                yield plain;
            }
            case ArrayNode items -> {
                var plain = new ArrayList<Object>();
                for (int i = 0; i < items.size(); i++) {
                    plain.add(plain(items.get(i), path + "[" + i + "]", reducer));
                }
                if (plain.stream().allMatch(String.class::isInstance) && !reducer.isOrdered(path)) {
                    plain.sort(Comparator.comparing(Object::toString));
                }
                yield plain;
            }
            default -> node.isString() ? node.asString() : node;
        };
    }
}
