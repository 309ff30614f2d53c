package parterre.review.puzzles;

import java.util.List;
import java.util.Optional;
import parterre.engine.Attachment;
import parterre.review.TriedMove;

/// A position of a finished game in which one move is clearly the best. All parts are plain values, as they
/// stand in a file of puzzles (docs/puzzles.md).
///
/// @param id the same for equal positions: 16 hexadecimal digits
/// @param game the game's slug
/// @param edition the edition of its rules
/// @param record the record of the game up to the decision, without names and notes
/// @param seat the seat that decides, such as "P1"
/// @param moves the moves that were compared, the best first
/// @param margin how much better the best move is than the second
/// @param themes the kinds of events that the best move surely brings, in order
/// @param rating how hard the puzzle is before anybody has tried it
/// @param origin where it was found
public record Puzzle(
        String id,
        String game,
        int edition,
        String record,
        String seat,
        List<Judged> moves,
        Margin margin,
        List<String> themes,
        int rating,
        Origin origin) {
    private static final int DIGITS = 16;

    /// @throws IllegalArgumentException if fewer than two moves were compared, or the first is not the best
    public Puzzle {
        moves = List.copyOf(moves);
        themes = List.copyOf(themes);
        if (moves.size() < 2 || moves.getFirst().loss() != 0) {
            throw new IllegalArgumentException("best moves: " + moves);
        }
    }

    /// A move that was compared.
    ///
    /// @param move in notation
    /// @param share the seat's expected share of the win after it, or its worth from 0 to 1 where all play
    ///     together
    /// @param loss how much worse it is than the best move, as a share of the win
    public record Judged(String move, double share, double loss) {
        /// Returns true if the move is about as good as the best one.
        public boolean isGoodEnough() {
            return loss <= TriedMove.ALLOWED;
        }
    }

    /// How much better the best move is than the second, as a share of the win.
    ///
    /// @param low the lower end of the 95 % interval
    /// @param high its upper end
    public record Margin(double value, double low, double high) {}

    /// The origin of a puzzle, and how it was judged.
    ///
    /// @param source the SHA-256 of the whole record of the game
    /// @param step the number of the step that answered the decision in that game, from 1
    /// @param value the name of the value that judged positions
    /// @param valueHash of the net behind it; empty for a rule of thumb
    /// @param playouts how many playouts verified it
    /// @param seed of all luck
    public record Origin(String source, int step, String value, Optional<String> valueHash, int playouts, long seed) {}

    /// Returns the moves that solve it: the best one, and those that are about as good.
    public List<String> solutions() {
        return moves.stream().filter(Judged::isGoodEnough).map(Judged::move).toList();
    }

    static String id(String record, String seat) {
        return Attachment.sha256(record + seat).substring(0, DIGITS);
    }
}
