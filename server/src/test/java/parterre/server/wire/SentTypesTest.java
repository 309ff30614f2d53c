package parterre.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.server.Answers;
import parterre.server.http.OpenApi;
import parterre.server.shape.JsonSchema;
import parterre.server.shape.Shapes;
import tools.jackson.core.JacksonException;

/// The API's description requires exactly the fields that a caller cannot leave out.
class SentTypesTest {
    private static final Shapes SHAPES = new Shapes();
    private static final Map<String, Class<?>> SENT = sent();
    private static final Map<String, Object> SCHEMAS = JsonSchema.schemas(SHAPES, SHAPES.below(OpenApi.sent()));

    private static Map<String, Class<?>> sent() {
        var sent = new TreeMap<String, Class<?>>();
        SHAPES.below(OpenApi.sent()).forEach(type -> sent.put(Shapes.name(type), type));
        return sent;
    }

    static Stream<String> objects() {
        return SENT.keySet().stream().filter(name -> schema(name).containsKey("properties"));
    }

    @ParameterizedTest
    @MethodSource("objects")
    void onlyWhatIsRequiredMustBeThere(String name) {
        var type = (Class<?>) there(SENT, name);
        var least = least(name);
        assertThat(Answers.MAPPER.readValue(Json.write(least, Object::toString), type))
                .isNotNull();
        for (var field : required(name)) {
            var less = new LinkedHashMap<>(least);
            less.remove(field);
            assertThatThrownBy(() -> Answers.MAPPER.readValue(Json.write(less, Object::toString), type))
                    .as(name + " without " + field)
                    .isInstanceOf(JacksonException.class);
        }
    }

    /// An object with the required fields alone.
    private static Map<String, Object> least(String name) {
        var least = new LinkedHashMap<String, Object>();
        var properties = (Map<?, ?>) there(schema(name), "properties");
        for (var field : required(name)) {
            least.put(field, value((Map<?, ?>) there(properties, field)));
        }
        return least;
    }

    private static Object value(Map<?, ?> schema) {
        if (schema.get("$ref") instanceof String reference) {
            var name = reference.replaceFirst(".*/", "");
            var there = schema(name);
            return there.containsKey("properties") ? least(name) : value(there);
        }
        if (schema.containsKey("const")) {
            return schema.get("const");
        }
        if (schema.get("enum") instanceof List<?> words) {
            return words.getFirst();
        }
        if (schema.get("oneOf") instanceof List<?> kinds) {
            return value((Map<?, ?>) kinds.getFirst());
        }
        return "P1";
    }

    private static List<String> required(String name) {
        return schema(name).get("required") instanceof List<?> names
                ? names.stream().map(String.class::cast).toList()
                : List.of();
    }

    private static Map<?, ?> schema(String name) {
        return (Map<?, ?>) there(SCHEMAS, name);
    }

    private static Object there(Map<?, ?> map, String key) {
        return Objects.requireNonNull(map.get(key), key);
    }
}
