package parterre.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import parterre.engine.Message;
import parterre.engine.box.GameBox;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Says messages in English, for tests that read what a person would read. Seats are called `P1` and so on.
public final class English {
    /// Rooms whose messages may be part of any other's.
    private static final List<String> SHARED = List.of("engine", "catalogue", "bots", "server", "cli");

    private static final Map<Class<?>, String> GAMES = games();
    private static final Map<String, Wording> WORDINGS = new ConcurrentHashMap<>();

    private English() {}

    /// Returns the message in English, with the words of the game that it belongs to.
    public static String of(Message message) {
        return WORDINGS.computeIfAbsent(GAMES.getOrDefault(message.getClass(), ""), English::wording)
                .say(message, Naming.bySeat());
    }

    private static Wording wording(String game) {
        var rooms = new ArrayList<>(SHARED);
        rooms.add(game);
        return Wording.of(MessageCatalogue.STANDARD, rooms);
    }

    private static Map<Class<?>, String> games() {
        var games = new HashMap<Class<?>, String>();
        for (GameBox<?, ?, ?> box : ServiceLoader.load(GameBox.class)) {
            CatalogueCheck.records(box.messages())
                    .forEach(record -> games.put(record, box.game().info().slug()));
        }
        return games;
    }
}
