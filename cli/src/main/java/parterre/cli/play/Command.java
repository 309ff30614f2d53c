package parterre.cli.play;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What can be typed beside moves.
enum Command {
    HELP("help", "", "this list"),
    WHAT("what", "", "what you are asked, and what you can pick (also: what can I do)"),
    MOVES("moves", "[START]", "the moves that are listed, or those that begin with START"),
    BACK("back", "", "take the last pick of this move back"),
    DONE("done", "", "make the move that your picks mean, where it is not clear by itself"),
    BOARD("board", "", "draw the board again"),
    SCORES("scores", "", "who has how many points"),
    HINT("hint", "", "what a strong bot would do (only where nobody else plays)"),
    UNDO("undo", "", "take your last move back"),
    LAST("last", "", "what has happened since your last move"),
    LOG("log", "", "what has happened since the start"),
    RULES("rules", "ID", "a rule by its number, as refusals name it"),
    WHO("who", "", "who sits where"),
    SAVE("save", "FILE", "write the game down; 'parterre play --resume FILE' goes on"),
    QUIT("quit", "", "leave the table");

    final String word;
    final String argument;
    final String says;

    Command(String word, String argument, String says) {
        this.word = word;
        this.argument = argument;
        this.says = says;
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
                .filter(command -> command.word.equals(first))
                .filter(command -> rest.isEmpty() || !command.argument.isEmpty() || command == WHAT)
                .findFirst()
                .map(command -> new Given(command, rest));
    }

    static List<String> words() {
        return Arrays.stream(values()).map(command -> command.word).toList();
    }

    /// The list of all, for people.
    static String help() {
        var text = new StringBuilder();
        for (var command : values()) {
            text.append(String.format(
                    Locale.ROOT, "  %-14s %s%n", (command.word + " " + command.argument).strip(), command.says));
        }
        return text.toString();
    }
}
