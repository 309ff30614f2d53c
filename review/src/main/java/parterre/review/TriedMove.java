package parterre.review;

import parterre.engine.Move;

/// A move that a player tries in a decision of a finished game.
///
/// @param best the best move that is known; the tried one if none is better
/// @param loss how much worse the tried move is than the best one, as a share of the win, at least 0
public record TriedMove<M extends Move>(Candidate<M> best, double loss) {
    /// A move that loses no more than this is good enough, as in Lichess's "Learn from your mistakes".
    public static final double ALLOWED = 0.02;

    /// Returns true if the move is about as good as the best one.
    public boolean isGoodEnough() {
        return loss <= ALLOWED;
    }
}
