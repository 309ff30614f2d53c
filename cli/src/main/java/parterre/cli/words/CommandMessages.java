package parterre.cli.words;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Message;
import parterre.engine.NearestWords;

/// The messages of every command: about its command line, and about failures.
public sealed interface CommandMessages extends Message {
    record SayWhat() implements CommandMessages {}

    record SeeHelp(String command) implements CommandMessages {}

    record OwnError(String error) implements CommandMessages {}

    record DebugTells() implements CommandMessages {}

    record NoOption(String option, String command, Optional<String> nearest) implements CommandMessages {}

    record NoCommand(String word, String command, Optional<String> nearest) implements CommandMessages {}

    record TooMuch(String word, String command) implements CommandMessages {}

    /// An option or parameter that the command needs is missing.
    ///
    /// @param missing options and parameters that are needed
    record Missing(List<String> missing) implements CommandMessages {}

    /// An option was given without its value.
    ///
    /// @param option an option whose value is missing
    record NoValue(String option) implements CommandMessages {}

    record Twice(String option) implements CommandMessages {}

    record OnlyOneOf(List<String> options) implements CommandMessages {}

    /// A value cannot be used.
    ///
    /// @param where the option or parameter
    /// @param fault what is wrong with its value, said
    record BadValue(String where, String fault) implements CommandMessages {}

    record NotOneOfThese(String text, List<String> values) implements CommandMessages {}

    /// Something that picocli says in its own words.
    record Other(String text) implements CommandMessages {}

    record NoLanguage(String text, List<String> languages) implements CommandMessages {}

    record NotWhole(String text, int most) implements CommandMessages {}

    record TooFew(String option, String value, int least) implements CommandMessages {}

    record NoSeed(String text) implements CommandMessages {}

    record NoNumber(String text) implements CommandMessages {}

    record NoViewer(String text) implements CommandMessages {}

    // Games.

    record NoGame(String text, Optional<String> nearest, List<String> games) implements CommandMessages {}

    // The agreement before the start.

    record OptionWithoutValue(String option, String game, List<String> options) implements CommandMessages {}

    record CannotBePlayed(Message reason) implements CommandMessages {}

    record NoPreset(String game, String text, Optional<String> nearest, List<String> presets)
            implements CommandMessages {}

    record NoGameOption(String text, String game, Optional<String> nearest, List<String> options)
            implements CommandMessages {}

    record NoCardFile(String game, String file, List<String> options) implements CommandMessages {}

    record CardsTwice(String file) implements CommandMessages {}

    record OptionIsFile(String option) implements CommandMessages {}

    // The state of a position.

    record WaitsForSeat(String seat, Open moves) implements CommandMessages {}

    record WaitsForSecrets(List<SecretAnswer> answers) implements CommandMessages {}

    record SecretAnswer(String seat, Open moves) implements CommandMessages {}

    record WaitsForLuck(Optional<Integer> outcomes) implements CommandMessages {}

    record IsOver(String result) implements CommandMessages {}

    /// How many moves are open.
    ///
    /// @param unlisted true if more are legal than are listed
    record Open(int count, boolean unlisted) implements CommandMessages {}

    /// Returns the nearest words to a mistyped one, to be put behind an exception.
    static Optional<String> nearest(String written, Collection<String> words) {
        var nearest = NearestWords.to(written, words);
        return nearest.isEmpty()
                ? Optional.empty()
                : Optional.of(nearest.stream().map(word -> "'" + word + "'").collect(Collectors.joining(", ")));
    }
}
