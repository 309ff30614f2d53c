package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;
import parterre.testkit.ExampleJar;
import parterre.testkit.Setups;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/// Damages single fields of views, at any depth. `imagine` refuses such a view and names a field, or returns the text
/// of a position in which a viewer sees exactly this view. Every field of the views that come up in games of all setups
/// is
/// damaged.
class DamagedViewTest {
    private static final int MOST_STEPS = 400;

    /// How many steps of a game lie between two views.
    private static final int STRIDE = 25;

    /// In how many views each field is damaged at least, if it comes up so often.
    private static final int LEAST_VIEWS = 2;

    /// How many wrong values a field of one view gets.
    private static final int MOST_VALUES = 3;

    /// Java's text of a record, such as `Count[least=0, most=9]`.
    private static final Pattern RECORD = Pattern.compile("\\b[A-Z]\\w*\\[");

    static Stream<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug());
    }

    @ParameterizedTest
    @MethodSource("games")
    void damagedField_isRefusedByNameOrFits(String slug) {
        damageViews(Boxes.named(slug).orElseThrow());
    }

    /// The example is a game from outside the tree, which the context class loader adds.
    @Test
    void exampleField_isRefusedByNameOrFits(@TempDir Path folder) throws IOException {
        var thread = Thread.currentThread();
        var usual = thread.getContextClassLoader();
        var jar = ExampleJar.thirstyPots(folder).toUri().toURL();
        try (var loader = new URLClassLoader(new URL[] {jar}, usual)) {
            thread.setContextClassLoader(loader);
            damageViews(Boxes.named("thirsty-pots").orElseThrow());
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private static <S, M extends Move, V> void damageViews(GameBox<S, M, V> box) {
        var game = box.game();
        var damages = new Damages(box);
        int number = 0;
        for (var setup : Setups.of(game, Map.of())) {
            var luck = Generator.of(number, 4);
            var position = Optional.of(game.start(setup));
            for (int step = 0; position.isPresent() && step < MOST_STEPS; step++) {
                S before = position.get();
                position = Playout.step(game, before, luck).map(done -> game.play(before, done));
                if (position.isEmpty() || step % STRIDE == number % STRIDE) {
                    var seat = Seat.of((number + step / STRIDE) % setup.seats());
                    damages.damage((ObjectNode) Wire.view(game.view(before, Viewer.player(seat))), luck);
                }
            }
            number++;
        }
        assertThat(damages.faults).isEmpty();
        assertThat(damages.refused).isPositive();
    }

    /// The damages of a game's views.
    private static final class Damages {
        private final Caller caller;
        private final Set<String> components;
        private final Map<String, Integer> damaged = new HashMap<>();
        private final List<String> faults = new ArrayList<>();
        private int refused;

        Damages(GameBox<?, ?, ?> box) {
            caller = new Caller(box);
            components = Stream.of(box.viewType().getRecordComponents())
                    .map(RecordComponent::getName)
                    .collect(Collectors.toSet());
        }

        /// Damages the fields of this view that have hardly been damaged yet, and one of the others.
        void damage(ObjectNode view, Luck luck) {
            var paths = new ArrayList<List<Object>>();
            collect(view, List.of(), paths);
            var byField = paths.stream()
                    .collect(Collectors.groupingBy(DamagedViewTest::field, TreeMap::new, Collectors.toList()));
            var drawn = List.copyOf(byField.keySet()).get(luck.below(byField.size()));
            byField.forEach((field, places) -> {
                if (field.equals(drawn) || damaged.getOrDefault(field, 0) < LEAST_VIEWS) {
                    damaged.merge(field, 1, Integer::sum);
                    damage(view, places.get(luck.below(places.size())), luck);
                }
            });
        }

        private void damage(ObjectNode view, List<Object> path, Luck luck) {
            var values = others(at(view, path));
            for (int i = 0; i < MOST_VALUES && !values.isEmpty(); i++) {
                var wrong = values.remove(luck.below(values.size()));
                var changed = view.deepCopy();
                put(changed, path, wrong);
                fault(changed)
                        .ifPresent(fault -> faults.add("%s = %s: %s, in %s".formatted(path, wrong, fault, changed)));
            }
        }

        /// Returns what is wrong with the answer to this view.
        private Optional<String> fault(ObjectNode view) {
            var request = Wire.empty().put("protocol", 1).put("op", "imagine").put("as", "texts");
            request.set("view", view);
            var answer = caller.say(Wire.line(request));
            if (answer.get("ok").booleanValue()) {
                var text = answer.get("texts").get(0).stringValue();
                return isSeen(text, withoutNulls(view)) ? Optional.empty() : Optional.of("is not seen in " + text);
            }
            refused++;
            var error = Caller.error(answer);
            var where = error.path("where").asString("").split("[.\\[]", 3);
            boolean isNamed = where[0].equals("view") && where.length > 1 && components.contains(where[1]);
            return isNamed
                            && !RECORD.matcher(error.get("message").stringValue())
                                    .find()
                    ? Optional.empty()
                    : Optional.of(error.toString());
        }

        private boolean isSeen(String text, JsonNode view) {
            return Stream.concat(Seat.first(Seat.MOST).stream().map(Seat::toString), Stream.of("spectator", "everyone"))
                    .map(viewer -> view("on", text, "viewer", viewer))
                    .anyMatch(answer -> view.equals(answer.get("view")));
        }

        private ObjectNode view(String... fields) {
            var request = Wire.empty().put("protocol", 1).put("op", "view");
            for (int i = 0; i < fields.length; i += 2) {
                request.put(fields[i], fields[i + 1]);
            }
            return caller.say(Wire.line(request));
        }
    }

    /// Returns the name of a field: its path without places in lists, and without the seats that are keys.
    private static String field(List<Object> path) {
        return path.stream()
                .map(key -> key instanceof String name && !name.matches("P[1-8]") ? name : "*")
                .collect(Collectors.joining("."));
    }

    /// Adds the paths of all values below this one.
    private static void collect(JsonNode node, List<Object> path, List<List<Object>> paths) {
        if (!path.isEmpty()) {
            paths.add(path);
        }
        if (node instanceof ObjectNode object) {
            object.properties().forEach(field -> collect(field.getValue(), with(path, field.getKey()), paths));
        } else if (node instanceof ArrayNode items) {
            for (int i = 0; i < items.size(); i++) {
                collect(items.get(i), with(path, i), paths);
            }
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

    /// Puts a value in this place of the view. A missing one is taken out.
    private static void put(ObjectNode view, List<Object> path, JsonNode value) {
        var parent = at(view, path.subList(0, path.size() - 1));
        var last = path.getLast();
        if (parent instanceof ArrayNode items && last instanceof Integer index) {
            items.remove(index.intValue());
            if (!value.isMissingNode()) {
                items.insert(index, value);
            }
        } else if (parent instanceof ObjectNode object && last instanceof String name) {
            object.remove(name);
            if (!value.isMissingNode()) {
                object.set(name, value);
            }
        }
    }

    /// Returns none, values of the same type, and values of other types.
    private static List<JsonNode> others(JsonNode value) {
        var texts = new ArrayList<>(List.of("null", "[]", "{}", "\"no such word\""));
        var others = new LinkedHashSet<JsonNode>();
        others.add(MissingNode.getInstance());
        if (value instanceof ObjectNode object) {
            others.add(object.deepCopy().put("other", 1));
        } else if (value instanceof ArrayNode items) {
            others.addAll(otherLists(items));
        } else if (value.isIntegralNumber()) {
            int number = value.intValue();
            texts.addAll(List.of(number + 1 + "", number - 1 + "", -number - 1 + "", "0", "77777", "2147483647"));
        } else if (value.isNumber()) {
            texts.addAll(List.of("0.125", "-1", "1e9"));
        } else if (value.isBoolean()) {
            texts.add(String.valueOf(!value.booleanValue()));
        } else {
            texts.addAll(List.of("\"\"", "\"P1\"", "\"P2\"", "\"P8\""));
        }
        texts.forEach(text -> others.add(Caller.MAPPER.readTree(text)));
        others.remove(value);
        return new ArrayList<>(others);
    }

    private static List<JsonNode> otherLists(ArrayNode items) {
        if (items.isEmpty()) {
            return Stream.of("[1]", "[\"P1\"]", "[\"x\"]", "[[]]", "[{}]", "[null]")
                    .map(Caller.MAPPER::readTree)
                    .toList();
        }
        var turned = Caller.MAPPER.createArrayNode();
        items.forEach(item -> turned.insert(0, item));
        var less = items.deepCopy();
        less.remove(0);
        return List.of(turned, less, items.deepCopy().add(items.get(0)));
    }

    /// Returns the view without the optionals that are null, which stand for those that are left out.
    private static JsonNode withoutNulls(JsonNode node) {
        if (node instanceof ObjectNode object) {
            var kept = Caller.MAPPER.createObjectNode();
            object.properties().stream()
                    .filter(field -> !field.getValue().isNull())
                    .forEach(field -> kept.set(field.getKey(), withoutNulls(field.getValue())));
            return kept;
        }
        if (node instanceof ArrayNode items) {
            var kept = Caller.MAPPER.createArrayNode();
            items.forEach(item -> kept.add(withoutNulls(item)));
            return kept;
        }
        return node;
    }
}
