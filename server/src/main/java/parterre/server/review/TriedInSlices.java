package parterre.server.review;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import parterre.engine.Move;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;
import parterre.review.Reviewer;
import parterre.review.TriedMove;

/// The judging of a move that a player tries: the first slice grades the decision unless it is graded, the last one
/// compares the move.
final class TriedInSlices<S, M extends Move, V> implements SlicedWork<JudgedMove> {
    private final Reviewer<S, M, V> reviewer;
    private final MadeDecision<S, M, V> decision;
    private final M move;
    private final Function<TriedMove<M>, JudgedMove> told;
    private Optional<GradedDecision<M>> graded;

    /// @param graded the decision, if the review has it
    /// @param told words the judgement
    TriedInSlices(
            Reviewer<S, M, V> reviewer,
            MadeDecision<S, M, V> decision,
            M move,
            Optional<GradedDecision<M>> graded,
            Function<TriedMove<M>, JudgedMove> told) {
        this.reviewer = reviewer;
        this.decision = decision;
        this.move = move;
        this.graded = graded;
        this.told = told;
    }

    @Override
    public Optional<JudgedMove> goOn(BooleanSupplier wanted) {
        if (graded.isEmpty()) {
            graded = reviewer.byView(decision, GameCourse.SEED, wanted);
            return Optional.empty();
        }
        return reviewer.tried(decision, graded.get(), move, GameCourse.SEED, wanted)
                .map(told);
    }
}
