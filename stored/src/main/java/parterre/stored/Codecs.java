package parterre.stored;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import parterre.engine.Reading;
import parterre.engine.Seat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The codecs of plain values. Reading is strict: a value of another type is an error.
public final class Codecs {
    public static final Codec<String> TEXT = of((value, out) -> out.writeString(value), Codecs::text);

    public static final Codec<Boolean> FLAG = of((value, out) -> out.writeBoolean(value), stored -> {
        if (!stored.isBoolean()) {
            throw not("a flag", stored);
        }
        return stored.booleanValue();
    });

    public static final Codec<Long> LONG = of((value, out) -> out.writeNumber(value), stored -> {
        if (!stored.isIntegralNumber() || !stored.canConvertToLong()) {
            throw not("a long", stored);
        }
        return stored.longValue();
    });

    public static final Codec<Integer> INT = of((value, out) -> out.writeNumber(value), stored -> {
        if (!stored.isIntegralNumber() || !stored.canConvertToInt()) {
            throw not("an int", stored);
        }
        return stored.intValue();
    });

    /// A finite number that need not be whole.
    public static final Codec<Double> NUMBER = of((value, out) -> out.writeNumber(value), stored -> {
        if (!stored.isNumber()) {
            throw not("a number", stored);
        }
        return stored.doubleValue();
    });

    /// The numbers that JSON does not have.
    private static final Map<String, Double> NOT_FINITE =
            Map.of("NaN", Double.NaN, "Infinity", Double.POSITIVE_INFINITY, "-Infinity", Double.NEGATIVE_INFINITY);

    /// Any number, every bit of it. Numbers that are not finite are stored as texts.
    public static final Codec<Double> ANY_NUMBER = of((value, out) -> out.writeNumber(value), stored -> {
        var known = stored.isString() ? NOT_FINITE.get(stored.stringValue()) : null;
        return known == null ? NUMBER.read(stored) : known;
    });

    /// A seat as `P1`.
    public static final Codec<Seat> SEAT = of((value, out) -> out.writeString("P" + value.number()), stored -> {
        if (stored.isString() && Seat.read(stored.stringValue()) instanceof Reading.Good<Seat>(Seat seat)) {
            return seat;
        }
        throw not("a seat", stored);
    });

    /// A time in UTC as ISO 8601 writes it.
    public static final Codec<Instant> TIME = of((value, out) -> out.writeString(value.toString()), stored -> {
        try {
            return Instant.parse(text(stored));
        } catch (DateTimeException e) {
            throw new StoredException("a text is not a time", e);
        }
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

    /// Returns the codec of values by a text, which are an object. Its fields are written in the order of the
    /// texts, and read in the order in which they stand.
    public static <T> Codec<Map<String, T>> map(Codec<T> values) {
        return map(values, TreeMap::new, LinkedHashMap::new);
    }

    /// Returns the same for a map that is sorted by its texts.
    public static <T> Codec<SortedMap<String, T>> sortedMap(Codec<T> values) {
        return map(values, TreeMap::new, TreeMap::new);
    }

    /// Returns the same for a map whose own order is kept.
    public static <T> Codec<Map<String, T>> orderedMap(Codec<T> values) {
        return map(values, written -> written, LinkedHashMap::new);
    }

    private static <T, M extends Map<String, T>> Codec<M> map(
            Codec<T> values, Function<M, Map<String, T>> ordered, Supplier<M> empty) {
        return of(
                (map, out) -> {
                    out.writeStartObject();
                    ordered.apply(map).forEach((key, value) -> {
                        out.writeName(key);
                        values.write(value, out);
                    });
                    out.writeEndObject();
                },
                stored -> {
                    var map = empty.get();
                    object(stored)
                            .properties()
                            .forEach(field -> map.put(field.getKey(), values.read(field.getValue())));
                    return map;
                });
    }

    static JsonNode object(JsonNode stored) {
        if (!stored.isObject()) {
            throw not("an object", stored);
        }
        return stored;
    }

    private static String text(JsonNode stored) {
        if (!stored.isString()) {
            throw not("a text", stored);
        }
        return stored.stringValue();
    }

    /// The value itself may be a secret of the table, so it is not told.
    private static StoredException not(String wanted, JsonNode stored) {
        return new StoredException("a value of type " + stored.getNodeType() + " is not " + wanted);
    }
}
