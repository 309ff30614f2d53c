package parterre.server.review;

import java.util.List;
import java.util.Optional;
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
import parterre.server.work.Pace;
import parterre.server.work.WorkOwner;

/// Judges and reviews finished games for their viewers. One thread of its own does all of it, a slice of each person's
/// work in turn. Work pauses when nobody waits for it.
///
/// The findings are stored beside the table, so that a game is judged once for all viewers.
public final class ReviewScheduler implements AutoCloseable {
    private final FairPool pool = FairPool.inBackground("review");
    private final Pace pace;
    private final SharedWork<String, ReviewProgress, RunningReview<?, ?, ?>> reviewing;
    private final SharedWork<String, WinChances, GrowingChances<?, ?, ?>> judging;
    private final SharedWork<List<Object>, JudgedMove, SlicedWork<JudgedMove>> trying;
    private final FoundReviews found;
    private final LongSupplier nanos;

    public ReviewScheduler(ReviewStore store) {
        this(store, System::nanoTime);
    }

    /// @param nanos a clock that never goes back
    ReviewScheduler(ReviewStore store, LongSupplier nanos) {
        found = new FoundReviews(store);
        this.nanos = nanos;
        pace = new Pace(nanos);
        reviewing = new SharedWork<>(pool, pace, nanos);
        judging = new SharedWork<>(pool, pace, nanos);
        trying = new SharedWork<>(pool, pace, nanos);
    }

    /// Somebody does something at their table. For a moment, reviews take a tenth of the time.
    public void giveWay() {
        pace.moved();
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
        return found.review(table)
                .or(() -> reviewing.look(table).map(RunningReview::progress))
                .or(() -> found.storedReview(table, course, value))
                .orElseGet(() -> {
                    var hash = ReviewHash.of(course.box(), value);
                    var growing = reviewing.look(
                            table,
                            workOwner,
                            () -> new RunningReview<>(
                                    course, value, (whole, stored) -> found.keep(table, whole, hash, stored)));
                    // It may have been finished for another reader in the meantime.
                    return found.review(table).orElseGet(growing::progress);
                });
    }

    /// Returns how the chances went, and waits for that.
    ///
    /// @throws ApiException if too many other games are waited for
    public <S, M extends Move, V> WinChances chances(
            String table, Caller caller, GameCourse<S, M, V> course, Value<S> value) {
        return known(table, course, value)
                .orElseGet(() -> judging.result(table, caller, () -> growing(table, course, value)));
    }

    /// Returns as much of the chances as is judged so far, at once. The first look begins to judge them.
    ///
    /// @param workOwner who looks
    /// @throws ApiException if too many other games are waited for
    public <S, M extends Move, V> WinChances chancesSoFar(
            String table, WorkOwner workOwner, GameCourse<S, M, V> course, Value<S> value) {
        return judging.look(table)
                .map(GrowingChances::soFar)
                .or(() -> known(table, course, value))
                .orElseGet(() -> judging.look(table, workOwner, () -> growing(table, course, value))
                        .soFar());
    }

    /// Returns the whole chances; empty if they are not judged yet.
    private <S, M extends Move, V> Optional<WinChances> known(
            String table, GameCourse<S, M, V> course, Value<S> value) {
        return course.isTooLong() ? Optional.of(course.unjudged()) : found.chances(table, course, value);
    }

    private <S, M extends Move, V> GrowingChances<S, M, V> growing(
            String table, GameCourse<S, M, V> course, Value<S> value) {
        var hash = ReviewHash.of(course.box(), value);
        return new GrowingChances<>(course, value, whole -> found.keep(table, whole, hash), nanos);
    }

    /// Plays out how the game was expected to go on after an error; empty if the review has not found it.
    ///
    /// @param better true for what was expected after the better move, false for the move that was made
    public <S, M extends Move, V> Optional<PlayedLine<S, M>> expected(
            String table, GameBox<S, M, V> box, Value<S> value, MadeDecision<S, M, V> decision, boolean better) {
        return reviewing
                .look(table)
                .flatMap(review -> review.lines(DecisionPlace.of(decision)))
                .or(() -> found.grade(table, box, value, decision).flatMap(GradedDecision::lines))
                .map(lines -> better ? lines.better() : lines.made())
                .flatMap(line ->
                        new Reviewer<>(box, value, RunningReview.EFFORT).played(decision, line, GameCourse.SEED));
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
                () -> new TriedInSlices<>(reviewer, decision, move, grade, tried -> judged(box, decision, tried)));
    }

    /// Judges a move that a person tries in a puzzle, and waits for that. A move that the puzzle has
    /// compared is judged at once.
    ///
    /// @throws ApiException if too many other moves are waited for
    public <S, M extends Move, V> JudgedMove judge(Caller caller, SetPuzzle<S, M, V> set, Value<S> value, M move) {
        var reviewer = new Reviewer<>(set.box(), value, RunningReview.EFFORT);
        SlicedWork<JudgedMove> work =
                wanted -> reviewer.tried(set.decision(), set.graded(), move, GameCourse.SEED, wanted)
                        .map(tried -> judged(set.box(), set.decision(), tried));
        return set.graded().has(move)
                ? work.goOn(() -> true).orElseThrow()
                : trying.result(
                        List.of(set.puzzle().id(), set.box().game().notation().write(move)), caller, () -> work);
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

    /// Returns how many reviews and chances are neither finished nor paused.
    int unfinished() {
        return reviewing.running() + judging.running();
    }

    /// Ends with the present slice. Tells callers that wait that the server stops.
    @Override
    public void close() {
        pool.close();
        reviewing.close();
        judging.close();
        trying.close();
    }
}
