package parterre.server.stored;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/// The codec of an object with fields. Each field is declared once, with its stored name:
///
/// ```java
/// ObjectCodec<Played> codec = ObjectCodec.of(fields -> {
///     var table = fields.add("table", Codecs.TEXT, Played::table);
///     var result = fields.add("result", Codecs.TEXT, Played::result);
///     return stored -> new Played(table.of(stored), result.of(stored));
/// });
/// ```
///
/// A field that is not declared is an error.
public final class ObjectCodec<T> implements Codec<T> {
    private final List<Field<T, ?>> fields;
    private final Function<JsonNode, T> make;

    private ObjectCodec(List<Field<T, ?>> fields, Function<JsonNode, T> make) {
        this.fields = List.copyOf(fields);
        this.make = make;
    }

    /// Returns the codec of such an object.
    ///
    /// @param declaration declares the fields in the order in which they are written, and returns how an
    ///     object is made of them
    public static <T> ObjectCodec<T> of(Function<Fields<T>, Function<JsonNode, T>> declaration) {
        var fields = new Fields<T>();
        var make = declaration.apply(fields);
        return new ObjectCodec<>(fields.declared, make);
    }

    /// The fields of an object, as they are declared.
    public static final class Fields<T> {
        private final List<Field<T, ?>> declared = new ArrayList<>();

        private Fields() {}

        /// Declares a field that is always there.
        public <V> Field<T, V> add(String name, Codec<V> codec, Function<T, V> value) {
            return declared(new Field<>(
                    name,
                    (whole, out) -> {
                        out.writeName(name);
                        codec.write(value.apply(whole), out);
                    },
                    stored -> {
                        if (stored == null) {
                            throw new StoredException("the field '" + name + "' is missing");
                        }
                        return codec.read(stored);
                    }));
        }

        /// Declares a field that is left out where it has no value.
        public <V> Field<T, Optional<V>> addOptional(String name, Codec<V> codec, Function<T, Optional<V>> value) {
            return declared(new Field<>(
                    name,
                    (whole, out) -> value.apply(whole).ifPresent(known -> {
                        out.writeName(name);
                        codec.write(known, out);
                    }),
                    stored -> Optional.ofNullable(stored).map(codec::read)));
        }

        private <V> Field<T, V> declared(Field<T, V> field) {
            declared.add(field);
            return field;
        }
    }

    /// A field of an object.
    public static final class Field<T, V> {
        private final String name;
        private final BiConsumer<T, JsonGenerator> write;
        private final Function<@Nullable JsonNode, V> read;

        private Field(String name, BiConsumer<T, JsonGenerator> write, Function<@Nullable JsonNode, V> read) {
            this.name = name;
            this.write = write;
            this.read = read;
        }

        /// Returns the value of this field in a stored object.
        ///
        /// @throws StoredException if there is no such value
        public V of(JsonNode whole) {
            return read.apply(whole.get(name));
        }
    }

    /// Returns the stored names of the fields.
    public List<String> fields() {
        return fields.stream().map(field -> field.name).toList();
    }

    @Override
    public void write(T value, JsonGenerator out) {
        out.writeStartObject();
        writeFields(value, out);
        out.writeEndObject();
    }

    void writeFields(T value, JsonGenerator out) {
        fields.forEach(field -> field.write.accept(value, out));
    }

    @Override
    public T read(JsonNode stored) {
        return read(stored, List.of());
    }

    /// @param others names of further fields that are read elsewhere
    T read(JsonNode stored, List<String> others) {
        for (var name : Codecs.object(stored).propertyNames()) {
            if (!others.contains(name) && fields.stream().noneMatch(field -> field.name.equals(name))) {
                throw new StoredException("the field '" + name + "' is not known");
            }
        }
        return make.apply(stored);
    }
}
