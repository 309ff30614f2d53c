package parterre.server.review;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.FeatureEffect;
import parterre.review.Candidate;
import parterre.review.GameAccount;
import parterre.review.Grade;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;
import parterre.review.PlayerReview;
import parterre.server.wire.MovePreview;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ReviewProgress.Alternative;
import parterre.server.wire.ReviewProgress.FeatureChange;
import parterre.server.wire.ReviewProgress.FoundError;
import parterre.server.wire.ReviewProgress.InHindsight;
import parterre.server.wire.ReviewProgress.JudgedDecision;
import parterre.server.wire.ReviewProgress.PlayerGrades;

/// Tells what a review has found in a game.
final class ReviewProjection<S, M extends Move, V> {
    private final GameCourse<S, M, V> course;
    private final Map<DecisionPlace, MadeDecision<S, M, V>> decisions;

    ReviewProjection(GameCourse<S, M, V> course) {
        this.course = course;
        decisions = MadeDecision.of(course.box().game(), course.positions()::get, course.steps()).stream()
                .collect(Collectors.toMap(
                        DecisionPlace::of, decision -> decision, (first, _) -> first, LinkedHashMap::new));
    }

    /// Returns all decisions of the game, in order.
    List<MadeDecision<S, M, V>> decisions() {
        return List.copyOf(decisions.values());
    }

    /// Returns a decision of the game; empty if this step was not made by this seat.
    Optional<MadeDecision<S, M, V>> decision(DecisionPlace place) {
        return Optional.ofNullable(decisions.get(place));
    }

    /// Returns how the players decided.
    List<PlayerGrades> players(List<GradedDecision<M>> graded, Optional<GameAccount> account) {
        int seats = course.box().game().setup(course.positions().getFirst()).seats();
        return PlayerReview.all(seats, graded, account).stream()
                .map(ReviewProjection::told)
                .toList();
    }

    private static PlayerGrades told(PlayerReview player) {
        return new PlayerGrades(
                player.seat(),
                player.accuracy().map(accuracy -> Math.round(10 * accuracy) / 10.0),
                player.accuracy().map(_ -> Math.round(1_000 * player.errorRate()) / 10.0),
                player.count(Grade.BLUNDER),
                player.count(Grade.MISTAKE),
                player.count(Grade.INACCURACY));
    }

    /// Returns what is found so far.
    ///
    /// @param done how many decisions are graded
    ReviewProgress progress(int done, List<GradedDecision<M>> graded, List<PlayerGrades> players) {
        return new ReviewProgress(
                done,
                decisions.size(),
                RunningReview.PLAYOUTS,
                players,
                graded.stream()
                        .filter(decision -> decision.grade() != Grade.FORCED)
                        .map(one ->
                                new JudgedDecision(one.step(), one.seat(), one.grade(), GameCourse.rounded(one.loss())))
                        .toList(),
                graded.stream()
                        .filter(decision -> decision.grade().isError())
                        .map(this::told)
                        .toList());
    }

    /// Returns what is found once one more decision is graded.
    ReviewProgress progress(ReviewProgress before, GradedDecision<M> grade, List<PlayerGrades> players) {
        var one = progress(before.done() + 1, List.of(grade), players);
        return new ReviewProgress(
                one.done(),
                one.of(),
                one.playouts(),
                players,
                joined(before.decisions(), one.decisions()),
                joined(before.errors(), one.errors()));
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    private FoundError told(GradedDecision<M> error) {
        var decision = decision(DecisionPlace.of(error)).orElseThrow();
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
                                told(
                                        course.box().game(),
                                        decision.view(),
                                        decision.seat(),
                                        known.best(),
                                        known.share()))),
                error.points().map(all -> all.stream().map(GameCourse::rounded).toList()),
                changes(error.features()));
    }

    /// Returns of which features there is more, and of which less.
    static List<FeatureChange> changes(List<FeatureEffect> features) {
        return features.stream()
                .map(one -> new FeatureChange(one.feature(), one.change() > 0))
                .toList();
    }

    private Alternative told(MadeDecision<S, M, V> decision, Candidate<M> candidate) {
        return told(course.box().game(), decision.view(), decision.seat(), candidate.move(), candidate.share());
    }

    /// Returns a move that was compared, and what it surely does as far as its seat can know.
    ///
    /// @param view what the seat knows
    static <M extends Move, V> Alternative told(Game<?, M, V> game, V view, Seat seat, M move, double share) {
        return new Alternative(
                game.notation().write(move), GameCourse.rounded(share), MovePreview.of(game.preview(view, seat, move)));
    }

    /// Returns a finished review in the form in which it is stored.
    StoredReview stored(List<GradedDecision<M>> graded, List<PlayerGrades> players) {
        return StoredReview.of(course.box().game().notation(), graded, players);
    }

    /// Returns the grades of a stored review.
    ///
    /// @throws IllegalArgumentException if it does not belong to this game
    List<GradedDecision<M>> graded(StoredReview stored) {
        var made = decisions.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, decision -> decision.getValue().made()));
        return stored.graded(course.box().game().notation(), made);
    }
}
