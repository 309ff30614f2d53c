package parterre.lab.stored;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// The codec of an object with fields. Each field is declared once, with its stored name:
///
/// ```java
/// ObjectCodec<Score> codec = ObjectCodec.of(fields -> {
///     var games = fields.add("games", Codecs.INT, Score::games);
///     var won = fields.add("won", Codecs.NUMBER, Score::won);
///     return stored -> new Score(games.of(stored), won.of(stored));
/// });
/// ```
///
/// Reading leaves out fields that are not declared, because later builds may add some.
public final class ObjectCodec<T> implements Codec<T> {
    private static final JsonMapper COMPACT = JsonMapper.builder().build();
    private static final JsonMapper INDENTED =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

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
            return declared(new Field<>(name, (whole, out) -> codec.write(value.apply(whole), out), stored -> {
                if (stored == null) {
                    throw new StoredException("the field '" + name + "' is missing");
                }
                return codec.read(stored);
            }));
        }

        /// Declares a field that is always written, and that some stored objects do not have.
        ///
        /// @param otherwise the value of such objects
        public <V> Field<T, V> addLater(String name, Codec<V> codec, Function<T, V> value, V otherwise) {
            return declared(new Field<>(
                    name,
                    (whole, out) -> codec.write(value.apply(whole), out),
                    stored -> stored == null ? otherwise : codec.read(stored)));
        }

        /// Declares a field that is null where it has no value.
        public <V> Field<T, Optional<V>> addOptional(String name, Codec<V> codec, Function<T, Optional<V>> value) {
            return declared(new Field<>(
                    name,
                    (whole, out) ->
                            value.apply(whole).ifPresentOrElse(known -> codec.write(known, out), out::writeNull),
                    stored -> Optional.ofNullable(stored)
                            .filter(known -> !known.isNull())
                            .map(codec::read)));
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

    @Override
    public void write(T value, JsonGenerator out) {
        out.writeStartObject();
        fields.forEach(field -> {
            out.writeName(field.name);
            field.write.accept(value, out);
        });
        out.writeEndObject();
    }

    /// Reads an object.
    ///
    /// @throws StoredException if the JSON is not such an object, or a value in it is impossible
    @Override
    public T read(JsonNode stored) {
        try {
            return make.apply(Codecs.object(stored));
        } catch (IllegalArgumentException e) {
            throw new StoredException("an object has impossible values", e);
        }
    }

    /// Returns an object as JSON on one line.
    public String text(T value) {
        return text(value, COMPACT);
    }

    /// Returns an object as JSON with a line for each field.
    public String indentedText(T value) {
        return text(value, INDENTED);
    }

    private String text(T value, JsonMapper mapper) {
        var text = new StringWriter();
        try (var out = mapper.createGenerator(text)) {
            write(value, out);
        }
        return text.toString();
    }

    /// Returns the object of a text.
    ///
    /// @throws tools.jackson.core.JacksonException if the text is not such an object
    public T ofText(String text) {
        return read(COMPACT.readTree(text));
    }
}
