package parterre.cli.play;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;

/// The questions and answers to a person at their turn.
public sealed interface PromptMessages extends Message {
    /// The text before the input.
    ///
    /// @param begun true if part of a move is picked
    record TypeHere(String name, String seat, boolean begun) implements PromptMessages {}

    /// The number of possible moves.
    ///
    /// @param unlisted true if more moves are legal than are listed
    record MovesOpen(int count, boolean unlisted) implements PromptMessages {}

    record HelpTells() implements PromptMessages {}

    record MoveDoes(String move) implements PromptMessages {}

    record PlayMove(String move) implements PromptMessages {}

    record NotPlayed() implements PromptMessages {}

    record NothingToTakeBack() implements PromptMessages {}

    record NothingPicked() implements PromptMessages {}

    record HowToMove() implements PromptMessages {}

    record HowToGoOn() implements PromptMessages {}

    record NoneBeginsWith(String start) implements PromptMessages {}

    record MoreMoves(int count) implements PromptMessages {}

    record UnlistedMoves() implements PromptMessages {}

    record NoHints() implements PromptMessages {}

    record BotThinks() implements PromptMessages {}

    record BotWouldPlay(String move) implements PromptMessages {}

    record NoBotThinks() implements PromptMessages {}

    /// A pick of the decision.
    ///
    /// @param pick its name
    /// @param asks its question in words
    /// @param picked the targets that were picked there
    /// @param open the targets that can still be picked there
    record PickState(String pick, String asks, Optional<String> picked, Optional<String> open)
            implements PromptMessages {}

    /// A word that is not a move here.
    ///
    /// @param picked true if part of a move is picked
    record NoMoveHere(String word, boolean picked) implements PromptMessages {}

    /// A line that is not a whole move either.
    ///
    /// @param problem in words, why the line is not a move
    record AsWholeMove(String problem) implements PromptMessages {}

    record SayRule(String id, String game) implements PromptMessages {}

    record NoRule(String id, String game) implements PromptMessages {}

    /// A command as it is typed.
    record Takes(String word, List<Placeholder> takes) implements PromptMessages {}

    /// The effect of a command.
    record Explains(Command command) implements PromptMessages {}

    /// The word for an answer.
    record Answered(Answer answer) implements PromptMessages {}

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
