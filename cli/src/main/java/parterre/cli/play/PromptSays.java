package parterre.cli.play;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;

/// The questions and answers to a person at their turn.
public sealed interface PromptSays extends Message {
    /// The text before the input.
    ///
    /// @param begun true if part of a move is picked
    record TypeHere(String name, String seat, boolean begun) implements PromptSays {}

    /// The number of possible moves.
    ///
    /// @param unlisted true if more moves are legal than are listed
    record MovesOpen(int count, boolean unlisted) implements PromptSays {}

    record HelpTells() implements PromptSays {}

    record MoveDoes(String move) implements PromptSays {}

    record PlayMove(String move) implements PromptSays {}

    record NotPlayed() implements PromptSays {}

    record NothingToTakeBack() implements PromptSays {}

    record NothingPicked() implements PromptSays {}

    record HowToMove() implements PromptSays {}

    record HowToGoOn() implements PromptSays {}

    record NoneBeginsWith(String start) implements PromptSays {}

    record MoreMoves(int count) implements PromptSays {}

    record UnlistedMoves() implements PromptSays {}

    record NoHints() implements PromptSays {}

    record BotThinks() implements PromptSays {}

    record BotWouldPlay(String move) implements PromptSays {}

    record NoBotThinks() implements PromptSays {}

    /// A pick of the decision.
    ///
    /// @param pick its name
    /// @param asks its question in words
    /// @param picked the targets that were picked there
    /// @param open the targets that can still be picked there
    record PickState(String pick, String asks, Optional<String> picked, Optional<String> open) implements PromptSays {}

    /// A word that is not a move here.
    ///
    /// @param picked true if part of a move is picked
    record NoMoveHere(String word, boolean picked) implements PromptSays {}

    /// A line that is not a whole move either.
    ///
    /// @param problem in words, why the line is not a move
    record AsWholeMove(String problem) implements PromptSays {}

    record SayRule(String id, String game) implements PromptSays {}

    record NoRule(String id, String game) implements PromptSays {}

    /// A command as it is typed.
    record Takes(String word, List<Placeholder> takes) implements PromptSays {}

    /// The effect of a command.
    record Explains(Command command) implements PromptSays {}

    /// The word for an answer.
    record Answered(Answer answer) implements PromptSays {}

    /// The placeholder for the argument of a command.
    enum Placeholder {
        START,
        ID,
        FILE
    }

    /// The answers to a question that takes yes or no.
    enum Answer {
        YES,
        NO
    }
}
