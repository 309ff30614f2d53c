package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `parterre play` before there is a table.
public sealed interface PlayMessages extends Message {
    /// The table's name for the one person who gave no name.
    record You() implements PlayMessages {}

    record ResumeSaysAll() implements PlayMessages {}

    record WhichGame() implements PlayMessages {}

    record PositionSaysAll() implements PlayMessages {}

    record OtherGame(String file, String game, String named) implements PlayMessages {}

    record SeatsDiffer(int seats, int named) implements PlayMessages {}
}
