package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parterre.bots.series.SequentialTest.Decision;
import parterre.engine.Generator;
import parterre.engine.Luck;

class SequentialTestTest {
    private static final SequentialTest EVEN_OR_BETTER = new SequentialTest(0.5, 0.6, 0.05, 0.05);

    private static RoundScores pairs(int... counts) {
        return scores(2, counts);
    }

    /// Rounds with these counts of the expected scores, from 0 up.
    private static RoundScores scores(int gamesPerRound, int... counts) {
        var scores = new RoundScores(gamesPerRound);
        for (int step = 0; step < counts.length; step++) {
            for (int i = 0; i < counts[step]; i++) {
                scores.add((double) step / (counts.length - 1));
            }
        }
        return scores;
    }

    private static double share(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /// The first two stand in fastchess's tests of its logistic pentanomial model, which follow fishtest. The
    /// third are counts from fishtest's `stat_util.py`, their ratio a numerical maximisation.
    @ParameterizedTest
    @CsvSource({
        "223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07",
        "871, 26175, 55983, 26678, 821, 0, 2, -4.98",
        "10789, 19328, 33806, 19402, 10543, -3, 1, 2.131",
    })
    void llr_pairsOfGames_agreesWithFishtest(
            int ll, int ld, int even, int wd, int ww, double elo0, double elo1, double expected) {
        var test = new SequentialTest(share(elo0), share(elo1), 0.05, 0.05);
        assertThat(test.llr(pairs(ll, ld, even, wd, ww))).isCloseTo(expected, within(0.005));
    }

    /// The same counts, of which only mean and variance are used.
    @ParameterizedTest
    @CsvSource({
        "223, 9863, 21279, 10037, 246, 0.5, 2.5, -3.07",
        "871, 26175, 55983, 26678, 821, 0, 2, -4.98",
        "10789, 19328, 33806, 19402, 10543, -3, 1, 2.131",
    })
    void llr_meanAndVariance_agreesWithFishtest(
            int ll, int ld, int even, int wd, int ww, double elo0, double elo1, double expected) {
        var test = new SequentialTest(share(elo0), share(elo1), 0.05, 0.05);
        var moments = pairs(ll, ld, even, wd, ww).moments();
        int rounds = ll + ld + even + wd + ww;
        assertThat(test.llr(rounds, moments.mean(), moments.variance())).isCloseTo(expected, within(0.02));
    }

    /// Pairs with a mean of 0.5, where H0 is true, and of 0.6, where H1 is. The test looks after every fourth pair,
    /// from
    /// the thirtieth on, and may err in 5 of 100 tests.
    @Test
    void decision_meanAndVariance_keepsItsErrorRates() {
        assertThat(accepted(Decision.ACCEPT_H1, 0.5)).isBetween(20, 125);
        assertThat(accepted(Decision.ACCEPT_H0, 0.6)).isBetween(20, 125);
    }

    /// Returns how many of 2,000 tests accept a hypothesis.
    private static int accepted(Decision wanted, double share) {
        int accepted = 0;
        for (int number = 0; number < 2000; number++) {
            var luck = Generator.of(11, number);
            double sum = 0;
            double squares = 0;
            var decision = Decision.CONTINUE;
            for (int pairs = 1; decision == Decision.CONTINUE; pairs++) {
                double score = ((luck.unit() < share ? 1 : 0) + (luck.unit() < share ? 1 : 0)) / 2.0;
                sum += score;
                squares += score * score;
                if (pairs >= 30 && pairs % 4 == 0) {
                    double mean = sum / pairs;
                    decision = EVEN_OR_BETTER.decision(EVEN_OR_BETTER.llr(pairs, mean, squares / pairs - mean * mean));
                }
            }
            accepted += decision == wanted ? 1 : 0;
        }
        return accepted;
    }

    /// An edge of one point without draws: 13,250 games on average if it is there, 21,700 in the worst case.
    @Test
    void rounds_onePointWithoutDraws_areThoseOfWald() {
        var test = new SequentialTest(0.5, 0.51, 0.05, 0.05);
        double variance = 0.25 / 2; // of a pair
        assertThat(2 * test.roundsIfTrue(variance)).isCloseTo(13_250, within(50.0));
        assertThat(2 * test.roundsBetween(variance)).isCloseTo(21_700, within(50.0));
    }

    @Test
    void share_ofEloPoints_isThatOfTheOdds() {
        assertThat(Strength.share(0, 1 / 3.0)).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(Strength.share(400, 0.5)).isCloseTo(10 / 11.0, within(1e-12));
        assertThat(Strength.share(-12, 0.5)).isCloseTo(share(-12), within(1e-12));
    }

    /// References by a general constrained optimiser (SLSQP) over the probabilities, without the equation.
    @Test
    void llr_fewRounds_agreesWithNumericalMaximisation() {
        var test = new SequentialTest(0.5, 0.55, 0.05, 0.05);
        assertThat(test.llr(pairs(3, 10, 20, 14, 6))).isCloseTo(0.84149, within(1e-4));
        assertThat(test.llr(pairs(0, 0, 0, 0, 31))).isCloseTo(2.95480, within(2e-3));
        assertThat(EVEN_OR_BETTER.llr(pairs(10, 20, 30, 20, 10))).isCloseTo(-5.33148, within(1e-4));
        assertThat(EVEN_OR_BETTER.llr(pairs(1, 0, 12, 4, 9))).isCloseTo(3.64122, within(1e-4));
        var third = new SequentialTest(1 / 3.0, 1 / 3.0 + 0.05, 0.05, 0.05);
        assertThat(third.llr(scores(3, 20, 0, 30, 0, 12, 0, 3))).isCloseTo(-1.39309, within(1e-4));
    }

    /// Three scores and a mean leave one free probability, which a fine grid can try out.
    @Test
    void shortfall_threeScores_agreesWithAGridSearch() {
        var scores = new RoundScores(1);
        int[] counts = {7, 11, 23};
        IntStream.range(0, 3).forEach(step -> IntStream.range(0, counts[step]).forEach(_ -> scores.add(step / 2.0)));
        double best = Double.NEGATIVE_INFINITY;
        double mean = 0.55;
        for (double top = mean / 1000; top < mean; top += 1e-6) {
            double middle = 2 * (mean - top);
            double bottom = 1 - top - middle;
            if (middle > 0 && bottom > 0) {
                best = Math.max(
                        best, counts[0] * Math.log(bottom) + counts[1] * Math.log(middle) + counts[2] * Math.log(top));
            }
        }
        double all = Arrays.stream(counts).sum();
        double free = Arrays.stream(counts)
                .mapToDouble(count -> count * Math.log(count / all))
                .sum();
        assertThat(scores.shortfall(mean)).isCloseTo(free - best, within(1e-6));
    }

    @Test
    void bounds_usualErrorRates_areThoseOfWald() {
        assertThat(EVEN_OR_BETTER.upper()).isCloseTo(2.944, within(1e-3));
        assertThat(EVEN_OR_BETTER.lower()).isCloseTo(-2.944, within(1e-3));
        var careful = new SequentialTest(0.5, 0.6, 0.01, 0.1);
        assertThat(careful.upper()).isCloseTo(Math.log(90), within(1e-9));
        assertThat(careful.lower()).isCloseTo(Math.log(0.1 / 0.99), within(1e-9));
    }

    @Test
    void llr_mirroredRounds_changesItsSign() {
        var test = new SequentialTest(0.45, 0.55, 0.05, 0.05);
        assertThat(test.llr(pairs(9, 4, 12, 1, 3))).isCloseTo(-test.llr(pairs(3, 1, 12, 4, 9)), within(1e-9));
        assertThat(test.llr(pairs(5, 4, 3, 4, 5))).isCloseTo(0, within(1e-9));
        assertThat(test.llr(pairs())).isZero();
    }

    @Test
    void llr_sameRoundsInAnyOrder_isEqual() {
        var luck = Generator.of(4);
        var drawn = IntStream.range(0, 300).mapToDouble(_ -> luck.unit()).toArray();
        var forwards = new RoundScores(2);
        var backwards = new RoundScores(2);
        for (int i = 0; i < drawn.length; i++) {
            forwards.add(drawn[i]);
            backwards.add(drawn[drawn.length - 1 - i]);
        }
        assertThat(forwards.counts()).isEqualTo(backwards.counts()).hasSizeGreaterThan(290);
        assertThat(EVEN_OR_BETTER.llr(forwards)).isEqualTo(EVEN_OR_BETTER.llr(backwards));
    }

    /// One test that goes round by round, and one that counts all rounds so far anew each time.
    @Test
    void decision_roundByRound_equalsThatOfAllRoundsTogether() {
        for (long seed = 0; seed < 20; seed++) {
            var luck = Generator.of(seed);
            var growing = new RoundScores(2);
            var counts = new int[5];
            for (int round = 0; round < 60; round++) {
                int score = pair(luck, 0.55);
                growing.add(score / 4.0);
                counts[score]++;
                assertThat(EVEN_OR_BETTER.llr(pairs(counts))).isEqualTo(EVEN_OR_BETTER.llr(growing));
                assertThat(EVEN_OR_BETTER.decision(pairs(counts))).isEqualTo(EVEN_OR_BETTER.decision(growing));
            }
        }
    }

    /// Over 1,000 tests three standard errors of a rate of 5 % are 2.1 points.
    @Test
    void decision_manySeededTests_isWrongAsRarelyAsAgreed() {
        assertThat(rateOfH1(EVEN_OR_BETTER, 0.5, 1)).isLessThanOrEqualTo(0.05 + 0.021);
        assertThat(rateOfH1(EVEN_OR_BETTER, 0.6, 2)).isGreaterThanOrEqualTo(0.95 - 0.021);
        assertThat(rateOfH1(EVEN_OR_BETTER, 0.42, 3)).isLessThan(0.01);
        assertThat(rateOfH1(EVEN_OR_BETTER, 0.7, 4)).isGreaterThan(0.99);
    }

    private static double rateOfH1(SequentialTest test, double share, long seed) {
        int tests = 1000;
        int accepted = 0;
        for (int i = 0; i < tests; i++) {
            var luck = Generator.of(seed, i);
            var scores = new RoundScores(2);
            var decision = Decision.CONTINUE;
            while (decision == Decision.CONTINUE) {
                scores.add(pair(luck, share) / 4.0);
                decision = test.decision(scores);
            }
            accepted += decision == Decision.ACCEPT_H1 ? 1 : 0;
        }
        return (double) accepted / tests;
    }

    /// Quarters of the win in a pair of games. One of five games is drawn, and the first seat is worth 10 points.
    private static int pair(Luck luck, double share) {
        return game(luck, share + 0.1) + game(luck, share - 0.1);
    }

    private static int game(Luck luck, double share) {
        double drawn = 0.2;
        double number = luck.unit();
        return number < share - drawn / 2 ? 2 : number < share + drawn / 2 ? 1 : 0;
    }

    @Test
    void constructor_impossibleNumbers_areRefused() {
        assertThatThrownBy(() -> new SequentialTest(0.6, 0.5, 0.05, 0.05)).hasMessageContaining("ascend");
        assertThatThrownBy(() -> new SequentialTest(0, 0.5, 0.05, 0.05)).hasMessageContaining("ascend");
        assertThatThrownBy(() -> new SequentialTest(0.5, 0.6, 0.5, 0.05)).hasMessageContaining("error rates");
        assertThatThrownBy(() -> new SequentialTest(0.5, 0.6, 0.05, Double.NaN)).hasMessageContaining("error rates");
        assertThatThrownBy(() -> new RoundScores(2).add(1.01)).hasMessageContaining("1.01");
        assertThatThrownBy(() -> new RoundScores(0)).hasMessageContaining("at least one game");
    }

    @Test
    void counts_sumsWithRoundingErrors_areTheSameScore() {
        var scores = new RoundScores(3);
        scores.add(0.1 + 0.2 + 1 / 30.0);
        scores.add(1 / 3.0);
        assertThat(scores.counts()).hasSize(7).containsEntry(0.333333333, 2);
    }
}
