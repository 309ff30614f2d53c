package parterre.cli.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.wording.CombinedWording;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;
import parterre.wording.Wording;
import parterre.wording.Words;

/// Says messages of the command line and of all games in one language.
///
/// @param language the language
/// @param messages the words of every room
/// @param names the words for what the localizer's game describes by name alone
public record Localizer(Locale language, CombinedWording messages, Wording names) {
    /// The room whose words describe what every game has, such as learned values.
    private static final String BOTS = "bots";

    private static final Map<Spoken, CombinedWording> WORDINGS = new ConcurrentHashMap<>();

    /// A language, and where the games come from.
    private record Spoken(Locale language, ClassLoader games) {
        static Spoken here(Locale language) {
            return new Spoken(
                    language,
                    Objects.requireNonNullElse(
                            Thread.currentThread().getContextClassLoader(), Localizer.class.getClassLoader()));
        }
    }

    /// Returns a localizer for what the command line says.
    ///
    /// @param games the games that it speaks of
    public static Localizer of(Locale language, GameBox<?, ?, ?>... games) {
        return new Localizer(
                language,
                WORDINGS.computeIfAbsent(
                        Spoken.here(language), each -> CombinedWording.of(each.language(), Boxes.all())),
                Wording.of(language, List.of(BOTS), List.of(games)));
    }

    /// Returns the localizer for logs, exceptions and formats that programs read.
    public static Localizer standard() {
        return of(MessageCatalogue.STANDARD);
    }

    /// Returns the words for something that a game describes by its name alone, such as `("option", "lap")`.
    public String describe(String kind, String name) {
        return names.describe(kind, name);
    }

    /// Returns why a game ended, in words.
    public String ending(GameBox<?, ?, ?> box, String notation) {
        return box.ending(notation)
                .flatMap(cause -> names.text(Words.key(cause), Map.of()))
                .orElse(notation);
    }

    /// Returns what a party is called that holds no seat.
    public String party(String name) {
        return names.named("party", name + ".label").orElse(name);
    }

    /// Returns the message in words. Seats are called by their numbers.
    public String say(Message message) {
        return say(message, Naming.bySeat());
    }

    /// Returns the message in words for a reader who knows seats by these names.
    public String say(Message message, Naming naming) {
        return messages.say(message, naming);
    }

    /// Returns several messages in words, in order. Quiet events and messages without words leave no trace.
    public String say(List<? extends Message> messages, Naming naming) {
        return messages.stream()
                .filter(message -> !(message instanceof Event.Quiet))
                .map(message -> say(message, naming))
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
