package parterre.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.bots.toys.Pennies;
import parterre.bots.toys.ToyMove;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Moves;
import parterre.engine.Next;

class PriorTest {
    private static float[][] answers(int[][] chances, double sharpness) {
        var pennies = Pennies.judged(chances);
        var prior = new Prior<>(pennies, pennies.evaluators().getFirst(), sharpness, Generator.of(7));
        var start = pennies.start(pennies.setup());
        BySeat<Moves<ToyMove>> open =
                pennies.next(start) instanceof Next.Together<ToyMove> together ? together.open() : BySeat.none();
        return prior.answers(start, open);
    }

    @Test
    void sharesOfEachSeatAddUpToOne() {
        for (float[] shares : answers(new int[][] {{10, 20, 30}, {60, 50, 0}}, 0.05)) {
            double sum = 0;
            for (float share : shares) {
                assertThat(share).isPositive();
                sum += share;
            }
            assertThat(sum).isBetween(0.9999, 1.0001);
        }
    }

    @Test
    void aDominantAnswerHasTheLargestShare() {
        var shares = answers(new int[][] {{80, 70, 90}, {20, 10, 30}, {10, 30, 40}}, 0.1);
        assertThat(shares[0][0]).isGreaterThan(0.9f);
        assertThat(shares[1][2]).isLessThan(0.2f);
    }

    /// Against random play the first row is best, and the first column for the other; against that column the second
    /// row.
    @Test
    void eachSeatRepliesToTheLikelyAnswersOfOthers() {
        var shares = answers(new int[][] {{65, 100, 100}, {75, 50, 50}, {0, 60, 60}}, 0.3);
        assertThat(shares[0][1]).isGreaterThan(0.9f);
        assertThat(shares[1][0]).isGreaterThan(0.9f);
    }
}
