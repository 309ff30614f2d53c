package parterre.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;
import parterre.lab.statistics.Inference;

class PowerTest {
    private static Experiment experiment(String measures) {
        return ExperimentFile.read("""
                        name: power
                        game: gardens-of-mars
                        arms: [{name: rules}, {name: group, options: {scoring: group}}]
                        line-ups: [random*2]
                        measures: [MEASURES]
                        stop: {games: 60}
                        """.replace("MEASURES", measures), _ -> Optional.empty())
                .orThrow();
    }

    private static double resolution(Experiment experiment) {
        return new LocalRun(experiment, Optional.empty(), RunWatcher.none())
                .play(1)
                .differences()
                .getFirst()
                .resolution();
    }

    private static double corrected(Experiment experiment) {
        return Inference.resolution(1, 1, Quantities.errorRate(experiment), 0.05);
    }

    /// An alarm is corrected for all comparisons, so that more measures need a larger difference.
    @Test
    void detectableEffects_areReportedAfterTheCorrection() {
        var few = experiment("score");
        var many = experiment("score, length, decisiveness, seat-advantage");
        assertThat(Quantities.comparisons(few)).isEqualTo(2);
        assertThat(Quantities.comparisons(many)).isEqualTo(8);
        assertThat(resolution(many) / resolution(few)).isCloseTo(corrected(many) / corrected(few), within(1e-9));
    }

    /// Changes with strength are told as well, and share the rate of false alarms.
    @Test
    void changesWithStrength_shareTheErrorRate() {
        var one = experiment("score");
        var greedy = ExperimentFile.read("""
                        name: strengths
                        game: gardens-of-mars
                        arms: [{name: rules}, {name: group, options: {scoring: group}}]
                        line-ups: [random*2, greedy*2]
                        measures: [score]
                        stop: {games: 60}
                        """, _ -> Optional.empty()).orThrow();
        assertThat(Quantities.errorRate(one)).isEqualTo(0.05 / 2);
        assertThat(Quantities.errorRate(greedy)).isEqualTo(0.05 / 4 / 2);
        var found = new LocalRun(greedy, Optional.empty(), RunWatcher.none())
                .play(1).differences().stream()
                        .min(Comparator.comparingDouble(Findings.Difference::pValue))
                        .orElseThrow();
        assertThat(found.adjusted() / found.pValue()).isCloseTo(4 * 2, within(1e-9));
    }

    @Test
    void lookingAtAnyTime_needsALargerDifference() {
        assertThat(Inference.ANYTIME.finds(500, 1, 0.05, 0.05, 500))
                .isGreaterThan(Inference.FIXED.finds(500, 1, 0.05, 0.05, 500));
    }

    /// The number of games that is told before a run with `early` is enough for its wider intervals.
    @Test
    void lookingAtAnyTime_needsMoreGames() {
        double blocks = Inference.ANYTIME.needs(0.2, 1, 0.05, 0.05);
        assertThat(blocks).isGreaterThan(Inference.FIXED.needs(0.2, 1, 0.05, 0.05));
        assertThat(Inference.ANYTIME.finds((int) blocks, 1, 0.05, 0.05, (int) blocks))
                .isCloseTo(0.2, within(0.001));
    }
}
