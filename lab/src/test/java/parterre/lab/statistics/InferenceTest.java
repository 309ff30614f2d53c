package parterre.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Luck;

class InferenceTest {
    private static final double ERROR_RATE = 0.05;

    /// Returns about a normal number: the sum of twelve uniform ones.
    private static double normal(Luck luck) {
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += luck.unit();
        }
        return sum;
    }

    @Test
    void studentsT_asInTables() {
        // t(29) = 2.0452 for 5 %, two-sided.
        assertThat(Inference.FIXED.margin(30, 1, ERROR_RATE, 30)).isCloseTo(2.0452 / Math.sqrt(30), within(1e-5));
        assertThat(Inference.FIXED.pValue(30, 2.0452 / Math.sqrt(30), 1, 30)).isCloseTo(ERROR_RATE, within(1e-5));
    }

    @Test
    void anytimeInterval_andPValue_agree() {
        for (int blocks : new int[] {30, 100, 1000, 5000}) {
            double margin = Inference.ANYTIME.margin(blocks, 2, ERROR_RATE, 1000);
            assertThat(Inference.ANYTIME.pValue(blocks, margin, 2, 1000)).isCloseTo(ERROR_RATE, within(1e-9));
        }
    }

    /// Somebody looks after each block and stops at the first alarm. With Student's t a quarter of the runs
    /// and more would be false alarms.
    @Test
    void lookingAfterEachBlock_seldomAlarmsFalsely() {
        int anytime = 0;
        int fixed = 0;
        int runs = 1000;
        for (int run = 0; run < runs; run++) {
            var luck = Generator.of(11, run);
            var sums = RatioSums.NONE;
            boolean anytimeAlarm = false;
            boolean fixedAlarm = false;
            for (int block = 1; block <= 1000; block++) {
                sums = sums.with(normal(luck), 1);
                anytimeAlarm |= Inference.ANYTIME.pValue(block, sums.ratio(), sums.deviation(), 1000) <= ERROR_RATE;
                fixedAlarm |= Inference.FIXED.pValue(block, sums.ratio(), sums.deviation(), 1000) <= ERROR_RATE;
            }
            anytime += anytimeAlarm ? 1 : 0;
            fixed += fixedAlarm ? 1 : 0;
        }
        assertThat((double) anytime / runs).isLessThanOrEqualTo(ERROR_RATE);
        assertThat((double) fixed / runs).isGreaterThan(0.2);
    }

    @Test
    void aTrueDifference_isFoundByThePlannedBlocks() {
        int blocks = (int) Inference.blocksFor(0.2, 1, ERROR_RATE, 0.05);
        assertThat(blocks).isEqualTo(325); // (1.960 + 1.645)² / 0.04
        assertThat(Inference.resolution(blocks, 1, ERROR_RATE, 0.05)).isCloseTo(0.2, within(1e-3));
        int found = 0;
        for (int run = 0; run < 1000; run++) {
            var luck = Generator.of(12, run);
            var sums = RatioSums.NONE;
            for (int block = 0; block < blocks; block++) {
                sums = sums.with(normal(luck) + 0.2, 1);
            }
            found += Inference.FIXED.pValue(blocks, sums.ratio(), sums.deviation(), blocks) <= ERROR_RATE ? 1 : 0;
        }
        assertThat(found).isBetween(930, 970);
    }

    @Test
    void holm_asInTheLiterature() {
        assertThat(Holm.adjusted(0.01, 0.04, 0.03, 0.005))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
        assertThat(Holm.adjusted()).isEmpty();
    }

    @Test
    void aRatio_hasTheDeviationOfItsResiduals() {
        var sums = RatioSums.NONE.with(1, 2).with(3, 4).with(2, 3);
        assertThat(sums.ratio()).isCloseTo(6.0 / 9, within(1e-12));
        // Residuals x - y * 2/3: -1/3, 1/3, 0; their variance is 1/9, the mean denominator 3.
        assertThat(sums.deviation()).isCloseTo(1.0 / 9, within(1e-12));
    }

    @Test
    void equalBlocks_haveNoDifference() {
        var one = RatioSums.NONE.with(1, 2).with(3, 4).with(2, 3);
        var pairs = PairSums.NONE.with(1, 2, 1, 2).with(3, 4, 3, 4).with(2, 3, 2, 3);
        assertThat(pairs.deviation(one, one)).isZero();
    }

    @Test
    void independentArms_haveTheSumOfTheirVariances() {
        var luck = Generator.of(13);
        var first = RatioSums.NONE;
        var second = RatioSums.NONE;
        var pairs = PairSums.NONE;
        for (int block = 0; block < 20_000; block++) {
            double x = normal(luck);
            double y = 2 * normal(luck);
            first = first.with(x, 1);
            second = second.with(y, 1);
            pairs = pairs.with(x, 1, y, 1);
        }
        assertThat(pairs.deviation(first, second)).isCloseTo(Math.sqrt(5), within(0.05));
    }
}
