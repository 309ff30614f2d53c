package parterre.server.review;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongSupplier;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;
import parterre.review.PlayedLine;
import parterre.review.Reviewer;
import parterre.review.TriedMove;
import parterre.review.puzzles.SetPuzzle;
import parterre.server.store.ReviewStore;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ReviewProgress.Alternative;
import parterre.server.wire.ServerFault;
import parterre.server.wire.WinChances;
import parterre.server.work.Caller;
import parterre.server.work.FairPool;
import parterre.server.work.WorkOwner;

/// Judges and reviews finished games for their viewers. One thread of its own does all of it, a decision of
/// each person in turn. A review is dropped when nobody has looked at it for a while. What callers wait for is dropped
/// when they leave.
///
/// The findings are stored beside the table, so that a game is judged once for all viewers.
public final class ReviewScheduler implements AutoCloseable {
    static final Duration LONGEST_UNSEEN = Duration.ofSeconds(20);

    private final FairPool pool = FairPool.inBackground("review");
    private final Map<String, OpenReview> reviewing = new HashMap<>();
    private final Map<String, WinChances> growing = new ConcurrentHashMap<>();
    private final SharedWork<String, WinChances> judging = new SharedWork<>(pool);
    private final SharedWork<List<Object>, JudgedMove> trying = new SharedWork<>(pool);
    private final FoundReviews found;
    private final LongSupplier nanos;

    public ReviewScheduler(ReviewStore store) {
        this(store, System::nanoTime);
    }

    /// @param nanos a clock that never goes back
    ReviewScheduler(ReviewStore store, LongSupplier nanos) {
        found = new FoundReviews(store);
        this.nanos = nanos;
    }

