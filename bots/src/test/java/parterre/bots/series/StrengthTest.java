package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parterre.engine.Generator;

class StrengthTest {
    private static RoundScores pairs(int... counts) {
        var scores = new RoundScores(2);
        for (int score = 0; score < counts.length; score++) {
            for (int i = 0; i < counts[score]; i++) {
                scores.add(score / 4.0);
            }
        }
        return scores;
    }

    /// Counts and Elo from the tests of racetrack, an arena for engines of the game Tak. Its intervals are normal
    /// ones, which these approach with many rounds.
    @ParameterizedTest
    @CsvSource({
        "485, 1923, 2942, 1937, 594, 1.21, 5.11, 9.02, 1.68, 7.10, 12.53",
        "261, 739, 2683, 737, 253, -5.00, -0.67, 3.66, -8.13, -1.09, 5.96",
        "63, 252, 385, 250, 74, -7.38, 3.39, 14.17, -10.31, 4.74, 19.79",
        "527, 1007, 1932, 933, 511, -9.16, -3.75, 1.66, -11.63, -4.76, 2.11",
        "175, 305, 694, 291, 157, -14.57, -5.36, 3.85, -18.91, -6.96, 5.00",
    })
    void of_pairsOfGames_agreesWithPublishedElo(
            int ll,
            int ld,
            int even,
            int wd,
            int ww,
            double low,
            double elo,
            double high,
            double normalisedLow,
            double normalised,
            double normalisedHigh) {
        var strength = Strength.of(pairs(ll, ld, even, wd, ww), 0.5);
        near(strength.elo(), low, elo, high);
        near(strength.normalisedElo().orElseThrow(), normalisedLow, normalised, normalisedHigh);
    }

    private static void near(Estimate found, double low, double value, double high) {
        assertThat(found.value()).isCloseTo(value, within(0.01));
        assertThat(found.low()).isCloseTo(low, within(0.05));
        assertThat(found.high()).isCloseTo(high, within(0.05));
    }

    @Test
    void of_equalRounds_hasAnIntervalAndNoNormalisedElo() {
        var strength = Strength.of(pairs(0, 0, 0, 0, 10), 0.5);
        assertThat(strength.share().value()).isEqualTo(1);
        assertThat(strength.share().high()).isCloseTo(1, within(1e-3));
        assertThat(strength.share().low()).isBetween(0.8, 0.9);
        assertThat(strength.elo().value()).isCloseTo(1200, within(1.0));
        assertThat(strength.normalisedElo()).isEmpty();
    }

    /// With four seats 25 % is even, and odds ten times the even ones are 400 points.
    @Test
    void of_evenShareOfManySeats_isNoElo() {
        var scores = new RoundScores(4);
        IntStream.rangeClosed(0, 2).forEach(wins -> scores.add(wins / 4.0));
        assertThat(Strength.of(scores, 0.25).elo().value()).isCloseTo(0, within(1e-9));
        scores.add(1);
        scores.add(1);
        double share = 0.55;
        assertThat(Strength.of(scores, 0.25).elo().value())
                .isCloseTo(400 * Math.log10(share / (1 - share) * 3), within(1e-6));
    }

    /// The true share lies within the interval nearly as often as it says, also in few rounds.
    @Test
    void share_manySeededSeries_liesWithinItsInterval() {
        int within = 0;
        int series = 1000;
        double share = 0.7;
        for (int i = 0; i < series; i++) {
            var luck = Generator.of(9, i);
            var scores = new RoundScores(2);
            for (int round = 0; round < 30; round++) {
                int wins = (luck.unit() < share ? 1 : 0) + (luck.unit() < share ? 1 : 0);
                scores.add(wins / 2.0);
            }
            var found = Strength.of(scores, 0.5).share();
            within += found.low() <= share && share <= found.high() ? 1 : 0;
        }
        assertThat((double) within / series).isBetween(0.92, 0.98);
    }
}
