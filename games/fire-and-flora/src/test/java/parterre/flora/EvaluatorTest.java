package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;
import parterre.flora.evaluation.LandscapeEvaluator;
import parterre.flora.position.Position;

/// Checks the rule of thumb. Its errors would make a search put off the end of its turn.
final class EvaluatorTest {
    private final Evaluator<Position> evaluator = new LandscapeEvaluator();

    private double value(Position position, int seat) {
        return evaluator.value(position, Seat.of(seat));
    }

    @Test
    void theEndOfATurnIsNeitherGoodNorBad() {
        var scene = Scene.of(3).hand(1, "water 1").lands(1, "point-lobos(big sagebrush)");
        var ended = scene.after("P1: end");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(value(ended, seat)).isEqualTo(value(scene.position(), seat));
        }
    }

    /// Both rows bring the same. The evaluator counts expected income before it comes.
    @Test
    void incomeChangesLittleBecauseItWasToBeExpected() {
        var before = Scene.of(2)
                .with("turns", "2, first P1")
                .with("stage", "market / left 1")
                .position();
        var after = Scene.after(before, "*: land pinnacles", "*: draw P1 water");
        assertThat(Scene.hand(after, 1)).isEqualTo("water 1");
        assertThat(value(after, 0) - value(after, 1)).isCloseTo(value(before, 0) - value(before, 1), within(0.5));
    }

    @Test
    void aCardIsWorthMoreThanTheBankPays() {
        for (var card : List.of("water", "fire", "labor", "nefarious", "time")) {
            var scene = Scene.of(2).coins(1, 3).hand(2, card + " 1");
            var offered = scene.after("P1: offer P2 1 for " + card);
            double sold = value(Scene.after(offered, "& P2: accept"), 1);
            assertThat(sold).as(card).isLessThan(value(Scene.after(offered, "& P2: decline"), 1));
        }
    }

    @Test
    void offersAreNotMadeForTheSakeOfTime() {
        var scene = Scene.of(2).hand(1, "water 1").hand(2, "time 1");
        var plain = scene.position();
        var declined = scene.after("P1: offer P2 water for time", "& P2: decline");
        assertThat(value(declined, 0)).isLessThan(value(plain, 0));
        var again = scene.with("in-turn", "proposals 2").after("P1: offer P2 water for time");
        assertThat(value(again, 0)).as("a third offer in a turn").isLessThan(value(plain, 0) - 10);
        assertThat(value(Scene.after(declined, "P1: end"), 0)).isEqualTo(value(Scene.after(plain, "P1: end"), 0));
    }
}
