package parterre.server.http;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parterre.engine.box.BoardWords;
import parterre.engine.box.GameBox;
import parterre.server.shape.Shape;
import parterre.server.shape.Shapes;
import parterre.server.wire.GameWords;
import parterre.server.wire.GameWords.Argument;
import parterre.server.wire.GameWords.Kind;
import parterre.server.wire.Words;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;

/// Gathers the words of a game that the page was not built with, and of the ready-made board.
final class OutsideWords {
    /// These are for the laboratory and the terminal, or the server says them itself.
    private static final Pattern ELSEWHERE = Pattern.compile("(evaluator|figure|example|game)\\..*");

    private OutsideWords() {}

    /// @param language one that the game's messages are written in
    static GameWords of(GameBox<?, ?, ?> box, Locale language) {
        var patterns = new TreeMap<String, String>();
        var messages = new TreeMap<String, List<Argument>>();
        CatalogueCheck.records(List.of(BoardWords.class)).forEach(type -> add(type, messages));
        for (var each : List.of(MessageCatalogue.STANDARD, language)) {
            MessageCatalogue.find("engine", each)
                    .ifPresent(engine -> messages.keySet()
                            .forEach(key -> patterns.put(key, engine.patterns().get(key))));
        }
        CatalogueCheck.records(box.messages()).forEach(type -> add(type, messages));
        for (var each : List.of(MessageCatalogue.STANDARD, language)) {
            MessageCatalogue.find(box, each).ifPresent(game -> patterns.putAll(game.patterns()));
        }
        patterns.keySet().removeIf(key -> ELSEWHERE.matcher(key).matches());
        var kinds = messages.keySet().stream().collect(Collectors.toMap(key -> key, Words::of));
        return new GameWords(language.toLanguageTag(), patterns, messages, kinds);
    }

    private static void add(Class<?> record, Map<String, List<Argument>> messages) {
        var shapes = new Shapes();
        shapes.of(record);
        var types = new HashMap<Class<?>, Shape.Definition>();
        shapes.definitions().forEach(definition -> types.put(definition.type(), definition));
        if (types.get(record) instanceof Shape.Fields(var _, String _, List<Shape.Field> fields)) {
            messages.put(
                    record.getSimpleName(),
                    fields.stream().map(field -> argument(field, types)).toList());
        }
    }

    private static Argument argument(Shape.Field field, Map<Class<?>, Shape.Definition> types) {
        boolean list = field.shape() instanceof Shape.ListOf;
        var shape = field.shape() instanceof Shape.ListOf(Shape item) ? item : field.shape();
        var kind = switch (shape) {
            case Shape.SeatName() -> Kind.SEAT;
            case Shape.Named(Class<?> type) -> types.get(type) instanceof Shape.Words ? Kind.WORD : Kind.MESSAGE;
            case Shape.AnyMessage(), Shape.AnyEvent() -> Kind.MESSAGE;
            case Shape.Text _,
                    Shape.Moment _,
                    Shape.Whole _,
                    Shape.Fraction _,
                    Shape.Truth _,
                    Shape.AnyView _,
                    Shape.AnyMove _,
                    Shape.AnyContent _,
                    Shape.AnyValue _,
                    Shape.ListOf _,
                    Shape.MapOf _ -> Kind.VALUE;
        };
        var type = shape instanceof Shape.Named(Class<?> named) ? named.getSimpleName() : "";
        return new Argument(field.name(), kind, type, field.presence() == Shape.Presence.SOMETIMES, list);
    }
}
