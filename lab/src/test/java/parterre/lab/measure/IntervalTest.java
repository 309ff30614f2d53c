package parterre.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.bots.series.Estimate;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;
import parterre.lab.statistics.Wilson;

class IntervalTest {
    private static final double Z_SQUARED = 1.959_964 * 1.959_964;

    /// The two games of a block share their luck, so that eight games are four trials.
    @Test
    void sharesOfGames_haveIntervalsOfBlocks() {
        var experiment = ExperimentFile.read("""
                        name: blocks
                        game: gardens-of-mars
                        line-ups: ['greedy,random']
                        measures: [rules]
                        stop: {games: 8}
                        """, _ -> Optional.empty()).orThrow();
        var always = new LocalRun(experiment, Optional.empty(), RunWatcher.none())
                .play(1).occurrences().stream()
                        .filter(each -> each.games() == 8 && each.of() == 8)
                        .toList();
        assertThat(always)
                .isNotEmpty()
                .allSatisfy(
                        each -> assertThat(each.percent().low()).isCloseTo(100 * 4 / (4 + Z_SQUARED), within(1e-3)));
    }

    /// For 15 of 30, the interval by hand: (0.5 + z²/60 ± z √(0.25/30 + z²/3600)) / (1 + z²/30).
    @Test
    void wilson_calculatedByHand() {
        var half = Wilson.percent(0.5, 30);
        assertThat(half.value()).isEqualTo(50);
        assertThat(half.low()).isCloseTo(33.15, within(0.01));
        assertThat(half.high()).isCloseTo(66.85, within(0.01));
        assertThat(Wilson.percent(0, 4).high()).isCloseTo(100 * Z_SQUARED / (4 + Z_SQUARED), within(1e-3));
    }

    @Test
    void inverseRatio_thatMayBeZero_hasNoUpperBound() {
        assertThat(Scale.INVERSE.of(0.8, Double.POSITIVE_INFINITY))
                .isEqualTo(new Estimate(1.25, 0, Double.POSITIVE_INFINITY));
        assertThat(Scale.INVERSE.of(0.5, 0.75)).isEqualTo(new Estimate(2, 0.8, Double.POSITIVE_INFINITY));
        assertThat(Scale.INVERSE.of(0.5, 0.25)).isEqualTo(new Estimate(2, 4.0 / 3, 4));
        assertThat(Scale.PERCENT.of(0.5, 0.25)).isEqualTo(new Estimate(50, 25, 75));
    }
}
