package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.InputCoercionException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.exc.ValueInstantiationException;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.type.LogicalType;

/// Writes and reads the protocol's JSON. It is strict, so that a typing mistake is reported and never guessed
/// at.
///
/// Only optionals without a value may be left out. In views a record is an object with its components by name.
/// A seat is "P1", a value by seat is an object with the seats that have one, and an enum is a lower case word.
/// A record of a sealed family has its name in `kind`.
final class Wire {
    private static final JsonMapper LINES = mapper().build();
    private static final JsonMapper VIEWS = mapper().annotationIntrospector(new Plain())
            .addModule(PlainValues.module())
            .build();

    private Wire() {}

    private static JsonMapper.Builder mapper() {
        return JsonMapper.builder()
                .changeDefaultNullHandling(_ -> JsonSetter.Value.forContentNulls(Nulls.FAIL))
                .changeDefaultPropertyInclusion(
                        inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                        DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .disable(EnumFeature.READ_ENUMS_USING_TO_STRING, EnumFeature.WRITE_ENUMS_USING_TO_STRING)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .withCoercionConfig(
                        LogicalType.Textual,
                        texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
                .withCoercionConfig(
                        LogicalType.Enum, words -> words.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail));
    }

    /// Returns the one object in this line.
    static ObjectNode object(String line) {
        JsonNode node;
        try {
            node = LINES.readTree(line);
        } catch (JacksonException e) {
            throw Fault.of(Fault.Code.MALFORMED, "The line is not JSON: " + firstSentence(e) + ".");
        }
        if (node instanceof ObjectNode object) {
            return object;
        }
        throw Fault.of(
                Fault.Code.MALFORMED, "A line must be one JSON object, such as {\"protocol\":1,\"op\":\"hello\"}.");
    }

    /// Returns the fields of a request.
    static <T> T fields(ObjectNode fields, Class<T> type) {
        return read(LINES, fields, type, "", Fault.Code.OUT_OF_RANGE);
    }

    /// Returns a message of the engine as an object.
    static ObjectNode said(Object said) {
        return LINES.valueToTree(said);
    }

    /// Returns an empty object.
    static ObjectNode empty() {
        return LINES.createObjectNode();
    }

    /// Returns this object as a line.
    static String line(ObjectNode object) {
        return LINES.writeValueAsString(object);
    }

    /// Returns a view of some game as JSON.
    static JsonNode view(Object view) {
        return VIEWS.valueToTree(view);
    }

    /// Reads a view from its JSON.
    ///
    /// @param where the field that holds the view
    static <V> V view(JsonNode json, Class<V> type, String where) {
        return read(VIEWS, json, type, where, Fault.Code.VIEW);
    }

    private static <T> T read(JsonMapper mapper, JsonNode json, Class<T> type, String where, Fault.Code unfit) {
        if (!json.isObject()) {
            throw Fault.at(Fault.Code.WRONG_TYPE, where, "'" + where + "' must be an object.");
        }
        try {
            return mapper.treeToValue(json, type);
        } catch (JacksonException e) {
            throw fault(e, where, unfit);
        }
    }

    private static Fault fault(JacksonException e, String root, Fault.Code unfit) {
        var where = path(e, root);
        return switch (e) {
            case UnrecognizedPropertyException _ ->
                Fault.at(Fault.Code.UNKNOWN_FIELD, where, "'" + where + "' is not a field here.");
            case ValueInstantiationException wrong ->
                Fault.at(unfit, where, "'" + where + "' does not hold together: " + cause(wrong) + ".");
            case InputCoercionException _ ->
                Fault.at(Fault.Code.OUT_OF_RANGE, where, "'" + where + "' is too large or too small a number.");
            case InvalidFormatException wrong
            when isWord(wrong) ->
                Fault.at(
                        Fault.Code.OUT_OF_RANGE,
                        where,
                        "'" + where + "' must be " + wanted(wrong.getTargetType()) + ".");
            case InvalidNullException _ -> Fault.at(Fault.Code.WRONG_TYPE, where, "'" + where + "' must not be null.");
            case MismatchedInputException wrong
            when isMissing(wrong) -> Fault.at(Fault.Code.MISSING_FIELD, where, "'" + where + "' is missing.");
            case MismatchedInputException wrong ->
                Fault.at(
                        Fault.Code.WRONG_TYPE, where, "'" + where + "' must be " + wanted(wrong.getTargetType()) + ".");
            default -> Fault.at(unfit, where, "'" + where + "' cannot be read: " + firstSentence(e) + ".");
        };
    }

    /// Returns true for a word that is not allowed, and false for a value that is not a word.
    private static boolean isWord(InvalidFormatException wrong) {
        return wrong.getValue() instanceof String && wrong.getTargetType() != String.class;
    }

    private static boolean isMissing(MismatchedInputException wrong) {
        var message = wrong.getOriginalMessage();
        return message.startsWith("Missing required creator property")
                || message.startsWith("Missing creator property");
    }

    private static String cause(ValueInstantiationException wrong) {
        var cause = wrong.getCause();
        return cause instanceof IllegalArgumentException && cause.getMessage() != null
                ? cause.getMessage()
                : "its fields do not fit each other";
    }

    private static String firstSentence(JacksonException e) {
        if (!(e instanceof StreamReadException)) {
            return "it is of an unexpected form";
        }
        var message = e.getOriginalMessage().lines().findFirst().orElse("");
        return message.replaceFirst("(: was expecting)? \\(.*", "");
    }

    private static String path(JacksonException e, String root) {
        var path = new StringBuilder(root);
        for (var part : e.getPath()) {
            if (part.getPropertyName() == null) {
                path.append('[').append(part.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(part.getPropertyName());
            }
        }
        return path.toString();
    }

    private static String wanted(@Nullable Class<?> type) {
        if (type == null) {
            return "of another type";
        }
        if (type.isEnum()) {
            return "one of "
                    + Arrays.stream(type.getEnumConstants())
                            .map(constant -> PlainValues.word((Enum<?>) constant))
                            .collect(Collectors.joining(", "));
        }
        if (type == int.class
                || type == Integer.class
                || type == OptionalInt.class
                || type == long.class
                || type == Long.class
                || type == OptionalLong.class) {
            return "a whole number";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type == String.class) {
            return "a string";
        }
        if (PlainValues.isSeat(type)) {
            return "a seat (\"P1\", \"P2\" ...)";
        }
        return Collection.class.isAssignableFrom(type) ? "a list" : "an object";
    }

    /// Describes the games' own records to Jackson without annotations. `kind` distinguishes the members of a
    /// sealed family, and enums are lower case words. Every component except an optional is required. Only a
    /// list of optionals may hold nulls.
    private static final class Plain extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1;

        @Override
        public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
            var own = super.findPolymorphicTypeInfo(config, annotated);
            return own == null && annotated instanceof AnnotatedClass && PlainValues.isFamily(annotated.getRawType())
                    ? PlainValues.byKind()
                    : own;
        }

        @Override
        public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass annotated) {
            return PlainValues.isMember(annotated.getRawType())
                    ? PlainValues.kind(annotated.getRawType())
                    : super.findTypeName(config, annotated);
        }

        @Override
        public String[] findEnumValues(
                MapperConfig<?> config, AnnotatedClass annotated, Enum<?>[] constants, String[] names) {
            return Stream.of(constants).map(PlainValues::word).toArray(String[]::new);
        }

        @Override
        public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
            return member instanceof AnnotatedParameter
                    ? Boolean.valueOf(!PlainValues.isOptional(member.getRawType()))
                    : super.hasRequiredMarker(config, member);
        }

        @Override
        public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated annotated) {
            JavaType type = annotated.getType();
            return type != null
                            && type.isCollectionLikeType()
                            && type.getContentType().getRawClass() == Optional.class
                    ? JsonSetter.Value.forContentNulls(Nulls.SET)
                    : super.findSetterInfo(config, annotated);
        }
    }
}
