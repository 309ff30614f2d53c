package parterre.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.cli.play.PromptMessages.Placeholder;
import parterre.cli.words.Localizer;

/// The commands that a person can type beside moves. The catalogue describes them.
public enum Command {
    HELP,
    WHAT,
    MOVES(Placeholder.START),
    BACK,
    DONE,
    BOARD,
    SCORES,
    HINT,
    UNDO,
    LAST,
    LOG,
    RULES(Placeholder.ID),
    WHO,
    SAVE(Placeholder.FILE),
    QUIT;

    private final List<Placeholder> takes;

    Command(Placeholder... takes) {
        this.takes = List.of(takes);
    }

    /// Returns the word of the command, which is the same in every language.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// A command with its argument.
    record Given(Command command, String argument) {}

    /// Returns the command in this line, if there is one. A `/` in front marks a command.
    static Optional<Given> in(String line) {
        var text = line.startsWith("/") ? line.substring(1).strip() : line;
        var words = text.split("\\s+", 2);
        var first = words[0].toLowerCase(Locale.ROOT);
        var rest = words.length > 1 ? words[1].strip() : "";
        if (first.equals("?")) {
            return Optional.of(new Given(HELP, ""));
        }
        if (first.equals("exit") && rest.isEmpty()) {
            return Optional.of(new Given(QUIT, ""));
        }
        return Arrays.stream(values())
                .filter(command -> command.word().equals(first))
                .filter(command -> rest.isEmpty() || !command.takes.isEmpty() || command == WHAT)
                .findFirst()
                .map(command -> new Given(command, rest));
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Command::word).toList();
    }

    /// Returns the list of all commands, for people.
    static List<String> help(Localizer localizer) {
        return Arrays.stream(values())
                .map(command -> {
                    var typed = localizer.say(new PromptMessages.Takes(command.word(), command.takes));
                    return String.format(
                            Locale.ROOT, "  %-14s %s", typed, localizer.say(new PromptMessages.Explains(command)));
                })
                .toList();
    }
}
