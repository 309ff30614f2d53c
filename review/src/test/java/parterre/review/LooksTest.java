package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import parterre.engine.Move;

class LooksTest {
    private static final int FIRST = 8;

    private record Named(String name) implements Move {}

    private static final List<Named> MOVES = List.of(new Named("made"), new Named("a"), new Named("b"), new Named("c"));

    private static final Looks<Named, double[]> LOOKS = new Looks<>(MOVES, FIRST, shares -> shares);

    /// Searches for moves of which all others are better than the first one by this much.
    private static List<double[]> searches(double loss, double noise, Random luck) {
        return LOOKS.searches(
                _ -> MOVES.stream()
                        .mapToDouble(
                                move -> 0.4 + (move.equals(MOVES.getFirst()) ? 0 : loss) + noise * luck.nextGaussian())
                        .toArray(),
                () -> true);
    }

    private static double markedWrongly(double loss) {
        var luck = new Random(1);
        int games = 2_000;
        int wrong = 0;
        for (int game = 0; game < games; game++) {
            var found = LOOKS.compared(searches(loss, 0.07, luck));
            wrong += Grade.ofLoss(found.loss(0).low()).compareTo(Grade.ofLoss(loss)) > 0 ? 1 : 0;
        }
        return (double) wrong / games;
    }

    @Test
    void lossesJustBelowAThreshold_areRarelyMarkedHigher() {
        assertThat(markedWrongly(0.0499)).isLessThan(0.05);
        assertThat(markedWrongly(0.0999)).isLessThan(0.05);
        assertThat(markedWrongly(0.1499)).isLessThan(0.05);
    }

    @Test
    void searches_aClearGrade_endAfterTheFirstLook() {
        assertThat(searches(0, 0.001, new Random(1))).hasSize(FIRST);
        assertThat(searches(0.12, 0.001, new Random(1))).hasSize(FIRST);
    }

    @Test
    void searches_aLossAtAThreshold_takeAllLooks() {
        assertThat(searches(0.1, 0.07, new Random(1))).hasSize(FIRST << (Looks.MOST - 1));
    }

    @Test
    void searches_anotherMoveMayBeBetter_goOn() {
        // The first move leads in the first look, but the others may still be better by more than a threshold.
        var shares = List.of(new double[] {0.5, 0.2, 0.2, 0.2}, new double[] {0.5, 0.7, 0.7, 0.7});
        assertThat(LOOKS.searches(number -> shares.get(number % 2), () -> true)).hasSizeGreaterThan(FIRST);
    }

    @Test
    void searches_nobodyWaits_findNothing() {
        var asked = new AtomicInteger();
        assertThat(LOOKS.searches(_ -> new double[MOVES.size()], () -> asked.incrementAndGet() < 3))
                .isEmpty();
        assertThat(asked).hasValue(3);
    }
}
