package parterre.lab.stored;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// Writes values of one type as JSON, and reads them back.
public interface Codec<T> {
    void write(T value, JsonGenerator out);

    /// Reads a value.
    ///
    /// @throws StoredException if the JSON is not such a value
    T read(JsonNode stored);
}
