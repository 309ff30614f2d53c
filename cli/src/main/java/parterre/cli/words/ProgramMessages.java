package parterre.cli.words;

import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Reason;

/// The messages about programs that play as bots.
public sealed interface ProgramMessages extends Message {
    /// A mistake in the name of a program.
    sealed interface Problem extends ProgramMessages, Reason {}

    record NotAProgram() implements Problem {}

    record NotATime() implements Problem {}

    record NotAViewer() implements Problem {}

    record NotPlayouts() implements Problem {}

    record NotAProgramOption() implements Problem {}

    record ProgramUnnamed() implements Problem {}

    record NoSuchProgram() implements Problem {}

    record OpenQuote() implements Problem {}

    // Why a program lost its seat.

    record CannotStart(String command, FileFault.Reason reason) implements ProgramMessages {}

    record DoesNotRead(Optional<String> lastWords) implements ProgramMessages {}

    record NoAnswerWithin(String millis, Optional<String> lastWords) implements ProgramMessages {}

    record ProgramEnded(int code, Optional<String> lastWords) implements ProgramMessages {}

    record OutputClosed(Optional<String> lastWords) implements ProgramMessages {}

    record StoppedThinking() implements ProgramMessages {}

    record NoHelloBefore() implements ProgramMessages {}

    record WrongId(String answered, String asked) implements ProgramMessages {}

    record LineOfMoreThan(String bytes) implements ProgramMessages {}

    record LineNotUtf8() implements ProgramMessages {}

    /// A line of the program is not what the protocol asks for.
    ///
    /// @param fault the protocol's words, which are the same in every language
    record LineGarbled(String line, String fault) implements ProgramMessages {}

    record MoveUnreadable(Message problem) implements ProgramMessages {}

    // Why a visit to a server's table ended.

    record HasLeft(Message fault) implements ProgramMessages {}

    record ServerAnswers(String status) implements ProgramMessages {}

    record OtherVersion(String address, String there, String here) implements ProgramMessages {}

    record NotParterre(String address) implements ProgramMessages {}

    /// The text is not a link to a table.
    record NotALink() implements Problem {}

    /// A line-up names a person twice.
    record SitsAlready() implements Problem {}
}
