package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.review.Grade;

/// The progress of the review of a finished game, and its findings so far.
///
/// @param done how many decisions are graded
/// @param of how many there are
/// @param playouts how many playouts each decision gets
/// @param players how each player decided, in the order of the seats
/// @param decisions every graded decision that had a choice, in order
/// @param errors the decisions that surely cost chances, in order
public record ReviewProgress(
        int done,
        int of,
        int playouts,
        List<PlayerGrades> players,
        List<JudgedDecision> decisions,
        List<FoundError> errors) {
    /// How a player decided.
    ///
    /// @param accuracy in per cent; empty as long as no decision counts
    /// @param errorRate the mean loss of a decision that counts, in points of win chance; empty where none counts,
    ///     and in reviews kept by earlier builds
    public record PlayerGrades(
            Seat seat,
            Optional<Double> accuracy,
            Optional<Double> errorRate,
            int blunders,
            int mistakes,
            int inaccuracies) {}

    /// A decision with its grade.
    ///
    /// @param step the number of the step that answered it, from 1
    /// @param loss how much worse the move is than the best of those compared, as a share of the win, at least 0
    public record JudgedDecision(int step, Seat seat, Grade grade, double loss) {}

    /// A decision that surely cost chances, as the seat could know.
    ///
    /// @param step the number of the step that answered it, from 1
    /// @param loss what it cost, as a share of the win
    /// @param low the lower end of the loss's 95 % interval
    /// @param high its upper end
    /// @param hindsight what it cost in the true position; missing if nothing was hidden from the seat
    /// @param points for each party: how many more points it can expect after the move that was made than
    ///     after the better one. Missing if the value has learned no scores
    /// @param features by which it is worse, the weightiest first
    public record FoundError(
            int step,
            Seat seat,
            Grade grade,
            double loss,
            double low,
            double high,
            Alternative made,
            Alternative better,
            Optional<InHindsight> hindsight,
            Optional<List<Double>> points,
            List<FeatureChange> features) {}

    /// A feature of the value by which an error is worse than the better move. The game's words call it
    /// `feature.NAME`; one that has no words is left out.
    ///
    /// @param more true if there is more of it after the move that was made, false if there is less
    public record FeatureChange(String name, boolean more) {}

    /// The cost of an error in the true position, with everything open. It is part of no grade.
    ///
    /// @param loss as a share of the win
    /// @param low the lower end of the loss's 95 % interval; another move was surely better if it is more
    ///     than 0
    /// @param high its upper end
    /// @param best the best of the compared moves in the true position
    public record InHindsight(double loss, double low, double high, Alternative best) {}

    /// A move that was compared.
    ///
    /// @param move in notation
    /// @param share the seat's expected share of the win after it, or its worth from 0 to 1 where all play
    ///     together
    public record Alternative(String move, double share, MovePreview does) {}
}
