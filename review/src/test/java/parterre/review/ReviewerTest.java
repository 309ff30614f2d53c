package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.FeatureEffect;
import parterre.engine.box.GameBox;

class ReviewerTest {
    private static final ReviewEffort SMALL = ReviewEffort.of(ReviewEffort.LEAST);

    private static <S, M extends Move, V> GameReview<M> review(
            GameBox<S, M, V> box, PlayedGame<S, M, V> game, int threads, Runnable graded) throws InterruptedException {
        return new Reviewer<>(box, PlayedGame.value(box), SMALL)
                .review(
                        game.referee()::position,
                        game.referee().steps(),
                        1,
                        threads,
                        new KnownDecisions<>(List.of()),
                        (_, _) -> graded.run());
    }

    private static <S, M extends Move, V> void findBlunders(GameBox<S, M, V> box) throws InterruptedException {
        var game = PlayedGame.play(box, 2, 4, decision -> decision == 12 || decision == 25);
        var graded = new AtomicInteger();
        var review = review(box, game, 2, graded::incrementAndGet);
        assertThat(game.steps()).hasSize(2);
        assertThat(review.decisions().stream().filter(decision -> game.steps().contains(decision.step())))
                .allSatisfy(decision -> {
                    assertThat(decision.grade().isError())
                            .as("step " + decision.step())
                            .isTrue();
                    assertThat(decision.candidates().getLast().move()).isEqualTo(decision.made());
                });
        var notation = box.game().notation();
        assertThat(review.decisions().stream()
                        .filter(decision -> decision.grade().isError()))
                .allSatisfy(error -> {
                    var lines = error.lines().orElseThrow();
                    assertThat(lines.made().told().getFirst()).contains(notation.write(error.made()));
                    assertThat(lines.better().told().getFirst())
                            .contains(
                                    notation.write(error.candidates().getFirst().move()));
                    assertThat(error.features())
                            .isSortedAccordingTo(Comparator.comparingDouble(FeatureEffect::effect))
                            .allSatisfy(one -> assertThat(one.effect()).isNegative());
                })
                .as("the value tells why")
                .anySatisfy(error -> assertThat(error.features()).isNotEmpty())
                .as("the other seat's answer is told")
                .anySatisfy(error ->
                        assertThat(error.lines().orElseThrow().made().steps()).hasSizeGreaterThan(1));
        assertThat(review.decisions())
                .as("nothing is hidden")
                .allSatisfy(decision -> assertThat(decision.hindsight()).isEmpty());
        assertThat(graded).hasValue(review.decisions().size());
        assertThat(review(box, game, 1, () -> {})).isEqualTo(review);
    }

    @Test
    void plantedBlunders_areFoundOnAnyNumberOfThreads() throws InterruptedException {
        findBlunders(Boxes.named("gardens-of-mars").orElseThrow());
    }

    private static <S, M extends Move, V> void judgeInHindsight(GameBox<S, M, V> box) throws InterruptedException {
        var game = PlayedGame.play(box, 2, 4, decision -> decision % 4 == 0);
        var errors = review(box, game, 2, () -> {}).decisions().stream()
                .filter(decision -> decision.grade().isError())
                .toList();
        assertThat(errors)
                .isNotEmpty()
                .allSatisfy(error -> assertThat(error.hindsight()).hasValueSatisfying(known -> {
                    assertThat(known.loss()).isBetween(0.0, 1.0);
                    assertThat(known.loss()).isBetween(known.low(), known.high());
                    assertThat(error.candidates()).extracting(Candidate::move).contains(known.best());
                }));
    }

    @Test
    void errors_areJudgedInHindsightWhereSomethingIsHidden() throws InterruptedException {
        judgeInHindsight(Boxes.named("conformance").orElseThrow());
    }

