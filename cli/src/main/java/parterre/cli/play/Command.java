package parterre.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.cli.play.PromptSays.Placeholder;
import parterre.cli.words.Voice;

/// What can be typed beside moves. What a command does is said by the catalogue.
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

    /// What is typed for it, in every language.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// A command with what stands behind it.
    record Given(Command command, String argument) {}

    /// The command that this line gives, if it gives one; a `/` in front says that it does.
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

    /// The list of all, for people.
    static List<String> help(Voice voice) {
        return Arrays.stream(values())
                .map(command -> {
                    var typed = voice.say(new PromptSays.Takes(command.word(), command.takes));
                    return String.format(Locale.ROOT, "  %-14s %s", typed, voice.say(new PromptSays.Explains(command)));
                })
                .toList();
    }
}
