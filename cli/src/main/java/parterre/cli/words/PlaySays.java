package parterre.cli.words;

import parterre.engine.Message;

/// What `parterre play` says before a table is there.
public sealed interface PlaySays extends Message {
    /// What the table calls the one person who gave no name.
    record You() implements PlaySays {}

    record ResumeSaysAll() implements PlaySays {}

    record WhichGame() implements PlaySays {}

    record PositionSaysAll() implements PlaySays {}

    record OtherGame(String file, String game, String named) implements PlaySays {}

    record SeatsDiffer(int seats, int named) implements PlaySays {}
}
