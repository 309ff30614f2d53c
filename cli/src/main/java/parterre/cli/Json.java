package parterre.cli;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Writes and reads JSON in the forms of this command.
final class Json {
    private static final JsonMapper PRETTY =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    private static final JsonMapper PLAIN = JsonMapper.builder().build();

    private Json() {}

    /// Returns JSON on several lines, for people.
    static String text(Object value) {
        return PRETTY.writeValueAsString(value);
    }

    /// Returns JSON on one line, for files with one value a line.
    static String line(Object value) {
        return PLAIN.writeValueAsString(value);
    }

    /// Returns what such a line says.
    ///
    /// @throws tools.jackson.core.JacksonException if it is no such JSON
    static <T> T read(String line, Class<T> type) {
        return PLAIN.readValue(line, type);
    }

    /// Returns what a part of such a line says.
    ///
    /// @throws tools.jackson.core.JacksonException if it is something else
    static <T> T value(JsonNode part, Class<T> type) {
        return PLAIN.treeToValue(part, type);
    }
}
