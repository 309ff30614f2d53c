package parterre.stored;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The codec of objects of several kinds. The first field, `kind`, tells which kind an object is.
public final class KindCodec<T> implements Codec<T> {
    private static final String KIND = "kind";

    private final Map<String, Kind<? extends T>> byWord = new LinkedHashMap<>();
    private final Map<Class<?>, Kind<? extends T>> byType = new HashMap<>();

    /// @throws IllegalArgumentException if two kinds have the same word or type
    @SafeVarargs
    public KindCodec(Kind<? extends T>... kinds) {
        for (var kind : kinds) {
            if (byWord.put(kind.word, kind) != null || byType.put(kind.type, kind) != null) {
                throw new IllegalArgumentException("'" + kind.word + "' is declared twice");
            }
        }
    }

    /// A kind of object.
    public static final class Kind<T> {
        private final String word;
        private final Class<T> type;
        private final ObjectCodec<T> codec;

        private Kind(String word, Class<T> type, ObjectCodec<T> codec) {
            this.word = word;
            this.type = type;
            this.codec = codec;
        }

        private T read(JsonNode stored) {
            return codec.read(stored, List.of(KIND));
        }

        private void write(Object value, JsonGenerator out) {
            out.writeName(KIND);
            out.writeString(word);
            codec.writeFields(type.cast(value), out);
        }
    }

    /// Declares a kind.
    ///
    /// @param word its stored name
    /// @param fields as [ObjectCodec#of] takes them
    public static <T> Kind<T> kind(
            String word, Class<T> type, Function<ObjectCodec.Fields<T>, Function<JsonNode, T>> fields) {
        return new Kind<>(word, type, ObjectCodec.of(fields));
    }

    /// Declares a kind without fields.
    public static <T> Kind<T> empty(String word, Class<T> type, T value) {
        return kind(word, type, _ -> _ -> value);
    }

    /// Returns the stored names of the kinds and of the fields of each.
    public Map<String, List<String>> kinds() {
        var kinds = new LinkedHashMap<String, List<String>>();
        byWord.forEach((word, kind) -> kinds.put(word, kind.codec.fields()));
        return kinds;
    }

    @Override
    public void write(T value, JsonGenerator out) {
        out.writeStartObject();
        writeFields(value, out);
        out.writeEndObject();
    }

    void writeFields(T value, JsonGenerator out) {
        var kind = byType.get(value.getClass());
        if (kind == null) {
            throw new IllegalArgumentException("no kind is declared for " + value);
        }
        kind.write(value, out);
    }

    @Override
    public T read(JsonNode stored) {
        var word = Codecs.object(stored).get(KIND);
        if (word == null || !word.isString()) {
            throw new StoredException("the field 'kind' is missing");
        }
        var kind = byWord.get(word.stringValue());
        if (kind == null) {
            throw new StoredException("the kind '" + word.stringValue() + "' is not known");
        }
        return kind.read(stored);
    }
}
