package parterre.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings.State;
import parterre.lab.report.ReportWriters;
import parterre.lab.run.Cluster;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

class SparkRunTest {
    private static Experiment small() {
        return ExperimentFile.read("""
                        name: small
                        game: gardens-of-mars
                        arms: [{name: rules}, {name: group, options: {scoring: group}}]
                        line-ups: [greedy*2, 'greedy,random', random*3]
                        measures: [seat-advantage, skill, length, score, rules]
                        stop: {games: 100}
                        """, _ -> Optional.empty()).orThrow();
    }

    private static LocalRun run(RunWatcher watcher) {
        return new LocalRun(small(), Optional.empty(), watcher);
    }

    @Test
    void onSpark_findsTheSameBitForBit() {
        var plain = ReportWriters.json(run(RunWatcher.none()).play(1));
        try (var cluster =
                Cluster.provider(getClass().getClassLoader()).orElseThrow().connect("local[2]")) {
            assertThat(ReportWriters.json(run(RunWatcher.none()).play(cluster))).isEqualTo(plain);
            var stopped = new LocalRun[1];
            stopped[0] = run((units, _, _, _) -> {
                if (units == 2) {
                    stopped[0].stop();
                }
            });
            assertThat(stopped[0].play(cluster).state()).isEqualTo(State.INTERRUPTED);
        }
    }

    @Test
    void anAddressOfAnotherForm_isRefused() {
        assertThatThrownBy(() -> new SparkProvider().connect("host:7077"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("spark://HOST:PORT");
    }
}
