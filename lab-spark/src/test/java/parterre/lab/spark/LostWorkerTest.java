package parterre.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.report.ReportWriters;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

class LostWorkerTest {
    private static final String UNITS = """
            name: lost worker
            game: gardens-of-mars
            arms: [{name: rules}, {name: group, options: {scoring: group}}]
            line-ups: [greedy*2, 'greedy,random']
            measures: [seat-advantage, skill, length, score]
            stop: {games: 320}
            """;

    @Test
    void aWorkerKilledInTheMiddle_changesNoNumber(@TempDir Path home) throws Exception {
        var experiment = ExperimentFile.read(UNITS, _ -> Optional.empty()).orThrow();
        var plain = ReportWriters.json(new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(2));
        try (var master = new StandaloneMaster(home)) {
            master.worker();
            var lost = master.worker();
            var settings = new SparkConf(false)
                    .setMaster(master.address())
                    .setAppName("lost worker")
                    .set("spark.ui.enabled", "false")
                    .set("spark.driver.host", "127.0.0.1")
                    .set("spark.executor.memory", "512m")
                    // Games begin when both workers are there, so that one is lost in the middle of its work.
                    .set("spark.scheduler.minRegisteredResourcesRatio", "1.0")
                    .set("spark.scheduler.maxRegisteredResourcesWaitingTime", "600s");
            try (var cluster = new SparkCluster(settings)) {
                var run = new LocalRun(experiment, Optional.empty(), (units, _, _, _) -> {
                    if (units == 1) {
                        StandaloneMaster.kill(lost);
                    }
                });
                assertThat(ReportWriters.json(run.play(cluster))).isEqualTo(plain);
                assertThat(lost.isAlive()).isFalse();
            }
        }
    }
}
