package parterre.engine;

/// The mistakes that a view from outside can have. Each message tells what would be right.
public sealed interface ViewFault extends Reason {
    record WrongLength(int items, int right) implements ViewFault {}

    /// A number, word or flag contradicts the other components.
    ///
    /// @param right its value by the others
    record MustBe(String right) implements ViewFault {}

    /// A component of several parts contradicts the others.
    record DoesNotFit() implements ViewFault {}

    /// The game has no such piece, or another component has it.
    record NoSuchPiece(String name) implements ViewFault {}

    record EmptyItem() implements ViewFault {}

    /// The view shows more pieces of a kind than the game has.
    record TooManyPieces() implements ViewFault {}

    /// More pieces of a player are known than the player has.
    record KnowsTooMuch() implements ViewFault {}

    /// The game waits for a seat that can do nothing.
    record NothingToDo() implements ViewFault {}

    /// It shows what the viewer does not see, or hides what they see.
    record OtherSight() implements ViewFault {}
}
