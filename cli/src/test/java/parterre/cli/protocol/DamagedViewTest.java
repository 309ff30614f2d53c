package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Damages single values of views, at any depth: `imagine` refuses the view by a field, or returns positions
/// in which the seat sees exactly this view.
class DamagedViewTest {
    private static final int SEEDS = 4;
    private static final int STEPS = 15;

    /// How many values of one view are damaged.
    private static final int MOST_VALUES = 40;

    static Stream<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyValueOfAView_isCheckedOrFits(String slug) {
        damageViews(Boxes.named(slug).orElseThrow());
    }

    private static <S, M extends Move, V> void damageViews(GameBox<S, M, V> box) {
        var game = box.game();
        var info = game.info();
        int refused = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            var luck = Generator.of(seed, 4);
            int seats = info.leastSeats() + seed % (info.mostSeats() - info.leastSeats() + 1);
            S position = game.start(Setup.standard(info, seats));
            for (int step = 0; step < STEPS * (seed + 1); step++) {
                S before = position;
                position = Playout.step(game, before, luck)
                        .map(done -> game.play(before, done))
                        .orElse(before);
            }
            var view = (ObjectNode) Wire.view(game.view(position, Viewer.player(Seat.of(0))));
            var paths = new ArrayList<List<Object>>();
            collect(view, List.of(), paths);
            var caller = new Caller(box);
            for (int i = 0; i < MOST_VALUES && !paths.isEmpty(); i++) {
                var path = paths.remove(luck.below(paths.size()));
                for (var wrong : others(at(view, path))) {
                    var damaged = view.deepCopy();
                    put(damaged, path, wrong);
                    refused += isRefused(caller, damaged, path) ? 1 : 0;
                }
            }
        }
        assertThat(refused).isPositive();
    }

    /// Adds the paths of all numbers, texts and flags.
    private static void collect(JsonNode node, List<Object> path, List<List<Object>> paths) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(field -> collect(field.getValue(), with(path, field.getKey()), paths));
        } else if (node instanceof ArrayNode items) {
            for (int i = 0; i < items.size(); i++) {
                collect(items.get(i), with(path, i), paths);
            }
        } else {
            paths.add(path);
        }
    }

    private static List<Object> with(List<Object> path, Object last) {
        return Stream.concat(path.stream(), Stream.of(last)).toList();
    }

    private static JsonNode at(JsonNode node, List<Object> path) {
        var found = node;
        for (var key : path) {
            found = key instanceof Integer index ? found.get(index) : found.get((String) key);
        }
        return found;
    }

    private static void put(ObjectNode view, List<Object> path, JsonNode value) {
        var parent = at(view, path.subList(0, path.size() - 1));
        if (parent instanceof ArrayNode items) {
            items.set((Integer) path.getLast(), value);
        } else {
            ((ObjectNode) parent).set((String) path.getLast(), value);
        }
    }

    /// Returns values of the same type and of another one.
    private static Set<JsonNode> others(JsonNode value) {
        var texts = new ArrayList<>(List.of("[]", "\"no such word\""));
        if (value.isIntegralNumber()) {
            int number = value.intValue();
            texts.addAll(List.of(number + 1 + "", number - 1 + "", -number - 1 + "", "0", "77777"));
        } else if (value.isNumber()) {
            texts.addAll(List.of("0.125", "-1", "1e9"));
        } else if (value.isBoolean()) {
            texts.add(String.valueOf(!value.booleanValue()));
        } else {
            texts.addAll(List.of("\"\"", "\"P1\"", "\"P2\"", "\"P8\""));
        }
        var others = new LinkedHashSet<JsonNode>();
        texts.forEach(text -> others.add(Caller.MAPPER.readTree(text)));
        others.remove(value);
        return others;
    }

    private static boolean isRefused(Caller caller, ObjectNode view, List<Object> path) {
        var request = Wire.empty().put("protocol", 1).put("op", "imagine");
        request.set("view", view);
        var answer = caller.say(Wire.line(request));
        if (!answer.get("ok").booleanValue()) {
            var error = Caller.error(answer);
            assertThat(Caller.code(error)).as("%s: %s", path, view).isNotEqualTo("internal");
            assertThat(error.get("where").stringValue())
                    .as("%s: %s", path, view)
                    .startsWith("view");
            assertThat(error.get("message").stringValue())
                    .as("the words, without a Java record")
                    .doesNotContainPattern("\\b[A-Z]\\w+\\[");
            return true;
        }
        var viewer = view.path("viewer").path("seat").asString("P1");
        for (var world : Caller.texts(answer.get("positions"))) {
            assertThat(caller.ok("view", "on", world, "viewer", viewer).get("view"))
                    .as("seen in a position imagined from a view with another %s", path)
                    .isEqualTo(view);
        }
        caller.ok("forget", "handles", Caller.texts(answer.get("positions")));
        return false;
    }
}
