package parterre.cli;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import parterre.cli.words.Voice;
import parterre.engine.Message;
import parterre.engine.Reading;

/// A mistake that the user must correct. It is printed as a message, never with a stack trace.
///
/// It tells what is wrong, where, and what would be right. It may have several lines.
final class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Exit exit;
    private final transient Function<Voice, String> says;

    private Complaint(Exit exit, Function<Voice, String> says) {
        super(says.apply(Voice.standard()));
        this.exit = exit;
        this.says = says;
    }

    /// Returns a complaint about the command line.
    static Complaint usage(Message message) {
        return new Complaint(Exit.USAGE, voice -> voice.say(message));
    }

    /// Returns a complaint about a value on the command line.
    static Complaint usage(List<Reading.Problem> problems) {
        return new Complaint(
                Exit.USAGE, voice -> problems.stream().map(voice::say).collect(Collectors.joining("\n")));
    }

    /// Returns a complaint about a file.
    static Complaint input(Message message) {
        return new Complaint(Exit.BAD_INPUT, voice -> voice.say(message));
    }

    /// Returns a complaint about the content of a file.
    ///
    /// @param file as the user called it
    static Complaint input(String file, List<Reading.Problem> problems) {
        return new Complaint(
                Exit.BAD_INPUT,
                voice -> problems.stream()
                        .map(problem -> file + ": " + voice.say(problem))
                        .collect(Collectors.joining("\n")));
    }

    /// Returns the value of a text, or throws a complaint about the command line that contained it.
    static <T> T usageUnlessGood(Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(List<Reading.Problem> problems) -> throw usage(problems);
        };
    }

    /// Returns the value of a file's text, or throws a complaint about the file.
    ///
    /// @param file as the user called it
    static <T> T inputUnlessGood(String file, Reading<T> reading) {
        return switch (reading) {
            case Reading.Good<T>(T value) -> value;
            case Reading.Bad<T>(List<Reading.Problem> problems) -> throw input(file, problems);
        };
    }

    /// Returns the complaint in the language of this voice.
    String said(Voice voice) {
        return says.apply(voice);
    }

    Exit exit() {
        return exit;
    }
}
