package parterre.cli;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import parterre.cli.words.Localizer;
import parterre.engine.Message;
import parterre.engine.Reading;

/// A mistake that the user must correct. It is printed as a message, never with a stack trace.
///
/// It tells what is wrong, where, and what would be right. It may have several lines.
final class CommandException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Exit exit;
    private final transient Function<Localizer, String> says;

    private CommandException(Exit exit, Function<Localizer, String> says) {
        super(says.apply(Localizer.standard()));
        this.exit = exit;
        this.says = says;
    }

    /// Returns an exception about the command line.
    static CommandException usage(Message message) {
        return new CommandException(Exit.USAGE, localizer -> localizer.say(message));
    }

    /// Returns an exception about a value on the command line.
    static CommandException usage(List<Reading.Problem> problems) {
        return new CommandException(
                Exit.USAGE, localizer -> problems.stream().map(localizer::say).collect(Collectors.joining("\n")));
    }

    /// Returns an exception about a file.
    static CommandException input(Message message) {
        return new CommandException(Exit.BAD_INPUT, localizer -> localizer.say(message));
    }

    /// Returns an exception about the content of a file.
    ///
    /// @param file as the user called it
    static CommandException input(String file, List<Reading.Problem> problems) {
        return new CommandException(
                Exit.BAD_INPUT,
                localizer -> problems.stream()
                        .map(problem -> file + ": " + localizer.say(problem))
                        .collect(Collectors.joining("\n")));
    }

    /// Returns the value of a text, or throws an exception about the command line that contained it.
    static <T> T usageUnlessGood(Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(List<Reading.Problem> problems) -> throw usage(problems);
        };
    }

    /// Returns the value of a file's text, or throws an exception about the file.
    ///
    /// @param file as the user called it
    static <T> T inputUnlessGood(String file, Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(List<Reading.Problem> problems) -> throw input(file, problems);
        };
    }

    /// Returns the exception in the language of this localizer.
    String said(Localizer localizer) {
        return says.apply(localizer);
    }

    Exit exit() {
        return exit;
    }
}
