package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `parterre play` before there is a table.
public sealed interface PlaySays extends Message {
    /// The table's name for the one person who gave no name.
    record You() implements PlaySays {}

    record ResumeSaysAll() implements PlaySays {}

    record WhichGame() implements PlaySays {}

    record PositionSaysAll() implements PlaySays {}

    record OtherGame(String file, String game, String named) implements PlaySays {}

    record SeatsDiffer(int seats, int named) implements PlaySays {}
}
