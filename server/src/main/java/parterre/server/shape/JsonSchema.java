package parterre.server.shape;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The wire's types as JSON Schema (2020-12), as OpenAPI 3.1 uses it.
public final class JsonSchema {
    private JsonSchema() {}

    /// Returns every type that has a name, by its name.
    ///
    /// @param sent the types that callers send; a field of theirs that reads as empty, 0 or false when it is
    ///     missing is not required
    public static Map<String, Object> schemas(Shapes shapes, Set<Class<?>> sent) {
        var schemas = new TreeMap<String, Object>();
        for (var definition : shapes.definitions()) {
            schemas.put(Shapes.name(definition.type()), schema(definition, sent.contains(definition.type())));
        }
        return schemas;
    }

    private static Map<String, Object> schema(Shape.Definition definition, boolean sent) {
        return switch (definition) {
            case Shape.Words(var _, List<String> words) -> ordered("type", "string", "enum", words);
            case Shape.OneOf(var _, List<Class<?>> records) ->
                ordered("oneOf", records.stream().map(JsonSchema::reference).toList());
            case Shape.Fields(var _, String kind, List<Shape.Field> fields) -> {
                var properties = new LinkedHashMap<String, Object>();
                var required = new ArrayList<String>();
                if (!kind.isEmpty()) {
                    properties.put("kind", ordered("const", kind));
                    required.add("kind");
                }
                for (var field : fields) {
                    properties.put(field.name(), schema(field.shape()));
                    if (field.presence() == Shape.Presence.ALWAYS && !(sent && mayBeLeftOut(field.shape()))) {
                        required.add(field.name());
                    }
                }
                yield required.isEmpty()
                        ? ordered("type", "object", "properties", properties)
                        : ordered("type", "object", "required", required, "properties", properties);
            }
        };
    }

    private static boolean mayBeLeftOut(Shape shape) {
        return switch (shape) {
            case Shape.Text _, Shape.Whole _, Shape.Fraction _, Shape.Truth _, Shape.ListOf _, Shape.MapOf _ -> true;
            case Shape.Moment _,
                    Shape.SeatName _,
                    Shape.AnyView _,
                    Shape.AnyEvent _,
                    Shape.AnyMessage _,
                    Shape.AnyMove _,
                    Shape.AnyContent _,
                    Shape.AnyValue _,
                    Shape.Named _ -> false;
        };
    }

    /// Returns the schema of a value of this shape.
    public static Map<String, Object> schema(Shape shape) {
        return switch (shape) {
            case Shape.Text() -> ordered("type", "string");
            case Shape.Moment() -> ordered("type", "string", "format", "date-time");
            case Shape.SeatName() -> ordered("type", "string", "pattern", "^P[1-8]$");
            case Shape.Whole() -> ordered("type", "integer");
            case Shape.Fraction() -> ordered("type", "number");
            case Shape.Truth() -> ordered("type", "boolean");
            case Shape.AnyView() -> ordered("type", "object", "description", "A view of the game that is played.");
            case Shape.AnyEvent() -> ordered("type", "object", "description", "An event of the game that is played.");
            case Shape.AnyMessage() ->
                ordered("type", "object", "description", "A message of the game that is played.");
            case Shape.AnyMove() -> ordered("type", "object", "description", "A move of the game that is played.");
            case Shape.AnyContent() ->
                ordered(
                        "type",
                        "object",
                        "description",
                        "Contents by name. A content is a text or whole number, a list of contents, an object of"
                                + " contents by name, or null, which removes the part.");
            case Shape.AnyValue() -> ordered("description", "A value of any type that a view can hold.");
            case Shape.ListOf(Shape item) -> ordered("type", "array", "items", schema(item));
            case Shape.MapOf(Shape value) -> ordered("type", "object", "additionalProperties", schema(value));
            case Shape.Named(Class<?> type) -> reference(type);
        };
    }

    private static Map<String, Object> reference(Class<?> type) {
        return ordered("$ref", "#/components/schemas/" + Shapes.name(type));
    }

    private static Map<String, Object> ordered(Object... namesAndValues) {
        var map = new LinkedHashMap<String, Object>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }
}
