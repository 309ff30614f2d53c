package parterre.review;

import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.FeatureEffect;

/// A decision and its grade.
///
/// @param step the number of the step that answered it, from 1
/// @param candidates the moves that were compared, the best first; the move that was made is among them. Empty
///     if the decision was forced
/// @param loss how much worse the move that was made is than the best one, as a share of the win, at least 0
/// @param low the lower end of the loss's 95 % interval
/// @param high its upper end
/// @param hindsight of an error what it cost in the true position; empty if nothing was hidden from the seat
/// @param points of an error, for each party: how many more points it can expect after the move that was made
///     than after the best one. Empty if the value has learned no scores
/// @param features of an error those of the value by which it is worse than the best move, the weightiest first
/// @param lines of an error how the game is expected to go on after it, and after the best move instead
public record GradedDecision<M extends Move>(
        int step,
        Seat seat,
        M made,
        Grade grade,
        List<Candidate<M>> candidates,
        double loss,
        double low,
        double high,
        Optional<Hindsight<M>> hindsight,
        Optional<List<Double>> points,
        List<FeatureEffect> features,
        Optional<ExpectedLines> lines) {
    public GradedDecision {
        candidates = List.copyOf(candidates);
        points = points.map(List::copyOf);
        features = List.copyOf(features);
    }

    /// Returns true if this move was compared.
    public boolean has(M move) {
        return candidates.stream().anyMatch(candidate -> candidate.move().equals(move));
    }

    /// Returns the same decision, judged in hindsight.
    GradedDecision<M> with(Hindsight<M> known) {
        return new GradedDecision<>(
                step, seat, made, grade, candidates, loss, low, high, Optional.of(known), points, features, lines);
    }

    /// Returns the same decision with its change in points.
    GradedDecision<M> in(Optional<List<Double>> change) {
        return new GradedDecision<>(
                step, seat, made, grade, candidates, loss, low, high, hindsight, change, features, lines);
    }

    /// Returns the same decision with the features by which it is worse.
    GradedDecision<M> by(List<FeatureEffect> worse) {
        return new GradedDecision<>(
                step, seat, made, grade, candidates, loss, low, high, hindsight, points, worse, lines);
    }

    /// Returns the same decision with what is expected after it.
    GradedDecision<M> with(ExpectedLines expected) {
        return new GradedDecision<>(
                step,
                seat,
                made,
                grade,
                candidates,
                loss,
                low,
                high,
                hindsight,
                points,
                features,
                Optional.of(expected));
    }

    static <M extends Move> GradedDecision<M> forced(SeenDecision<M, ?> decision) {
        return new GradedDecision<>(
                decision.step(),
                decision.seat(),
                decision.chosen(),
                Grade.FORCED,
                List.of(),
                0,
                0,
                0,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty());
    }
}
