package parterre.stored;

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
/// A field that is not declared is an error, unless the object is [extensible][#extensible].
public final class ObjectCodec<T> implements Codec<T> {
    private final List<Field<T, ?>> fields;
    private final Function<JsonNode, T> make;
    private final boolean isExtensible;

    private ObjectCodec(List<Field<T, ?>> fields, Function<JsonNode, T> make, boolean isExtensible) {
        this.fields = List.copyOf(fields);
        this.make = make;
        this.isExtensible = isExtensible;
    }

    /// Returns the codec of such an object.
    ///
    /// @param declaration declares the fields in the order in which they are written, and returns how an
    ///     object is made of them
    public static <T> ObjectCodec<T> of(Function<Fields<T>, Function<JsonNode, T>> declaration) {
        return of(declaration, false);
    }

    /// Returns the codec of an object to which later builds may add fields. Reading ignores those.
    ///
    /// @param declaration as [#of] takes it
    public static <T> ObjectCodec<T> extensible(Function<Fields<T>, Function<JsonNode, T>> declaration) {
        return of(declaration, true);
    }

    private static <T> ObjectCodec<T> of(Function<Fields<T>, Function<JsonNode, T>> declaration, boolean isExtensible) {
        var fields = new Fields<T>();
        var make = declaration.apply(fields);
        return new ObjectCodec<>(fields.declared, make, isExtensible);
    }

    /// The fields of an object, as they are declared.
    public static final class Fields<T> {
        private final List<Field<T, ?>> declared = new ArrayList<>();

        private Fields() {}

        /// Declares a field that is always there.
        public <V> Field<T, V> add(String name, Codec<V> codec, Function<T, V> value) {
            return declared(name, codec, whole -> Optional.of(value.apply(whole)), stored -> {
                if (stored == null) {
                    throw new StoredException("the field '" + name + "' is missing");
                }
                return codec.read(stored);
            });
        }

        /// Declares a field that is always written, and that some stored objects do not have.
        ///
        /// @param otherwise the value of such objects
        public <V> Field<T, V> addLater(String name, Codec<V> codec, Function<T, V> value, V otherwise) {
            return declared(
                    name,
                    codec,
                    whole -> Optional.of(value.apply(whole)),
                    stored -> stored == null ? otherwise : codec.read(stored));
        }

        /// Declares a field that is left out where it has no value.
        public <V> Field<T, Optional<V>> addOptional(String name, Codec<V> codec, Function<T, Optional<V>> value) {
            return declared(
                    name, codec, value, stored -> Optional.ofNullable(stored).map(codec::read));
        }

        /// Declares a field that is null where it has no value.
        public <V> Field<T, Optional<V>> addNullable(String name, Codec<V> codec, Function<T, Optional<V>> value) {
            return declared(new Field<>(
                    name,
                    (whole, out) -> {
                        out.writeName(name);
                        value.apply(whole).ifPresentOrElse(known -> codec.write(known, out), out::writeNull);
                    },
                    stored -> Optional.ofNullable(stored)
                            .filter(known -> !known.isNull())
                            .map(codec::read)));
        }

        private <V, R> Field<T, R> declared(
                String name, Codec<V> codec, Function<T, Optional<V>> value, Function<@Nullable JsonNode, R> read) {
            return declared(new Field<>(
                    name,
                    (whole, out) -> value.apply(whole).ifPresent(known -> {
                        out.writeName(name);
                        codec.write(known, out);
                    }),
                    read));
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

    /// Reads an object.
    ///
    /// @param others names of further fields that are read elsewhere
    /// @throws StoredException if the JSON is not such an object, or a value in it is impossible
    T read(JsonNode stored, List<String> others) {
        for (var name : Codecs.object(stored).propertyNames()) {
            if (!isExtensible
                    && !others.contains(name)
                    && fields.stream().noneMatch(field -> field.name.equals(name))) {
                throw new StoredException("the field '" + name + "' is not known");
            }
        }
        try {
            return make.apply(stored);
        } catch (IllegalArgumentException e) {
            throw new StoredException("an object has impossible values", e);
        }
    }
}
