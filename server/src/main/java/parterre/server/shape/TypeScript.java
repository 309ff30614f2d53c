package parterre.server.shape;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.ChanceMove;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Reason;
import parterre.engine.box.GameBox;
import parterre.engine.box.Label;

/// The wire's types as one TypeScript module, with a namespace of its own for each game's view.
public final class TypeScript {
    private static final String HEAD = """
            // The types of the server's API and streams, and of every game's view.
            // Written from the Java records by parterre.server.shape.TypeScript. Do not edit.

            export type Seat = string;
            /** The content of a field, taken apart; null removes the part. */
            export type FieldContent = string | number | null | readonly FieldContent[] | FieldParts;
            export type FieldParts = { readonly [name: string]: FieldContent };
            """;

    private TypeScript() {}

    /// Writes the module.
    ///
    /// @param wire the messages; the types they are made of are included
    /// @param games the games whose views are wanted
    public static String module(List<? extends Type> wire, List<GameBox<?, ?, ?>> games) {
        var shapes = new Shapes();
        wire.forEach(shapes::of);
        Set<Class<?>> common = types(shapes.definitions());
        var text = new StringBuilder(HEAD);
        union("View", "View", games, text);
        union("GameEvent", "Event", games, text);
        union("GameMessage", "Message", games, text);
        union("GameMove", "Move", games, text);
        declare(shapes.definitions(), "", text);
        for (var box : games) {
            var own = new Shapes();
            own.of(box.viewType());
            sent(box).forEach(own::of);
            moves(box.moveType()).forEach(own::of);
            var definitions = own.definitions().stream()
                    .filter(definition -> !common.contains(definition.type()))
                    .toList();
            text.append("\n/** ").append(box.game().info().name()).append(". */\n");
            text.append("export declare namespace ").append(namespace(box)).append(" {\n");
            declare(definitions, "    ", text);
            if (!Shapes.name(box.viewType()).equals("View")) {
                text.append("    export type View = ")
                        .append(Shapes.name(box.viewType()))
                        .append(";\n");
            }
            families(box, text);
            text.append("    export type Move = ")
                    .append(moves(box.moveType()).distinct().map(Shapes::name).collect(Collectors.joining(" | ")))
                    .append(";\n");
            text.append("}\n");
            text.append("export interface ").append(namespace(box)).append(" {\n");
            for (var type : List.of("View", "Event", "Message", "Move")) {
                text.append("    " + type + ": " + namespace(box) + "." + type + ";\n");
            }
            text.append("}\n");
        }
        return text.toString();
    }

    /// Declares the type that has a game's own type for each game.
    private static void union(String name, String own, List<GameBox<?, ?, ?>> games, StringBuilder text) {
        text.append("export type ").append(name).append(" = ");
        text.append(
                games.isEmpty()
                        ? "unknown"
                        : games.stream().map(box -> namespace(box) + "." + own).collect(Collectors.joining(" | ")));
        text.append(";\n");
    }

    /// Returns the families that are sent as data. Reasons are said by the server, and labels stand on text boards.
    private static List<Class<? extends Message>> sent(GameBox<?, ?, ?> box) {
        return box.messages().stream()
                .filter(family -> !Reason.class.isAssignableFrom(family) && !Label.class.isAssignableFrom(family))
                .toList();
    }

    /// Returns the records of the moves that seats can make.
    private static Stream<Class<?>> moves(Class<?> family) {
        return ChanceMove.class.isAssignableFrom(family)
                ? Stream.empty()
                : family.isRecord()
                        ? Stream.of(family)
                        : Stream.of(family.getPermittedSubclasses()).flatMap(TypeScript::moves);
    }

    /// Declares `Event` and `Message` of the game's namespace.
    private static void families(GameBox<?, ?, ?> box, StringBuilder text) {
        var events = sent(box).stream().filter(Event.class::isAssignableFrom).toList();
        for (var family : List.of(Map.entry("Event", events), Map.entry("Message", sent(box)))) {
            text.append("    export type ").append(family.getKey()).append(" = ");
            text.append(
                    family.getValue().isEmpty()
                            ? "never"
                            : family.getValue().stream().map(Shapes::name).collect(Collectors.joining(" | ")));
            text.append(";\n");
        }
    }

    /// `gardens-of-mars` is the namespace `GardensOfMars`.
    private static String namespace(GameBox<?, ?, ?> box) {
        return List.of(box.game().info().slug().split("-")).stream()
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
    }

    private static Set<Class<?>> types(Collection<Shape.Definition> definitions) {
        return definitions.stream().map(Shape.Definition::type).collect(Collectors.toSet());
    }

    private static void declare(Collection<Shape.Definition> definitions, String indent, StringBuilder text) {
        var names = new HashSet<String>();
        for (var definition : definitions) {
            var name = Shapes.name(definition.type());
            if (!names.add(name)) {
                throw new IllegalArgumentException("two types would be called " + name + "; rename one of them");
            }
            switch (definition) {
                case Shape.Words(var _, List<String> words) ->
                    text.append(indent)
                            .append("export type ")
                            .append(name)
                            .append(" = ")
                            .append(words.stream().map(TypeScript::quoted).collect(Collectors.joining(" | ")))
                            .append(";\n");
                case Shape.OneOf(var _, List<Class<?>> records) ->
                    text.append(indent)
                            .append("export type ")
                            .append(name)
                            .append(" = ")
                            .append(records.stream().map(Shapes::name).collect(Collectors.joining(" | ")))
                            .append(";\n");
                case Shape.Fields(var _, String kind, List<Shape.Field> fields) -> {
                    var lines = new ArrayList<String>();
                    if (!kind.isEmpty()) {
                        lines.add("kind: " + quoted(kind));
                    }
                    for (var field : fields) {
                        var mark = field.presence() == Shape.Presence.SOMETIMES ? "?: " : ": ";
                        lines.add(field.name() + mark + type(field.shape()));
                    }
                    text.append(indent).append("export interface ").append(name).append(" {\n");
                    lines.forEach(line ->
                            text.append(indent).append("    ").append(line).append(";\n"));
                    text.append(indent).append("}\n");
                }
            }
        }
    }

    private static String type(Shape shape) {
        return switch (shape) {
            case Shape.Text(), Shape.Moment() -> "string";
            case Shape.SeatName() -> "Seat";
            case Shape.Whole(), Shape.Fraction() -> "number";
            case Shape.Truth() -> "boolean";
            case Shape.AnyView() -> "View";
            case Shape.AnyEvent() -> "GameEvent";
            case Shape.AnyMessage() -> "GameMessage";
            case Shape.AnyMove() -> "GameMove";
            case Shape.AnyContent() -> "FieldParts";
            case Shape.AnyValue() -> "unknown";
            case Shape.ListOf(Shape item) -> type(item) + "[]";
            case Shape.MapOf(Shape value) -> "{ [key: string]: " + type(value) + " }";
            case Shape.Named(Class<?> type) -> Shapes.name(type);
        };
    }

    private static String quoted(String word) {
        return '"' + word + '"';
    }
}
