package parterre.cli;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Writes JSON in the forms of this command.
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
}
