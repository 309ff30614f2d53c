package parterre.server.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import parterre.engine.Move;
import parterre.engine.box.Value;
import parterre.review.ExpectedLines;
import parterre.review.GameAccount;
import parterre.review.GradedDecision;
import parterre.review.GrowingAccount;
import parterre.review.MadeDecision;
import parterre.review.ReviewEffort;
import parterre.review.Reviewer;
import parterre.server.wire.ReviewProgress;

/// The review of one game while it grows. One thread at a time works on it; any thread may look.
final class RunningReview<S, M extends Move, V> implements SlicedWork<ReviewProgress> {
    static final int PLAYOUTS = 2_000;
    static final ReviewEffort EFFORT = ReviewEffort.of(PLAYOUTS);

    /// The account is finished with this part of the decisions, since the accuracy of the players needs it.
    private static final int ACCOUNT_PART = 4;

    private final Reviewer<S, M, V> reviewer;
    private final ReviewProjection<S, M, V> projection;
    private final List<MadeDecision<S, M, V>> waiting;
    private final List<GradedDecision<M>> graded = new ArrayList<>();
    private final Optional<GrowingAccount> growing;
    private final BiConsumer<ReviewProgress, StoredReview> keeper;
    private Optional<GameAccount> account = Optional.empty();
    /// Told by the thread that works, so that a look costs its reader next to nothing.
    private volatile ReviewProgress progress;

    /// @param value judges the positions of the game
    /// @param keeper is given the whole review
    RunningReview(GameCourse<S, M, V> course, Value<S> value, BiConsumer<ReviewProgress, StoredReview> keeper) {
        reviewer = new Reviewer<>(course.box(), value, EFFORT);
        projection = new ReviewProjection<>(course);
        waiting = new ArrayList<>(projection.decisions());
        growing = course.account(value);
        progress = projection.progress(0, List.of(), projection.players(List.of(), account));
        this.keeper = keeper;
    }

    /// Grades the next decision, and goes on with the account. A decision is begun anew if nobody waited for its end.
    @Override
    public Optional<ReviewProgress> goOn(BooleanSupplier wanted) {
        if (!waiting.isEmpty()) {
            growing.filter(begun -> !begun.isFinished()).ifPresent(begun -> goOn(begun, wanted));
            reviewer.grade(waiting.getFirst(), GameCourse.SEED, wanted).ifPresent(this::add);
        }
        if (!waiting.isEmpty()) {
            return Optional.empty();
        }
        keeper.accept(progress, projection.stored(graded, progress.players()));
        return Optional.of(progress);
    }

    private void add(GradedDecision<M> grade) {
        waiting.removeFirst();
        synchronized (graded) {
            graded.add(grade);
        }
        progress = projection.progress(progress, grade, projection.players(graded, account));
    }

    private void goOn(GrowingAccount begun, BooleanSupplier wanted) {
        int positions = Math.ceilDiv(
                ACCOUNT_PART * begun.positions(), projection.decisions().size());
        for (int i = 0; i < positions && !begun.isFinished() && wanted.getAsBoolean(); i++) {
            begun.goOn();
        }
        if (begun.isFinished()) {
            account = Optional.of(begun.soFar());
        }
    }

    ReviewProgress progress() {
        return progress;
    }

    /// Returns how the game was expected to go on after an error that is found; empty for any other decision.
    Optional<ExpectedLines> lines(DecisionPlace place) {
        synchronized (graded) {
            return graded.stream()
                    .filter(decision -> DecisionPlace.of(decision).equals(place))
                    .findFirst()
                    .flatMap(GradedDecision::lines);
        }
    }
}
