package parterre.stored;

import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// JSON as text. The mappers write and read trees and streams only; they know no Java type.
final class JsonText {
    private static final JsonMapper COMPACT = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final JsonMapper INDENTED =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private JsonText() {}

    static String onOneLine(Consumer<JsonGenerator> writing) {
        return text(COMPACT, writing);
    }

    static String indented(Consumer<JsonGenerator> writing) {
        return text(INDENTED, writing);
    }

    private static String text(JsonMapper mapper, Consumer<JsonGenerator> writing) {
        var text = new StringWriter();
        try (var out = mapper.createGenerator(text)) {
            writing.accept(out);
        }
        return text.toString();
    }

    /// @throws StoredException if the text is not JSON
    static JsonNode read(String text) {
        try {
            return COMPACT.readTree(text);
        } catch (JacksonException e) {
            throw new StoredException("this is not JSON", e);
        }
    }
}
