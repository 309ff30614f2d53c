package parterre.server.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import parterre.engine.Move;
import parterre.engine.box.Value;
import parterre.review.Candidate;
import parterre.review.GameAccount;
import parterre.review.Grade;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;
import parterre.review.PlayerReview;
import parterre.review.ReviewEffort;
import parterre.review.Reviewer;
import parterre.server.wire.MovePreview;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ReviewProgress.Alternative;
import parterre.server.wire.ReviewProgress.FoundError;
import parterre.server.wire.ReviewProgress.InHindsight;
import parterre.server.wire.ReviewProgress.PlayerGrades;

/// The review of one game while it grows. One thread at a time works on it; any thread may look.
final class RunningReview<S, M extends Move, V> {
    private static final int PLAYOUTS = 2_000;

    private final GameCourse<S, M, V> course;
    private final Reviewer<S, M, V> reviewer;
    private final Map<Place, MadeDecision<S, M, V>> decisions;
    private final List<MadeDecision<S, M, V>> waiting;
    private final List<GradedDecision<M>> graded = new ArrayList<>();
    private final Value<S> value;
    private Optional<GameAccount> account = Optional.empty();
    private boolean begun;

    /// @param value judges the positions of the game
    RunningReview(GameCourse<S, M, V> course, Value<S> value) {
        this.course = course;
        reviewer = new Reviewer<>(course.box(), value, ReviewEffort.of(PLAYOUTS));
        waiting = new ArrayList<>(reviewer.decisions(course.positions()::get, course.steps()));
        decisions = waiting.stream().collect(Collectors.toMap(Place::of, Function.identity()));
        this.value = value;
    }

    /// The place of a decision in the game.
    private record Place(int step, int seat) {
        static Place of(MadeDecision<?, ?, ?> decision) {
            return new Place(decision.step(), decision.seat().index());
        }
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
        List<GradedDecision<M>> known;
        Optional<GameAccount> told;
        synchronized (graded) {
            known = List.copyOf(graded);
            told = account;
        }
        int seats = course.box().game().setup(course.positions().getFirst()).seats();
        return new ReviewProgress(
                known.size(),
                decisions.size(),
                PLAYOUTS,
                PlayerReview.all(seats, known, told).stream()
                        .map(RunningReview::told)
                        .toList(),
                known.stream()
                        .filter(decision -> decision.grade().isError())
                        .map(this::told)
                        .toList());
    }

    private static PlayerGrades told(PlayerReview player) {
        return new PlayerGrades(
                player.seat(),
                player.accuracy().map(accuracy -> Math.round(10 * accuracy) / 10.0),
                player.count(Grade.BLUNDER),
                player.count(Grade.MISTAKE),
                player.count(Grade.INACCURACY));
    }

    private FoundError told(GradedDecision<M> error) {
        var decision = decisions.get(new Place(error.step(), error.seat().index()));
        if (decision == null) {
            throw new IllegalStateException("no decision of " + error.seat() + " at step " + error.step());
        }
        var made = error.candidates().stream()
                .filter(candidate -> candidate.move().equals(error.made()))
                .findFirst()
                .orElseThrow();
        return new FoundError(
                error.step(),
                error.seat(),
                error.grade(),
                GameCourse.rounded(error.loss()),
                GameCourse.rounded(error.low()),
                GameCourse.rounded(error.high()),
                told(decision, made),
                told(decision, error.candidates().getFirst()),
                error.hindsight()
                        .map(known -> new InHindsight(
                                GameCourse.rounded(known.loss()),
                                GameCourse.rounded(known.low()),
                                GameCourse.rounded(known.high()),
                                told(decision, known.best(), known.share()))));
    }

    private Alternative told(MadeDecision<S, M, V> decision, Candidate<M> candidate) {
        return told(decision, candidate.move(), candidate.share());
    }

    private Alternative told(MadeDecision<S, M, V> decision, M move, double share) {
        var game = course.box().game();
        return new Alternative(
                game.notation().write(move),
                GameCourse.rounded(share),
                MovePreview.of(game.preview(decision.view(), decision.seat(), move)));
    }
}
