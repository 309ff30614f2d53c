package parterre.lab.stored;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The codecs of plain values. Reading is strict: a value of another type is an error.
public final class Codecs {
    public static final Codec<String> TEXT = of((value, out) -> out.writeString(value), stored -> {
        if (!stored.isString()) {
            throw not("a text", stored);
        }
        return stored.stringValue();
    });

    public static final Codec<Boolean> FLAG = of((value, out) -> out.writeBoolean(value), stored -> {
        if (!stored.isBoolean()) {
            throw not("a flag", stored);
        }
        return stored.booleanValue();
    });

    public static final Codec<Integer> INT = of((value, out) -> out.writeNumber(value), stored -> {
        if (!stored.isIntegralNumber() || !stored.canConvertToInt()) {
            throw not("an int", stored);
        }
        return stored.intValue();
    });

    public static final Codec<Long> LONG = of((value, out) -> out.writeNumber(value), stored -> {
        if (!stored.isIntegralNumber() || !stored.canConvertToLong()) {
            throw not("a long", stored);
        }
        return stored.longValue();
    });

    /// The numbers that JSON does not have. They are stored as texts.
    private static final Map<String, Double> NOT_FINITE =
            Map.of("NaN", Double.NaN, "Infinity", Double.POSITIVE_INFINITY, "-Infinity", Double.NEGATIVE_INFINITY);

    /// A number that need not be whole or finite. Every bit of it is stored.
    public static final Codec<Double> NUMBER = of((value, out) -> out.writeNumber(value), stored -> {
        if (stored.isNumber()) {
            return stored.doubleValue();
        }
        var known = stored.isString() ? NOT_FINITE.get(stored.stringValue()) : null;
        if (known == null) {
            throw not("a number", stored);
        }
        return known;
    });

    private Codecs() {}

    private static <T> Codec<T> of(BiConsumer<T, JsonGenerator> write, Function<JsonNode, T> read) {
        return new Codec<>() {
            @Override
            public void write(T value, JsonGenerator out) {
                write.accept(value, out);
            }

            @Override
            public T read(JsonNode stored) {
                return read.apply(stored);
            }
        };
    }

    /// Returns the codec of a list, which is an array.
    public static <T> Codec<List<T>> list(Codec<T> items) {
        return of(
                (values, out) -> {
                    out.writeStartArray();
                    values.forEach(value -> items.write(value, out));
                    out.writeEndArray();
                },
                stored -> {
                    if (!stored.isArray()) {
                        throw not("a list", stored);
                    }
                    var values = new ArrayList<T>();
                    stored.values().forEach(item -> values.add(items.read(item)));
                    return List.copyOf(values);
                });
    }

    /// Returns the codec of values by a text, which are an object.
    public static <T> Codec<SortedMap<String, T>> map(Codec<T> values) {
        return of(
                (map, out) -> {
                    out.writeStartObject();
                    map.forEach((key, value) -> {
                        out.writeName(key);
                        values.write(value, out);
                    });
                    out.writeEndObject();
                },
                stored -> {
                    var map = new TreeMap<String, T>();
                    object(stored)
                            .properties()
                            .forEach(field -> map.put(field.getKey(), values.read(field.getValue())));
                    return map;
                });
    }

    /// Returns the codec of an enum's constants.
    ///
    /// @param words the stored word of each constant
    /// @throws IllegalArgumentException if a constant has no word, or two have the same
    public static <E extends Enum<E>> Codec<E> words(Class<E> type, Map<E, String> words) {
        var wordOf = new EnumMap<>(words);
        var constantOf = new HashMap<String, E>();
        words.forEach((constant, word) -> constantOf.put(word, constant));
        if (constantOf.size() != type.getEnumConstants().length) {
            throw new IllegalArgumentException("each constant needs a stored word of its own: " + words);
        }
        return of((value, out) -> out.writeString(Objects.requireNonNull(wordOf.get(value))), stored -> {
            var word = TEXT.read(stored);
            var constant = constantOf.get(word);
            if (constant == null) {
                throw new StoredException("'" + word + "' is not one of " + wordOf.values());
            }
            return constant;
        });
    }

    static JsonNode object(JsonNode stored) {
        if (!stored.isObject()) {
            throw not("an object", stored);
        }
        return stored;
    }

    private static StoredException not(String wanted, JsonNode stored) {
        return new StoredException("a value of type " + stored.getNodeType() + " is not " + wanted);
    }
}
