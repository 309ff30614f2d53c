package parterre.cli.words;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import parterre.engine.Message;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.Wording;

/// Says messages in one language.
///
/// @param language the language
/// @param wording the words of the command line, and of the games it was made for
public record Voice(Locale language, Wording wording) {
    private static final Voice STANDARD = of(MessageCatalogue.STANDARD);

    /// Returns a voice for what the command line says.
    ///
    /// @param games slugs of games whose messages it says, too
    public static Voice of(Locale language, String... games) {
        var rooms = Stream.concat(Stream.of("engine", "bots", "server", "cli"), Stream.of(games));
        return new Voice(language, Wording.of(language, rooms.toList()));
    }

    /// Returns the voice for logs and exceptions.
    public static Voice standard() {
        return STANDARD;
    }

    /// Returns how a game ended, in words.
    public String ending(String ending) {
        return wording.named("ending", ending).orElse(ending);
    }

    /// Returns what a party is called that holds no seat.
    public String party(String name) {
        return wording.named("party", name).orElse(name);
    }

    /// Returns the message in words. Seats are called by their numbers.
    public String say(Message message) {
        return say(message, Naming.bySeat());
    }

    /// Returns the message in words for a reader who knows seats by these names.
    public String say(Message message, Naming naming) {
        return wording.say(message, naming);
    }

    /// Returns several messages in words, in order.
    public String say(List<? extends Message> messages, Naming naming) {
        return wording.say(messages, naming);
    }
}
