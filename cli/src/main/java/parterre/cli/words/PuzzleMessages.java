package parterre.cli.words;

import parterre.engine.Message;
import parterre.engine.Seat;

/// The messages of `parterre puzzles`.
public sealed interface PuzzleMessages extends Message {
    /// A puzzle that was found.
    ///
    /// @param move the best move in notation
    /// @param margin how much better it is than the second, in points of win chance
    /// @param low the lower end of its 95 % interval
    /// @param high the upper end
    /// @param rating how hard the puzzle is, in digits without separators
    record PuzzleFound(
            String id,
            String game,
            int step,
            Seat seat,
            String move,
            String margin,
            String low,
            String high,
            String rating)
            implements PuzzleMessages {}

    /// The end of a run.
    ///
    /// @param refused how many records were refused
    record PuzzlesMined(int puzzles, int records, int refused) implements PuzzleMessages {}

    /// A record stops before the end of its game.
    record GameNotOver() implements PuzzleMessages {}

    /// A folder has no files.
    record NoRecords(String folder) implements PuzzleMessages {}

    /// The unit of the progress bar.
    record RecordsMined() implements PuzzleMessages {}
}
