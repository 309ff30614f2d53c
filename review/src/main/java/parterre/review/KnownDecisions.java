package parterre.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.engine.Move;
import parterre.engine.Seat;

/// Decisions that were graded before a review was stopped.
public final class KnownDecisions<M extends Move> {
    private final Map<Place, GradedDecision<M>> byPlace;

    /// @param graded with the effort and the seed of the review that goes on
    public KnownDecisions(List<GradedDecision<M>> graded) {
        byPlace = graded.stream()
                .collect(Collectors.toMap(
                        decision -> new Place(decision.step(), decision.seat()),
                        decision -> decision,
                        (_, last) -> last));
    }

    private record Place(int step, Seat seat) {}

    /// Takes note of each decision of a review.
    @FunctionalInterface
    public interface Listener<M extends Move> {
        /// Called after each decision, by any of the threads.
        ///
        /// @param isNew false if it was known before
        void graded(GradedDecision<M> decision, boolean isNew);
    }

    /// Returns the grade of a decision; empty if it is not known.
    Optional<GradedDecision<M>> of(MadeDecision<?, M, ?> decision) {
        return Optional.ofNullable(byPlace.get(new Place(decision.step(), decision.seat())))
                .filter(known -> known.made().equals(decision.made()));
    }
}
