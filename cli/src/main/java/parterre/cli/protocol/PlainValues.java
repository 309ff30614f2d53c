package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.ProgramMessages;
import parterre.engine.BySeat;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.module.SimpleModule;

/// Writes the contract's own values in a view's JSON. Seats are written as people write them, values by seat
/// are an object, and members of a sealed family have their `kind`.
final class PlainValues {
    private PlainValues() {}

    static JacksonModule module() {
        return new SimpleModule("parterre")
                .addSerializer(Seat.class, new SeatOut())
                .addKeySerializer(Seat.class, new SeatKeyOut())
                .addDeserializer(Seat.class, new SeatIn())
                .addKeyDeserializer(Seat.class, new SeatKeyIn())
                .addSerializer(BySeat.class, new BySeatOut())
                .addDeserializer(BySeat.class, new BySeatIn(null));
    }

    static boolean isSeat(Class<?> type) {
        return type == Seat.class;
    }

    /// Returns true for a sealed interface of a game. `kind` distinguishes its members.
    static boolean isFamily(Class<?> type) {
        return type.isInterface() && type.isSealed();
    }

    static JsonTypeInfo.Value byKind() {
        return JsonTypeInfo.Value.construct(
                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "kind", null, false, true, null);
    }

    /// Returns a record's name as its `kind`: "TradeOffer" is `trade-offer`.
    static String kind(Class<?> member) {
        return member.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /// Returns an enum's constant as a word: `OUT_OF_FLOWERS` is `out-of-flowers`.
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Returns true for optional types. A view may leave out an optional without a value.
    static boolean isOptional(Class<?> type) {
        return type == Optional.class
                || type == OptionalInt.class
                || type == OptionalLong.class
                || type == OptionalDouble.class;
    }

    static boolean isMember(Class<?> type) {
        return type.isRecord() && Arrays.stream(type.getInterfaces()).anyMatch(PlainValues::isFamily);
    }

    /// Reads the viewer of a request: "P1", "spectator" or "everyone".
    static Reading<Viewer> viewer(String text) {
        return switch (text) {
            case "spectator" -> Reading.good(Viewer.spectator());
            case "everyone" -> Reading.good(Viewer.everyone());
            default ->
                switch (Seat.read(text)) {
                    case Reading.Good<Seat>(Seat seat) -> Reading.good(Viewer.player(seat));
                    case Reading.Bad<Seat> _ -> Reading.bad(text, new ProgramMessages.NotAViewer());
                };
        };
    }

    private static final class SeatOut extends ValueSerializer<Seat> {
        @Override
        public void serialize(Seat seat, JsonGenerator json, SerializationContext context) {
            json.writeString(seat.toString());
        }
    }

    private static final class SeatKeyOut extends ValueSerializer<Seat> {
        @Override
        public void serialize(Seat seat, JsonGenerator json, SerializationContext context) {
            json.writeName(seat.toString());
        }
    }

    private static final class SeatIn extends ValueDeserializer<Seat> {
        @Override
        public Seat deserialize(JsonParser json, DeserializationContext context) {
            var text = json.getValueAsString("");
            return Seat.read(text) instanceof Reading.Good<Seat>(Seat seat) && json.hasToken(JsonToken.VALUE_STRING)
                    ? seat
                    : (Seat) context.handleWeirdStringValue(Seat.class, text, "not a seat");
        }
    }

    private static final class SeatKeyIn extends KeyDeserializer {
        @Override
        public @Nullable Object deserializeKey(String key, DeserializationContext context) {
            return Seat.read(key) instanceof Reading.Good<Seat>(Seat seat)
                    ? seat
                    : context.handleWeirdKey(Seat.class, key, "not a seat");
        }
    }

    @SuppressWarnings("rawtypes") // Jackson looks serializers up by their raw class
    private static final class BySeatOut extends ValueSerializer<BySeat> {
        @Override
        public void serialize(BySeat values, JsonGenerator json, SerializationContext context) {
            json.writeStartObject();
            for (var seat : ((BySeat<?>) values).seats()) {
                json.writeName(seat.toString());
                context.writeValue(json, values.of(seat));
            }
            json.writeEndObject();
        }
    }

    @SuppressWarnings("rawtypes") // Jackson looks deserializers up by their raw class
    private static final class BySeatIn extends ValueDeserializer<BySeat> {
        private final @Nullable JavaType content;

        BySeatIn(@Nullable JavaType content) {
            this.content = content;
        }

        @Override
        public ValueDeserializer<?> createContextual(DeserializationContext context, @Nullable BeanProperty property) {
            var type = context.getContextualType() != null
                    ? context.getContextualType()
                    : property == null ? null : property.getType();
            return new BySeatIn(type == null ? null : type.containedTypeOrUnknown(0));
        }

        @Override
        public BySeat deserialize(JsonParser json, DeserializationContext context) {
            if (content == null || !json.isExpectedStartObjectToken()) {
                return (BySeat) context.handleUnexpectedToken(BySeat.class, json);
            }
            BySeat<Object> values = BySeat.none();
            for (var name = json.nextName(); name != null; name = json.nextName()) {
                json.nextToken();
                values = with(values, name, json, context);
            }
            return values;
        }

        private BySeat<Object> with(
                BySeat<Object> values, String name, JsonParser json, DeserializationContext context) {
            try {
                if (!(Seat.read(name) instanceof Reading.Good<Seat>(Seat seat))) {
                    throw InvalidFormatException.from(json, "not a seat", name, Seat.class);
                }
                Object value = context.readValue(json, content);
                if (value == null) {
                    throw MismatchedInputException.from(json, content, "no value");
                }
                return values.with(seat, value);
            } catch (JacksonException e) {
                throw e.prependPath(values, name);
            }
        }
    }
}
