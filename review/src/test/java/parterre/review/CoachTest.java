package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

class CoachTest {
    private static final ReviewEffort SMALL = ReviewEffort.of(ReviewEffort.LEAST);

    /// The number of decisions that are judged twice.
    private static final int MOST = 8;

    private static final GameBox<?, ?, ?> MARS = Boxes.named("gardens-of-mars").orElseThrow();

    private static <S, M extends Move, V> List<MadeDecision<S, M, V>> decisions(
            GameBox<S, M, V> box, PlayedGame<S, M, V> game) {
        return MadeDecision.of(
                box.game(), game.referee()::position, game.referee().steps());
    }

    /// Returns a decision that is a planted blunder.
    private static <S, M extends Move, V> MadeDecision<S, M, V> planted(GameBox<S, M, V> box) {
        var game = PlayedGame.play(box, 2, 4, made -> made == 12);
        return decisions(box, game).stream()
                .filter(decision -> game.steps().contains(decision.step()))
                .findFirst()
                .orElseThrow();
    }

    private static <M extends Move, V> SeenDecision<M, V> with(SeenDecision<M, V> seen, M move) {
        return new SeenDecision<>(seen.setup(), seen.step(), seen.seat(), seen.view(), seen.listed(), move);
    }

    private static <S, M extends Move, V> void blunders(GameBox<S, M, V> box) {
        var decision = planted(box);
        var coach = new Coach<>(box, PlayedGame.value(box), SMALL);
        var blunder = coach.judge(decision.seen(), 1, () -> true).orElseThrow();
        assertThat(blunder.grade()).isEqualTo(Grade.BLUNDER);
        var best = blunder.candidates().getFirst().move();
        assertThat(coach.judge(with(decision.seen(), best), 1, () -> true))
                .hasValueSatisfying(good -> assertThat(good.grade().isError()).isFalse());
    }

    @Test
    void judge_aPlantedBlunder_isFoundWithTheBetterMove() {
        blunders(MARS);
    }

    private static <S, M extends Move, V> void asInTheReview(GameBox<S, M, V> box) {
        var decision = planted(box);
        var reviewed = new Reviewer<>(box, PlayedGame.value(box), SMALL).grade(decision, 1);
        assertThat(new Coach<>(box, PlayedGame.value(box), SMALL).judge(decision.seen(), 1, () -> true))
                .hasValueSatisfying(judged -> assertThat(judged)
                        .usingRecursiveComparison()
                        .ignoringFields("points", "lines")
                        .isEqualTo(reviewed));
    }

    @Test
    void judge_theSameSeed_gradesAsTheReview() {
        asInTheReview(MARS);
    }

    private static <S, M extends Move, V> void blind(GameBox<S, M, V> box) {
        var luck = Generator.of(7);
        var coach = new Coach<>(box, PlayedGame.value(box), SMALL);
        var decisions = decisions(box, PlayedGame.play(box, 2, 4, made -> made % 4 == 0)).stream()
                .filter(decision -> decision.hidSomething(luck))
                .limit(MOST)
                .toList();
        assertThat(decisions).isNotEmpty();
        for (var decision : decisions) {
            var imagined = box.game().imagine(decision.view(), luck);
            var other = new MadeDecision<>(box.game(), decision.step(), imagined, decision.seat(), decision.made());
            assertThat(coach.judge(other.seen(), 1, () -> true))
                    .as("step " + decision.step())
                    .isEqualTo(coach.judge(decision.seen(), 1, () -> true));
        }
    }

    @Test
    void judge_otherHiddenThings_isTheSame() {
        blind(Boxes.named("conformance").orElseThrow());
    }

    private static <S, M extends Move, V> void leads(GameBox<S, M, V> box) {
        var seen = planted(box).seen();
        var coach = new Coach<>(box, PlayedGame.value(box), SMALL);
        var behind = coach.lead(seen, 1, () -> true).orElseThrow();
        assertThat(behind.high()).as("a blunder is surely behind").isNegative();
        var ahead = coach.lead(with(seen, behind.other().move()), 1, () -> true).orElseThrow();
        assertThat(ahead.ahead()).isBetween(ahead.low(), ahead.high()).isNotNegative();
        assertThat(ahead.chosen().move()).isEqualTo(behind.other().move());
        assertThat(ahead.other().move()).isNotEqualTo(ahead.chosen().move());
    }

    @Test
    void lead_ofTheBestMove_isNotBehindAnotherOne() {
        leads(MARS);
    }

    private static <S, M extends Move, V> int asked(GameBox<S, M, V> box, int patience) {
        var decision = planted(box);
        var asked = new AtomicInteger();
        var judged = new Coach<>(box, PlayedGame.value(box), SMALL)
                .judge(decision.seen(), 1, () -> asked.incrementAndGet() <= patience);
        assertThat(judged).isEmpty();
        return asked.get();
    }

    @Test
    void judge_nobodyWaits_endsSoon() {
        int screening = SMALL.screening();
        assertThat(asked(MARS, 3)).as("while it looks for candidates").isLessThan(10);
        assertThat(asked(MARS, screening + 2)).as("between two searches").isLessThan(screening + 5);
    }
}
