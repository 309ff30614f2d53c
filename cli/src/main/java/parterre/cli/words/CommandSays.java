package parterre.cli.words;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Message;
import parterre.engine.Nearest;

/// The messages of every command: about its command line, and about failures.
public sealed interface CommandSays extends Message {
    record SayWhat() implements CommandSays {}

    record SeeHelp(String command) implements CommandSays {}

    record OwnError(String error) implements CommandSays {}

    record DebugTells() implements CommandSays {}

    record NoOption(String option, String command, Optional<String> nearest) implements CommandSays {}

    record NoCommand(String word, String command, Optional<String> nearest) implements CommandSays {}

    record TooMuch(String word, String command) implements CommandSays {}

    /// An option or parameter that the command needs is missing.
    ///
    /// @param missing options and parameters that are needed
    record Missing(List<String> missing) implements CommandSays {}

    /// An option was given without its value.
    ///
    /// @param option an option whose value is missing
    record NoValue(String option) implements CommandSays {}

    record Twice(String option) implements CommandSays {}

    record OnlyOneOf(List<String> options) implements CommandSays {}

    /// A value cannot be used.
    ///
    /// @param where the option or parameter
    /// @param fault what is wrong with its value, said
    record BadValue(String where, String fault) implements CommandSays {}

    record NotOneOfThese(String text, List<String> values) implements CommandSays {}

    /// Something that picocli says in its own words.
    record Other(String text) implements CommandSays {}

    record NoLanguage(String text, List<String> languages) implements CommandSays {}

    record NotWhole(String text, int most) implements CommandSays {}

    record TooFew(String option, String value, int least) implements CommandSays {}

    record NoSeed(String text) implements CommandSays {}

    record NoNumber(String text) implements CommandSays {}

    record NoViewer(String text) implements CommandSays {}

    // Games.

    record NoGame(String text, Optional<String> nearest, List<String> games) implements CommandSays {}

    // What is agreed before the start.

    record OptionWithoutValue(String option, String game, List<String> options) implements CommandSays {}

    record CannotBePlayed(Message reason) implements CommandSays {}

    record NoPreset(String game, String text, Optional<String> nearest, List<String> presets) implements CommandSays {}

    record NoGameOption(String text, String game, Optional<String> nearest, List<String> options)
            implements CommandSays {}

    record NoCardFile(String game, String file, List<String> options) implements CommandSays {}

    record CardsTwice(String file) implements CommandSays {}

    record OptionIsFile(String option) implements CommandSays {}

    // Where a position stands.

    record WaitsForSeat(String seat, Open moves) implements CommandSays {}

    record WaitsForSecrets(List<SecretAnswer> answers) implements CommandSays {}

    record SecretAnswer(String seat, Open moves) implements CommandSays {}

    record WaitsForLuck(Optional<Integer> outcomes) implements CommandSays {}

    record IsOver(String result) implements CommandSays {}

    /// How many moves are open.
    ///
    /// @param unlisted true if more are legal than are listed
    record Open(int count, boolean unlisted) implements CommandSays {}

    /// Returns the nearest words to a mistyped one, to be put behind a complaint.
    static Optional<String> nearest(String written, Collection<String> words) {
        var nearest = Nearest.to(written, words);
        return nearest.isEmpty()
                ? Optional.empty()
                : Optional.of(nearest.stream().map(word -> "'" + word + "'").collect(Collectors.joining(", ")));
    }
}
