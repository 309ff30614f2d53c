package parterre.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;

class ShareTest {
    @Test
    void wholeSuccessesGiveTheLibrarysWilsonInterval() {
        for (int trials : new int[] {1, 2, 10, 400, 100_000}) {
            for (int successes = 0; successes <= trials; successes += Math.max(1, trials / 7)) {
                var known = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(trials, successes, 0.05);
                var share = Share.of(successes, trials);
                assertThat(share.low()).isCloseTo(known.getLowerBound(), within(1e-9));
                assertThat(share.high()).isCloseTo(known.getUpperBound(), within(1e-9));
            }
        }
    }

    @Test
    void sharedWinsLieBetweenTheirNeighbours() {
        assertThat(Share.of(5.5, 10).low())
                .isBetween(Share.of(5, 10).low(), Share.of(6, 10).low());
        assertThat(Share.of(5.5, 10).value()).isEqualTo(0.55);
    }

    /// Of many 95 % intervals about 95 in a hundred hold the truth.
    @Test
    void theIntervalHoldsTheTruthAsOftenAsItSays() {
        var luck = Generator.of(1);
        int held = 0;
        for (int series = 0; series < 2_000; series++) {
            int wins = 0;
            for (int game = 0; game < 100; game++) {
                wins += luck.unit() < 0.3 ? 1 : 0;
            }
            var share = Share.of(wins, 100);
            held += share.low() <= 0.3 && 0.3 <= share.high() ? 1 : 0;
        }
        assertThat(held).isBetween(1_860, 1_940);
    }
}
