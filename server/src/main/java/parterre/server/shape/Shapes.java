package parterre.server.shape;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import parterre.engine.BySeat;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Packed;
import parterre.engine.Reason;
import parterre.engine.Seat;
import parterre.engine.text.FieldContent;
import parterre.server.wire.Words;

/// Reads the shapes of records, sealed interfaces and enums, and of all that they are made of.
public final class Shapes {
    private final Map<Class<?>, Shape.Definition> definitions = new LinkedHashMap<>();

    /// Returns the shape of this type, and reads the types it is made of, too.
    ///
    /// @throws IllegalArgumentException naming the type, if it is no plain value
    public Shape of(Type type) {
        return switch (type) {
            case Class<?> plain -> ofClass(plain);
            case ParameterizedType generic -> ofGeneric(generic);
            case WildcardType wildcard when wildcard.getUpperBounds()[0] == Object.class -> new Shape.AnyValue();
            case WildcardType wildcard -> of(wildcard.getUpperBounds()[0]);
            default -> throw new IllegalArgumentException(type + " is no plain value");
        };
    }

    /// Returns everything read so far that has a name, in the order in which it was met.
    public Collection<Shape.Definition> definitions() {
        return List.copyOf(definitions.values());
    }

    /// Returns these types and all named types that they are made of.
    public Set<Class<?>> below(Collection<Class<?>> types) {
        var found = new LinkedHashSet<Class<?>>();
        types.forEach(type -> gather(of(type), found));
        return found;
    }

    private void gather(Shape shape, Set<Class<?>> found) {
        switch (shape) {
            case Shape.ListOf(Shape item) -> gather(item, found);
            case Shape.MapOf(Shape value) -> gather(value, found);
            case Shape.Named(Class<?> type) -> {
                if (found.add(type)) {
                    switch (Objects.requireNonNull(definitions.get(type))) {
                        case Shape.Fields(var _, var _, List<Shape.Field> fields) ->
                            fields.forEach(field -> gather(field.shape(), found));
                        case Shape.OneOf(var _, List<Class<?>> records) ->
                            records.forEach(record -> gather(new Shape.Named(record), found));
                        case Shape.Words _ -> {}
                    }
                }
            }
            case Shape.Text _,
                    Shape.Moment _,
                    Shape.SeatName _,
                    Shape.Whole _,
                    Shape.Fraction _,
                    Shape.Truth _,
                    Shape.AnyView _,
                    Shape.AnyEvent _,
                    Shape.AnyMessage _,
                    Shape.AnyMove _,
                    Shape.AnyContent _,
                    Shape.AnyValue _ -> {}
        }
    }

    private Shape ofGeneric(ParameterizedType type) {
        var raw = (Class<?>) type.getRawType();
        var last = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
        if (Collection.class.isAssignableFrom(raw)) {
            return new Shape.ListOf(of(last));
        }
        if (Map.class.isAssignableFrom(raw) || raw == BySeat.class) {
            return new Shape.MapOf(of(last));
        }
        throw new IllegalArgumentException(type + " is no plain value");
    }

    private Shape ofClass(Class<?> type) {
        if (type == String.class || type == Reason.class) {
            return new Shape.Text();
        }
        if (type == Seat.class) {
            return new Shape.SeatName();
        }
        if (type == Instant.class) {
            return new Shape.Moment();
        }
        if (type == int.class || type == long.class || type == Integer.class || type == Long.class) {
            return new Shape.Whole();
        }
        if (type == double.class || type == Double.class) {
            return new Shape.Fraction();
        }
        if (type == boolean.class || type == Boolean.class) {
            return new Shape.Truth();
        }
        if (type == Object.class) {
            return new Shape.AnyView();
        }
        if (type == Event.class) {
            return new Shape.AnyEvent();
        }
        if (type == Message.class) {
            return new Shape.AnyMessage();
        }
        if (type == Move.class) {
            return new Shape.AnyMove();
        }
        if (type == FieldContent.Named.class) {
            return new Shape.AnyContent();
        }
        if (Packed.class.isAssignableFrom(type)) {
            return of(plain(type));
        }
        if (type.isArray()) {
            return new Shape.ListOf(of(type.getComponentType()));
        }
        define(type);
        return new Shape.Named(type);
    }

    /// Returns the type of the plain value that this type stands for.
    private static Type plain(Class<?> packed) {
        return Arrays.stream(packed.getGenericInterfaces())
                .filter(type -> type instanceof ParameterizedType generic && generic.getRawType() == Packed.class)
                .map(type -> ((ParameterizedType) type).getActualTypeArguments()[0])
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(packed + " does not say what it stands for"));
    }

    private void define(Class<?> type) {
        if (definitions.containsKey(type)) {
            return;
        }
        if (type.isEnum()) {
            definitions.put(type, new Shape.Words(type, words(type)));
        } else if (type.isRecord()) {
            // A place is kept first: records may contain themselves.
            definitions.put(type, new Shape.Fields(type, kind(type), List.of()));
            var fields = Stream.of(type.getRecordComponents())
                    .map(part -> field(part.getName(), part.getGenericType()))
                    .toList();
            definitions.put(type, new Shape.Fields(type, kind(type), fields));
        } else if (type.isInterface() && type.isSealed()) {
            List<Class<?>> records = Stream.of(type.getPermittedSubclasses())
                    .filter(each -> !Event.RuleEffect.class.isAssignableFrom(each))
                    .toList();
            definitions.put(type, new Shape.OneOf(type, records));
            records.forEach(this::define);
        } else {
            throw new IllegalArgumentException(type + " is no plain value");
        }
    }

    private Shape.Field field(String name, Type type) {
        if (type == OptionalInt.class || type == OptionalLong.class) {
            return new Shape.Field(name, new Shape.Whole(), Shape.Presence.SOMETIMES);
        }
        return type instanceof ParameterizedType generic && generic.getRawType() == Optional.class
                ? new Shape.Field(name, of(generic.getActualTypeArguments()[0]), Shape.Presence.SOMETIMES)
                : new Shape.Field(name, of(type), Shape.Presence.ALWAYS);
    }

    private static String kind(Class<?> type) {
        return Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed) ? Words.of(type.getSimpleName()) : "";
    }

    private static List<String> words(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .map(value -> Words.of(((Enum<?>) value).name()))
                .toList();
    }

    /// Returns the name of a type outside Java: its own name, after the name of its sealed interface if it has one.
    public static String name(Class<?> type) {
        var above = Arrays.stream(type.getInterfaces())
                .filter(Class::isSealed)
                .findFirst()
                .map(Class::getSimpleName)
                .orElse("");
        return type.getSimpleName().startsWith(above) ? type.getSimpleName() : above + type.getSimpleName();
    }
}
