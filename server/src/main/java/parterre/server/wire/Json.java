package parterre.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Packed;
import parterre.engine.Printed;
import parterre.engine.Reading;
import parterre.engine.Reason;
import parterre.engine.Seat;
import parterre.engine.text.FieldContent;
import parterre.engine.view.Change;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import tools.jackson.databind.type.LogicalType;

/// Writes plain values as JSON, and reads them back.
///
/// Records are objects; what is missing from an `Optional` is left out. Enums are lower case words. A value of a sealed
/// interface says in `kind` which of its records it is. A seat is `"P1"`; a value for each seat is an object by seat.
/// No annotation is needed for any of that, so that views of games, which know no JSON, are written by the same rules.
/// Reading is strict: an unknown field, a second occurrence or a wrong type is an error; a missing text or list reads
/// as an empty one.
public final class Json {
    private Json() {}

    /// The one mapper; safe for all threads.
    public static final JsonMapper MAPPER = JsonMapper.builder()
            .annotationIntrospector(new PlainValues())
            .addModule(new SimpleModule("seats")
                    .addSerializer(new SeatAsText())
                    .addDeserializer(Seat.class, new SeatFromText())
                    .addSerializer(new BySeatAsObject())
                    .addSerializer(new PackedAsPlain())
                    .addSerializer(new ChangeAsOperation())
                    .addDeserializer(Event.class, new FromObject<>(Event.class, ReadMessage::new))
                    .addDeserializer(Message.class, new FromObject<>(Message.class, ReadMessage::new))
                    .addDeserializer(Move.class, new FromObject<>(Move.class, ReadMove::new))
                    .addDeserializer(FieldContent.Named.class, new NamedFromObject())
                    .addSerializer(new ReasonInWords()))
            .changeDefaultPropertyInclusion(old -> old.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .changeDefaultNullHandling(_ -> JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY, Nulls.FAIL))
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(
                    DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(MapperFeature.DEFAULT_VIEW_INCLUSION)
            .disable(EnumFeature.READ_ENUMS_USING_TO_STRING, EnumFeature.WRITE_ENUMS_USING_TO_STRING)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    texts -> List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean)
                            .forEach(shape -> texts.setCoercion(shape, CoercionAction.Fail)))
            .build();

    /// Records of a sealed interface carry their name in this field.
    public static final String KIND = "kind";

    public static String write(Object value) {
        return writer(value).writeValueAsString(value);
    }

    /// Writes a value in which there may be reasons, which this formatter says.
    public static String write(Object value, CallFormatter formatter) {
        return writer(value).withAttribute(CallFormatter.class, formatter).writeValueAsString(value);
    }

    private static ObjectWriter writer(Object value) {
        boolean leavesOut = value instanceof ManyViews || value instanceof TableEvent;
        return leavesOut ? MAPPER.writerWithView(WithoutPrinted.class) : MAPPER.writer();
    }

    /// A way of writing that leaves out what is marked as [Printed].
    private interface WithoutPrinted {}

    /// The ways of writing that do not.
    private interface WithPrinted {}

    /// Knows sealed interfaces, enums and what is printed without annotations of its own.
    private static final class PlainValues extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
            return sealedAbove(annotated.getRawType())
                    ? JsonTypeInfo.Value.construct(
                            JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, KIND, null, false, true, null)
                    : super.findPolymorphicTypeInfo(config, annotated);
        }

        @Override
        public Class<?> @Nullable [] findViews(MapperConfig<?> config, Annotated annotated) {
            return annotated.hasAnnotation(Printed.class)
                    ? new Class<?>[] {WithPrinted.class}
                    : super.findViews(config, annotated);
        }

        @Override
        public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
            var type = annotated.getRawType();
            if (!type.isInterface() || !type.isSealed()) {
                return super.findSubtypes(config, annotated);
            }
            return Arrays.stream(type.getPermittedSubclasses())
                    .map(record -> new NamedType(record, Words.of(record.getSimpleName())))
                    .toList();
        }

        @Override
        public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass annotated) {
            return sealedAbove(annotated.getRawType())
                    ? Words.of(annotated.getRawType().getSimpleName())
                    : super.findTypeName(config, annotated);
        }

        @Override
        public String[] findEnumValues(
                MapperConfig<?> config, AnnotatedClass annotated, Enum<?>[] values, String[] names) {
            return Stream.of(values).map(Enum::name).map(Words::of).toArray(String[]::new);
        }

        private static boolean sealedAbove(Class<?> type) {
            if (type.isInterface()) {
                return type.isSealed() || type == Event.class || type == Message.class || type == Move.class;
            }
            return type.isRecord() && Stream.of(type.getInterfaces()).anyMatch(Class::isSealed);
        }
    }

    private static final class SeatAsText extends StdSerializer<Seat> {
        SeatAsText() {
            super(Seat.class);
        }

        @Override
        public void serialize(Seat seat, JsonGenerator out, SerializationContext context) {
            out.writeString(seat.toString());
        }
    }

    private static final class SeatFromText extends StdDeserializer<Seat> {
        SeatFromText() {
            super(Seat.class);
        }

        @Override
        public @Nullable Seat deserialize(JsonParser in, DeserializationContext context) {
            var text = in.getValueAsString("");
            return switch (Seat.read(text)) {
                case Reading.Good<Seat>(Seat seat) -> seat;
                case Reading.Bad<Seat>(var problems) ->
                    (Seat) context.handleWeirdStringValue(
                            Seat.class, text, "%s", problems.getFirst().toString());
            };
        }
    }

    /// Keeps the fields of a message or move whose game the reader does not know.
    private static final class FromObject<T> extends StdDeserializer<T> {
        private final Function<Map<String, Object>, T> read;

        FromObject(Class<T> type, Function<Map<String, Object>, T> read) {
            super(type);
            this.read = read;
        }

        @Override
        public T deserialize(JsonParser in, DeserializationContext context) {
            Map<String, Object> fields = context.readValue(
                    in, context.getTypeFactory().constructMapType(LinkedHashMap.class, String.class, Object.class));
            return read.apply(fields);
        }

        @Override
        public T deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer kinds) {
            return deserialize(in, context);
        }
    }

    /// Reads contents of fields, which are texts, whole numbers, lists, objects and null.
    private static final class NamedFromObject extends StdDeserializer<FieldContent.Named> {
        NamedFromObject() {
            super(FieldContent.Named.class);
        }

        @Override
        public FieldContent.Named deserialize(JsonParser in, DeserializationContext context) {
            return content(context.readTree(in), context) instanceof FieldContent.Named parts
                    ? parts
                    : context.reportInputMismatch(FieldContent.Named.class, "%s", in.currentToken());
        }

        @Override
        public FieldContent.Named deserializeWithType(
                JsonParser in, DeserializationContext context, TypeDeserializer kinds) {
            return deserialize(in, context);
        }

        private static FieldContent content(JsonNode node, DeserializationContext context) {
            return switch (node.getNodeType()) {
                case STRING -> new FieldContent.Text(node.stringValue());
                case NULL -> new FieldContent.Nothing();
                case ARRAY ->
                    new FieldContent.Items(node.valueStream()
                            .map(item -> content(item, context))
                            .toList());
                case OBJECT -> {
                    var parts = new LinkedHashMap<String, FieldContent>();
                    node.properties().forEach(part -> parts.put(part.getKey(), content(part.getValue(), context)));
                    yield new FieldContent.Named(parts);
                }
                case NUMBER -> new FieldContent.Text(node.toString());
                case BINARY, BOOLEAN, MISSING, POJO ->
                    context.reportInputMismatch(FieldContent.Named.class, "%s", node);
            };
        }
    }

    /// A reason is said in the language of the call. It may quote what somebody sent, which may be long.
    private static final class ReasonInWords extends StdSerializer<Reason> {
        private static final int LONGEST = 400;

        ReasonInWords() {
            super(Reason.class);
        }

        @Override
        public void serialize(Reason reason, JsonGenerator out, SerializationContext context) {
            if (!(context.getAttribute(CallFormatter.class) instanceof CallFormatter formatter)) {
                throw new IllegalStateException("nobody says " + reason);
            }
            out.writeString(Words.brief(formatter.say(reason), LONGEST));
        }

        @Override
        public void serializeWithType(
                Reason reason, JsonGenerator out, SerializationContext context, TypeSerializer kinds) {
            serialize(reason, out, context);
        }
    }

    @SuppressWarnings("rawtypes") // serializers are registered by class
    private static final class PackedAsPlain extends StdSerializer<Packed> {
        PackedAsPlain() {
            super(Packed.class);
        }

        @Override
        public void serialize(Packed packed, JsonGenerator out, SerializationContext context) {
            context.writeValue(out, ((Packed<?>) packed).plain());
        }
    }

    @SuppressWarnings("rawtypes") // serializers are registered by class
    private static final class BySeatAsObject extends StdSerializer<BySeat> {
        BySeatAsObject() {
            super(BySeat.class);
        }

        @Override
        public void serialize(BySeat values, JsonGenerator out, SerializationContext context) {
            out.writeStartObject();
            for (var seat : ((BySeat<?>) values).seats()) {
                out.writeName(seat.toString());
                context.writeValue(out, values.of(seat));
            }
            out.writeEndObject();
        }
    }

    /// The value of a change is written as where it stands in a view: with its kind, if its type has kinds.
    private static final class ChangeAsOperation extends StdSerializer<Change> {
        ChangeAsOperation() {
            super(Change.class);
        }

        @Override
        public void serialize(Change change, JsonGenerator out, SerializationContext context) {
            out.writeStartObject();
            out.writeName("op");
            context.writeValue(out, change.op());
            out.writeName("path");
            context.writeValue(out, change.path());
            if (change.value().isPresent()) {
                out.writeName("value");
                write(change.value().get(), out, context);
            }
            out.writeEndObject();
        }

        private static void write(Object value, JsonGenerator out, SerializationContext context) {
            if (value instanceof List<?> items) {
                out.writeStartArray();
                items.forEach(item -> write(item, out, context));
                out.writeEndArray();
            } else {
                context.findTypedValueSerializer(value.getClass(), true).serialize(value, out, context);
            }
        }
    }
}