    private static <S, M extends Move, V> void tryAgain(GameBox<S, M, V> box) {
        var reviewer = new Reviewer<>(box, PlayedGame.value(box), SMALL);
        var decision = planted(box, reviewer);
        var graded = reviewer.grade(decision, 1);
        var best = graded.candidates().getFirst().move();
        assertThat(reviewer.tried(decision, graded, best, 1, () -> true)
                        .orElseThrow()
                        .isGoodEnough())
                .isTrue();
        var again =
                reviewer.tried(decision, graded, decision.made(), 1, () -> true).orElseThrow();
        assertThat(again.loss()).isEqualTo(graded.loss(), within(1e-9));
        assertThat(again.isGoodEnough()).isFalse();
        assertThat(again.best().move()).isEqualTo(best);
        var other = decision.listed().list().stream()
                .filter(move -> graded.candidates().stream()
                        .noneMatch(known -> known.move().equals(move)))
                .findFirst()
                .orElseThrow();
        assertThat(reviewer.tried(decision, graded, other, 1, () -> true)
                        .orElseThrow()
                        .loss())
                .isBetween(0.0, 1.0);
        assertThat(reviewer.tried(decision, graded, other, 1, () -> false)).isEmpty();
    }

    /// Returns a decision in which a bad move is planted.
    private static <S, M extends Move, V> MadeDecision<S, M, V> planted(
            GameBox<S, M, V> box, Reviewer<S, M, V> reviewer) {
        var game = PlayedGame.play(box, 2, 4, decision -> decision == 12);
        return reviewer.decisions(game.referee()::position, game.referee().steps()).stream()
                .filter(made -> game.steps().contains(made.step()))
                .findFirst()
                .orElseThrow();
    }

    private static <S, M extends Move, V> void stopGrading(GameBox<S, M, V> box) {
        var reviewer = new Reviewer<>(box, PlayedGame.value(box), SMALL);
        var game = PlayedGame.play(box, 2, 4, decision -> decision % 4 == 0);
        // Something is hidden in this error, so it is also judged in hindsight.
        var decision = reviewer
                .decisions(game.referee()::position, game.referee().steps())
                .stream()
                .filter(made -> reviewer.grade(made, 1).hindsight().isPresent())
                .findFirst()
                .orElseThrow();
        var asked = new AtomicInteger();
        var whole = reviewer.grade(decision, 1, () -> asked.incrementAndGet() > 0);
        assertThat(whole).contains(reviewer.grade(decision, 1));
        for (int stop : List.of(0, asked.get() / 4, asked.get() / 2, asked.get() - SMALL.searches(), asked.get() - 1)) {
            var left = new AtomicInteger(stop);
            assertThat(reviewer.grade(decision, 1, () -> left.getAndDecrement() > 0))
                    .as("nobody waits after %d", stop)
                    .isEmpty();
        }
    }

    @Test
    void aGrade_isNotFinishedForNobody() {
        stopGrading(Boxes.named("conformance").orElseThrow());
    }

    @Test
    void aRetriedMove_isJudgedAsInTheReview() {
        tryAgain(Boxes.named("gardens-of-mars").orElseThrow());
    }

    private static <S, M extends Move, V> void reviewed(GameBox<S, M, V> box) throws InterruptedException {
        int seats = Math.min(3, box.game().info().mostSeats());
        var game = PlayedGame.play(box, seats, 2, _ -> false);
        var review = review(box, game, 2, () -> {});
        assertThat(review.players()).hasSize(seats);
        for (var decision : review.decisions()) {
            assertThat(decision.loss()).isBetween(0.0, 1.0);
            assertThat(decision.points().isPresent())
                    .isEqualTo(
                            decision.grade().isError() && PlayedGame.value(box).expectsScores());
            if (decision.grade() != Grade.FORCED) {
                assertThat(decision.candidates())
                        .extracting(Candidate::move)
                        .contains(decision.made())
                        .doesNotHaveDuplicates();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("parterre.review.AccountantTest#judged")
    void everyGame_isReviewed(GameBox<?, ?, ?> box) throws InterruptedException {
        reviewed(box);
    }
}
