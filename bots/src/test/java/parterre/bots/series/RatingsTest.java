package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Luck;

class RatingsTest {
    /// Two bots at ±ln(3)/2 expect 75 to 25. The prior has precision (400/ln 10)²/1000² = 0.0301779 a bot, so
    /// that ratings of exactly that size belong to 75 + ln(3)/2 * 0.0301779 = 75.0165768 wins of 100. The
    /// information of the games is 100 * 3/16 = 18.75, and the variance of the difference 2/(0.0301779 + 2 *
    /// 18.75) = 0.0532904, or 40.1019 Elo.
    @Test
    void twoBots_calculatedByHand() {
        var ratings = Ratings.of(2, 1, List.of(new PairScore(0, 1, 100, 75.016_576_8)));
        var elo = ratings.elo(0);
        assertThat(elo.value()).isCloseTo(400 * Math.log10(3), within(1e-4));
        assertThat(elo.high() - elo.value()).isCloseTo(1.959_964 * 40.1019, within(1e-3));
        assertThat(elo.value() - elo.low()).isCloseTo(elo.high() - elo.value(), within(1e-9));
        assertThat(ratings.expected(0, 1)).isCloseTo(0.75, within(1e-6));
        assertThat(ratings.elo(1)).isEqualTo(new Estimate(0, 0, 0));
    }

    @Test
    void simulatedPool_showsTheStrengthsThatItWasDrawnFrom() {
        var strengths = new double[] {0, 180, 400, 520, 850};
        var ratings = Ratings.of(strengths.length, 0, simulated(strengths, 2_000, Generator.of(7)));
        for (int bot = 1; bot < strengths.length; bot++) {
            var elo = ratings.elo(bot);
            assertThat(elo.value()).isCloseTo(strengths[bot], within(40.0));
            assertThat(strengths[bot]).isBetween(elo.low(), elo.high());
        }
    }

    @Test
    void intervals_containTheTruthAboutNineteenTimesOfTwenty() {
        var strengths = new double[] {0, 150, 350};
        int inside = 0;
        for (int seed = 0; seed < 400; seed++) {
            var elo = Ratings.of(3, 0, simulated(strengths, 100, Generator.of(seed)))
                    .elo(2);
            inside += elo.low() <= 350 && 350 <= elo.high() ? 1 : 0;
        }
        assertThat(inside).isBetween(370, 392);
    }

    private static List<PairScore> simulated(double[] strengths, int games, Luck luck) {
        var scores = new ArrayList<PairScore>();
        for (int first = 0; first < strengths.length; first++) {
            for (int second = first + 1; second < strengths.length; second++) {
                double share = 1 / (1 + Math.pow(10, (strengths[second] - strengths[first]) / 400));
                int won = 0;
                for (int game = 0; game < games; game++) {
                    won += luck.unit() < share ? 1 : 0;
                }
                scores.add(new PairScore(first, second, games, won));
            }
        }
        return scores;
    }

    /// The mean lies in the middle of two bots, so that both are half of their difference from it.
    @Test
    void fromMean_twoBots_hasHalfTheInterval() {
        var ratings = Ratings.of(2, 0, List.of(new PairScore(0, 1, 100, 70)));
        var apart = ratings.difference(0, 1);
        for (int bot = 0; bot < 2; bot++) {
            var elo = ratings.fromMean(bot);
            assertThat(elo.value()).isCloseTo((bot == 0 ? 0.5 : -0.5) * apart.value(), within(1e-9));
            assertThat(elo.high() - elo.low()).isCloseTo((apart.high() - apart.low()) / 2, within(1e-9));
        }
    }

    @Test
    void fromMean_containsTheTruthAboutNineteenTimesOfTwenty() {
        var strengths = new double[] {-200, -50, 250};
        int inside = 0;
        for (int seed = 0; seed < 400; seed++) {
            var elo = Ratings.of(3, 0, simulated(strengths, 100, Generator.of(seed)))
                    .fromMean(2);
            inside += elo.low() <= 250 && 250 <= elo.high() ? 1 : 0;
        }
        assertThat(inside).isBetween(370, 392);
    }

    @Test
    void anchor_movesAllRatingsByTheSameAmount() {
        var scores = simulated(new double[] {0, 100, 300}, 200, Generator.of(3));
        var first = Ratings.of(3, 0, scores);
        var last = Ratings.of(3, 2, scores);
        for (int bot = 0; bot < 3; bot++) {
            assertThat(last.elo(bot).value() - first.elo(bot).value())
                    .isCloseTo(-first.elo(2).value(), within(1e-6));
        }
        assertThat(last.difference(1, 0).low()).isCloseTo(first.elo(1).low(), within(1e-6));
    }

    @Test
    void unbeatenBot_hasAFiniteRatingAndAWideInterval() {
        var elo = Ratings.of(2, 1, List.of(new PairScore(0, 1, 200, 200))).elo(0);
        assertThat(elo.value()).isBetween(900.0, 2_000.0);
        assertThat(elo.high() - elo.low()).isBetween(400.0, 3_000.0);
    }

    @Test
    void botWithoutGames_isRatedByThePriorAlone() {
        var ratings = Ratings.of(3, 0, List.of(new PairScore(0, 1, 100, 50)));
        assertThat(ratings.elo(2).value()).isCloseTo(0, within(1e-6));
        assertThat(ratings.elo(2).high()).isGreaterThan(1_900);
    }

    @Test
    void impossibleScores_areRefused() {
        assertThatThrownBy(() -> new PairScore(1, 1, 10, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PairScore(0, 1, 10, 11)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Ratings.of(2, 2, List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
