package parterre.review.puzzles;

import java.util.List;

/// The content of a file of puzzles, in JSON (docs/puzzles.md).
///
/// @param format the version of the format
public record PuzzleFile(int format, List<Puzzle> puzzles) {
    /// The version that is written, and the only one that is read.
    public static final int FORMAT = 1;

    /// @throws IllegalArgumentException if the format is another one
    public PuzzleFile {
        if (format != FORMAT) {
            throw new IllegalArgumentException("format " + format);
        }
        puzzles = List.copyOf(puzzles);
    }

    /// Returns a file with these puzzles.
    public static PuzzleFile of(List<Puzzle> puzzles) {
        return new PuzzleFile(FORMAT, puzzles);
    }
}