    /// Returns how far the review of a table's game has come. The first look begins it.
    ///
    /// @param workOwner who looks
    /// @param course the game of the table
    /// @param value judges its positions
    /// @throws ApiException if the game is too long, or too many other reviews are waited for
    public <S, M extends Move, V> ReviewProgress review(
            String table, WorkOwner workOwner, GameCourse<S, M, V> course, Value<S> value) {
        if (course.isTooLong()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.TooLongToReview(GameCourse.MOST_STEPS));
        }
        return known(table)
                .or(() -> found.storedReview(table, course, value))
                .orElseGet(() -> begun(table, workOwner, course, value));
    }

    /// Returns a review that is in memory, finished or not.
    private synchronized Optional<ReviewProgress> known(String table) {
        return found.review(table)
                .or(() -> Optional.ofNullable(reviewing.get(table)).map(open -> {
                    open.lookedAt = nanos.getAsLong();
                    return open.review.progress();
                }));
    }

    private synchronized <S, M extends Move, V> ReviewProgress begun(
            String table, WorkOwner workOwner, GameCourse<S, M, V> course, Value<S> value) {
        // Somebody else may have begun it in the meantime.
        return known(table).orElseGet(() -> {
            ReviewLimits.check(
                    workOwner,
                    reviewing.values().stream().map(OpenReview::workOwner).toList());
            var open = new OpenReview(
                    table, workOwner, new RunningReview<>(course, value), ReviewHash.of(course.box(), value));
            open.lookedAt = nanos.getAsLong();
            if (!goesOn(open)) {
                throw SharedWork.stops();
            }
            reviewing.put(table, open);
            return open.review.progress();
        });
    }

    /// Returns how the chances went, and waits for that.
    ///
    /// @throws ApiException if too many other games are waited for
    public <S, M extends Move, V> WinChances chances(
            String table, Caller caller, GameCourse<S, M, V> course, Value<S> value) {
        return found.chances(table, course, value)
                .orElseGet(() -> judging.result(table, caller, wanted -> {
                    try {
                        var chances = course.judged(value, wanted, known -> growing.put(table, known));
                        chances.ifPresent(known -> found.keep(table, known, ReviewHash.of(course.box(), value)));
                        return chances;
                    } finally {
                        growing.remove(table);
                    }
                }));
    }

    /// Returns as much of the chances as is judged so far, at once. It judges nothing itself.
    public <S, M extends Move, V> WinChances chancesSoFar(String table, GameCourse<S, M, V> course, Value<S> value) {
        return Optional.ofNullable(growing.get(table))
                .or(() -> found.chances(table, course, value))
                .orElseGet(course::unbegun);
    }

    /// Plays out how the game was expected to go on after an error; empty if the review has not found it.
    ///
    /// @param better true for what was expected after the better move, false for the move that was made
    public <S, M extends Move, V> Optional<PlayedLine<S, M>> expected(
            String table, GameBox<S, M, V> box, Value<S> value, MadeDecision<S, M, V> decision, boolean better) {
        return running(table)
                .flatMap(review -> review.lines(DecisionPlace.of(decision)))
                .or(() -> found.grade(table, box, value, decision).flatMap(GradedDecision::lines))
                .map(lines -> better ? lines.better() : lines.made())
                .flatMap(line ->
                        new Reviewer<>(box, value, RunningReview.EFFORT).played(decision, line, GameCourse.SEED));
    }

    private synchronized Optional<RunningReview<?, ?, ?>> running(String table) {
        return Optional.ofNullable(reviewing.get(table)).<RunningReview<?, ?, ?>>map(open -> open.review);
    }

    /// Judges a move that a player tries in place of the one that they made, and waits for that. A move
    /// that the review has compared is judged at once.
    ///
    /// @throws ApiException if too many other moves are waited for
    public <S, M extends Move, V> JudgedMove judge(
            String table, Caller caller, GameBox<S, M, V> box, Value<S> value, MadeDecision<S, M, V> decision, M move) {
        var reviewer = new Reviewer<>(box, value, RunningReview.EFFORT);
        var grade = found.grade(table, box, value, decision);
        if (grade.stream().anyMatch(known -> known.has(move))) {
            return reviewer.tried(decision, grade.orElseThrow(), move, GameCourse.SEED, () -> true)
                    .map(tried -> judged(box, decision, tried))
                    .orElseThrow();
        }
        var place = DecisionPlace.of(decision);
        return trying.result(
                List.of(table, place, box.game().notation().write(move)),
                caller,
                wanted -> grade.or(() -> reviewer.grade(decision, GameCourse.SEED, wanted))
                        .flatMap(graded -> reviewer.tried(decision, graded, move, GameCourse.SEED, wanted))
                        .map(tried -> judged(box, decision, tried)));
    }

    /// Judges a move that a person tries in a puzzle, and waits for that. A move that the puzzle has
    /// compared is judged at once.
    ///
    /// @throws ApiException if too many other moves are waited for
    public <S, M extends Move, V> JudgedMove judge(Caller caller, SetPuzzle<S, M, V> set, Value<S> value, M move) {
        var reviewer = new Reviewer<>(set.box(), value, RunningReview.EFFORT);
        Function<BooleanSupplier, Optional<JudgedMove>> work =
                wanted -> reviewer.tried(set.decision(), set.graded(), move, GameCourse.SEED, wanted)
                        .map(tried -> judged(set.box(), set.decision(), tried));
        return set.graded().has(move)
                ? work.apply(() -> true).orElseThrow()
                : trying.result(
                        List.of(set.puzzle().id(), set.box().game().notation().write(move)), caller, work);
    }

    /// Returns the best move of a puzzle.
    public static <S, M extends Move, V> Alternative best(SetPuzzle<S, M, V> set) {
        var best = set.graded().candidates().getFirst();
        var decision = set.decision();
        return ReviewProjection.told(set.box().game(), decision.view(), decision.seat(), best.move(), best.share());
    }

    private static <S, M extends Move, V> JudgedMove judged(
            GameBox<S, M, V> box, MadeDecision<S, M, V> decision, TriedMove<M> tried) {
        var best = tried.best();
        return new JudgedMove(
                GameCourse.rounded(tried.loss()),
                tried.isGoodEnough(),
                ReviewProjection.told(box.game(), decision.view(), decision.seat(), best.move(), best.share()));
    }

    /// Returns false if the server stops, so that nothing goes on.
    private boolean goesOn(OpenReview open) {
        try {
            pool.execute(open.workOwner(), () -> work(open));
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    private void work(OpenReview open) {
        boolean more = false;
        try {
            more = isLookedAt(open) && open.review.goOn();
            if (!more) {
                open.review
                        .finished()
                        .ifPresent(review -> found.keep(open.table(), open.review.progress(), open.hash(), review));
            }
        } finally {
            synchronized (this) {
                if (!more || !goesOn(open)) {
                    reviewing.remove(open.table());
                }
            }
        }
    }

    private synchronized boolean isLookedAt(OpenReview open) {
        return nanos.getAsLong() - open.lookedAt < LONGEST_UNSEEN.toNanos();
    }

    /// Returns how many reviews are unfinished and not dropped.
    synchronized int unfinished() {
        return reviewing.size();
    }

    /// Ends with the present decision. Tells callers that wait for chances that the server stops.
    @Override
    public void close() {
        pool.close();
        judging.close();
        trying.close();
    }

    /// A review that is not finished.
    private static final class OpenReview {
        private final String table;
        private final WorkOwner workOwner;
        private final RunningReview<?, ?, ?> review;
        private final String hash;
        private long lookedAt;

        OpenReview(String table, WorkOwner workOwner, RunningReview<?, ?, ?> review, String hash) {
            this.table = table;
            this.workOwner = workOwner;
            this.review = review;
            this.hash = hash;
        }

        String table() {
            return table;
        }

        WorkOwner workOwner() {
            return workOwner;
        }

        String hash() {
            return hash;
        }
    }
}
