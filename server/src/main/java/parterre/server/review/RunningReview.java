package parterre.server.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.box.Value;
import parterre.review.GameAccount;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;
import parterre.review.ReviewEffort;
import parterre.review.Reviewer;
import parterre.server.wire.ReviewProgress;

/// The review of one game while it grows. One thread at a time works on it; any thread may look.
final class RunningReview<S, M extends Move, V> {
    static final int PLAYOUTS = 2_000;
    static final ReviewEffort EFFORT = ReviewEffort.of(PLAYOUTS);

    private final GameCourse<S, M, V> course;
    private final Value<S> value;
    private final Reviewer<S, M, V> reviewer;
    private final ReviewProjection<S, M, V> projection;
    private final List<MadeDecision<S, M, V>> waiting;
    private final List<GradedDecision<M>> graded = new ArrayList<>();
    private Optional<GameAccount> account = Optional.empty();
    private boolean begun;

    /// @param value judges the positions of the game
    RunningReview(GameCourse<S, M, V> course, Value<S> value) {
        this.course = course;
        this.value = value;
        reviewer = new Reviewer<>(course.box(), value, EFFORT);
        projection = new ReviewProjection<>(course);
        waiting = new ArrayList<>(projection.decisions());
    }

    /// Grades the next decision.
    ///
    /// @return true if more decisions wait
    boolean goOn() {
        MadeDecision<S, M, V> next;
        synchronized (graded) {
            if (waiting.isEmpty()) {
                return false;
            }
            next = waiting.getFirst();
        }
        if (!begun) {
            var known = course.account(value);
            synchronized (graded) {
                account = known;
                begun = true;
            }
        }
        var grade = reviewer.grade(next, GameCourse.SEED);
        synchronized (graded) {
            waiting.removeFirst();
            graded.add(grade);
            return !waiting.isEmpty();
        }
    }

    ReviewProgress progress() {
        synchronized (graded) {
            return projection.progress(graded.size(), graded, projection.players(graded, account));
        }
    }

    /// Returns the whole review once all decisions are graded.
    Optional<StoredReview> finished() {
        synchronized (graded) {
            return waiting.isEmpty()
                    ? Optional.of(projection.stored(graded, projection.players(graded, account)))
                    : Optional.empty();
        }
    }
}
