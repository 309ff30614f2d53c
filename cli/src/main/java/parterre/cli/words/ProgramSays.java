package parterre.cli.words;

import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Reason;

/// The messages about programs that play as bots.
public sealed interface ProgramSays extends Message {
    /// A mistake in the name of a program.
    sealed interface Problem extends ProgramSays, Reason {}

    record NotAProgram() implements Problem {}

    record NotATime() implements Problem {}

    record NotAViewer() implements Problem {}

    record NotPlayouts() implements Problem {}

    record NotAProgramOption() implements Problem {}

    record ProgramUnnamed() implements Problem {}

    record NoSuchProgram() implements Problem {}

    record OpenQuote() implements Problem {}

    // Why a program lost its seat.

    record CannotStart(String command, FileFault.Reason reason) implements ProgramSays {}

    record DoesNotRead(Optional<String> lastWords) implements ProgramSays {}

    record NoAnswerWithin(String millis, Optional<String> lastWords) implements ProgramSays {}

    record ProgramEnded(int code, Optional<String> lastWords) implements ProgramSays {}

    record OutputClosed(Optional<String> lastWords) implements ProgramSays {}

    record StoppedThinking() implements ProgramSays {}

    record NoHelloBefore() implements ProgramSays {}

    record WrongId(String answered, String asked) implements ProgramSays {}

    record LineOfMoreThan(String bytes) implements ProgramSays {}

    record LineNotUtf8() implements ProgramSays {}

    /// A line of the program is not what the protocol asks for.
    ///
    /// @param fault the protocol's words, which are the same in every language
    record LineGarbled(String line, String fault) implements ProgramSays {}

    record MoveUnreadable(Message problem) implements ProgramSays {}

    // Why a visit to a server's table ended.

    record HasLeft(Message fault) implements ProgramSays {}

    record ServerAnswers(String status) implements ProgramSays {}

    record OtherVersion(String address, String there, String here) implements ProgramSays {}

    record NotParterre(String address) implements ProgramSays {}

    /// The text is not a link to a table.
    record NotALink() implements Problem {}

    /// A line-up names a person twice.
    record SitsAlready() implements Problem {}
}
