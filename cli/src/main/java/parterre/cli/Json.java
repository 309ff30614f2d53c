package parterre.cli;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// JSON as this command writes it.
final class Json {
    private static final JsonMapper PRETTY =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    private static final JsonMapper PLAIN = JsonMapper.builder().build();

    private Json() {}

    /// On several lines, for people who look.
    static String text(Object value) {
        return PRETTY.writeValueAsString(value);
    }

    /// On one line, for files with a line a value.
    static String line(Object value) {
        return PLAIN.writeValueAsString(value);
    }
}
