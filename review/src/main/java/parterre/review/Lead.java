package parterre.review;

import java.util.List;
import parterre.engine.Move;
import parterre.engine.box.FeatureEffect;

/// The lead of a move over the best of the others.
///
/// @param ahead the difference of their shares of the win; less than 0 if the other one is better
/// @param low the lower end of its 95 % interval
/// @param high its upper end
/// @param features those of the value by which the other move is worse, the weightiest first
public record Lead<M extends Move>(
        Candidate<M> chosen, Candidate<M> other, double ahead, double low, double high, List<FeatureEffect> features) {
    public Lead {
        features = List.copyOf(features);
    }

    /// Returns the same lead with the features by which the other move is worse.
    Lead<M> by(List<FeatureEffect> worse) {
        return new Lead<>(chosen, other, ahead, low, high, worse);
    }
}
