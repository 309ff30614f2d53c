package parterre.engine.box;

import parterre.engine.Message;

/// The words of the ready-made board.
public sealed interface BoardWords extends Message {
    /// Asks for a move of the list.
    record ChooseMove() implements BoardWords {}

    /// Says a move that has no words of its own, in notation.
    record MoveText(String text) implements BoardWords {}

    /// Says the name of a part of a [Layout], or of what a card or cell shows. The game's catalogue has the words
    /// under `LayoutName.ID`.
    ///
    /// @param game the game's slug
    record LayoutName(String game, String id) implements BoardWords, Label {}

    /// Says a counter with a full number.
    record LayoutCounter(int value, int most) implements BoardWords, Label {}

    /// Says that a card lies face down.
    record FaceDown() implements BoardWords, Label {}

    /// Says that there is no card.
    record LayoutEmpty() implements BoardWords, Label {}
}
