package parterre.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import parterre.engine.Message;
import parterre.engine.box.GameBox;
import parterre.wording.CombinedWording;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;

/// Says messages in English, for tests that read what a person would read. Seats are called `P1` and so on.
public final class English {
    private static final CombinedWording WORDING = CombinedWording.of(MessageCatalogue.STANDARD, games());

    private English() {}

    /// Returns the message in English, with the words of the game that it belongs to.
    public static String of(Message message) {
        return WORDING.say(message, Naming.bySeat());
    }

    static List<GameBox<?, ?, ?>> games() {
        var games = new ArrayList<GameBox<?, ?, ?>>();
        ServiceLoader.load(GameBox.class).forEach(games::add);
        return games;
    }
}
