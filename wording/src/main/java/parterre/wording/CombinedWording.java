package parterre.wording;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.Message;
import parterre.engine.box.BoardWords;
import parterre.engine.box.GameBox;

/// Words the messages of every room in one language: of the games, and of the rooms whose messages may be part
/// of them. Thread-safe.
public final class CombinedWording {
    /// Rooms that are not games.
    private static final List<String> SHARED = List.of("engine", "catalogue", "bots", "lab", "server", "cli");

    private final Map<Class<?>, Wording> byMessage = new HashMap<>();
    private final Map<String, Wording> bySlug = new HashMap<>();
    private final Wording shared;

    private CombinedWording(Locale language, Collection<? extends GameBox<?, ?, ?>> games) {
        shared = Wording.of(language, SHARED);
        for (var box : games) {
            var wording = Wording.of(language, SHARED, List.of(box));
            bySlug.put(box.game().info().slug(), wording);
            CatalogueCheck.records(box.messages()).forEach(message -> byMessage.put(message, wording));
        }
    }

    public static CombinedWording of(Locale language, Collection<? extends GameBox<?, ?, ?>> games) {
        return new CombinedWording(language, games);
    }

    /// Returns the message as a text, with the words of the game that it belongs to.
    public String say(Message message, Naming naming) {
        return game(message).orElse(shared).say(message, naming);
    }

    /// Finds the wording of the game that the message, or one that is part of it, belongs to.
    private Optional<Wording> game(Message message) {
        if (message instanceof BoardWords.LayoutName name) {
            return Optional.ofNullable(bySlug.get(name.game()));
        }
        return Optional.ofNullable(byMessage.get(message.getClass()))
                .or(() -> Stream.of(message.getClass().getRecordComponents())
                        .map(part -> Wording.value(message, part))
                        .filter(Message.class::isInstance)
                        .flatMap(part -> game((Message) part).stream())
                        .findFirst());
    }
}
