package parterre.cli;

import java.util.List;
import java.util.stream.Collectors;
import parterre.cli.play.Spoken;
import parterre.engine.Reading;

/// What the person at the keyboard must put right: printed as it is, never with a stack trace.
///
/// The message says what is wrong, where, and what would be right; it may have several lines.
final class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Exit exit;

    private Complaint(Exit exit, String message) {
        super(message);
        this.exit = exit;
    }

    /// About the command line.
    static Complaint usage(String message) {
        return new Complaint(Exit.USAGE, message);
    }

    /// About a value on the command line.
    static Complaint usage(List<Reading.Problem> problems) {
        return usage(lines(problems));
    }

    /// About a file.
    static Complaint input(String message) {
        return new Complaint(Exit.BAD_INPUT, message);
    }

    /// About the content of a file.
    ///
    /// @param file as the user called it
    static Complaint input(String file, List<Reading.Problem> problems) {
        return input(problems.stream().map(problem -> file + ": " + Spoken.of(problem)).collect(Collectors.joining("\n")));
    }

    private static String lines(List<Reading.Problem> problems) {
        return problems.stream().map(Spoken::of).collect(Collectors.joining("\n"));
    }

    /// What the text gave, or the complaint about the command line that it was part of.
    static <T> T usageUnlessGood(Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(List<Reading.Problem> problems) -> throw usage(problems);
        };
    }

    /// What the file's text gave, or the complaint about it.
    ///
    /// @param file as the user called it
    static <T> T inputUnlessGood(String file, Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(List<Reading.Problem> problems) -> throw input(file, problems);
        };
    }

    Exit exit() {
        return exit;
    }
}
