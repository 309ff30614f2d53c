package parterre.review;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;

/// Judges a move before it is made, as the review judges it afterwards. Only what the seat sees is used.
public final class Coach<S, M extends Move, V> {
    private final Grader<S, M, V> grader;

    /// @param value says by which features an error is worse
    public Coach(GameBox<S, M, V> box, Value<S> value, ReviewEffort effort) {
        grader = new Grader<>(box, effort, new ErrorCost<>(box, value));
    }

    /// Returns the grade that a review with the same effort and seed gives the move, without hindsight.
    ///
    /// @param seed of all luck: equal seeds give equal grades
    /// @param wanted is asked again and again by the same thread; false if nobody waits any more
    /// @return empty if nobody waited until the end
    public Optional<GradedDecision<M>> judge(SeenDecision<M, V> decision, long seed, BooleanSupplier wanted) {
        return grader.grade(decision, Reviewer.luckOf(decision.step(), decision.seat(), seed), wanted);
    }

    /// Compares a move that a bot advises with the best of the others.
    ///
    /// @param seed of all luck: equal seeds give equal leads
    /// @param wanted as above
    /// @return empty if there is no other move, or nobody waited until the end
    public Optional<Lead<M>> lead(SeenDecision<M, V> decision, long seed, BooleanSupplier wanted) {
        return grader.lead(decision, Reviewer.luckOf(decision.step(), decision.seat(), seed), wanted);
    }
}
