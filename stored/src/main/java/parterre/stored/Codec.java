package parterre.stored;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// Writes values of one type as JSON, and reads them back.
public interface Codec<T> {
    void write(T value, JsonGenerator out);

    /// Reads a value.
    ///
    /// @throws StoredException if the JSON is not such a value
    T read(JsonNode stored);

    /// Returns a value as JSON on one line.
    default String text(T value) {
        return JsonText.onOneLine(out -> write(value, out));
    }

    /// Returns a value as JSON with a line for each field.
    default String indentedText(T value) {
        return JsonText.indented(out -> write(value, out));
    }

    /// Returns the value of a text.
    ///
    /// @throws StoredException if the text is not such a value
    default T ofText(String text) {
        return read(JsonText.read(text));
    }
}
