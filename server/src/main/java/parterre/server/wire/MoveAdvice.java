package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.review.Grade;
import parterre.server.wire.ReviewProgress.Alternative;
import parterre.server.wire.ReviewProgress.FeatureChange;

/// The coach's advice on a move before it is made.
///
/// @param judged false if there was no time or no room to judge the move, so that nothing is known of it
/// @param warning missing unless the move is surely a blunder
public record MoveAdvice(boolean judged, Optional<Warning> warning) {
    /// A move that surely costs chances, as its seat can know.
    ///
    /// @param loss what it costs, as a share of the win
    /// @param low the lower end of the loss's 95 % interval
    /// @param high its upper end
    /// @param features by which it is worse than the better move, the weightiest first
    public record Warning(
            Grade grade,
            double loss,
            double low,
            double high,
            Alternative made,
            Alternative better,
            List<FeatureChange> features) {}

    /// How far a hinted move is ahead of the best other move that was compared.
    ///
    /// @param ahead as a share of the win; the hinted move is surely better if `low` is more than 0
    /// @param low the lower end of its 95 % interval
    /// @param high its upper end
    /// @param features by which the other move is worse, the weightiest first: `more` says that there is more of it
    ///     after the other move
    public record Lead(double ahead, double low, double high, Alternative other, List<FeatureChange> features) {}
}
