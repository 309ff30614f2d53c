package parterre.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings;

/// Experiments with equal arms seldom raise an alarm, and planted differences are found. `parterre lab
/// calibrate` does the same for thousands of experiments.
class FalseAlarmTest {
    private static final String MARS = "gardens-of-mars";

    private static Findings run(String game, long seed, String second, String lineUp, String stop, String measures) {
        var text = """
                name: alarms
                game: GAME
                seed: SEED
                arms: [{name: one}, {name: two, options: {OPTIONS}}]
                line-ups: ['LINE-UP']
                measures: [MEASURES]
                luck: chance
                stop: {STOP}
                """.replace("GAME", game)
                .replace("SEED", Long.toString(seed))
                .replace("OPTIONS", second)
                .replace("LINE-UP", lineUp)
                .replace("MEASURES", measures)
                .replace("STOP", stop);
        return new LocalRun(
                        ExperimentFile.read(text, _ -> Optional.empty()).orThrow(), Optional.empty(), RunWatcher.none())
                .play(2);
    }

    private static int alarms(String game, int experiments, String lineUp, String stop, String measures) {
        int alarms = 0;
        for (int seed = 1; seed <= experiments; seed++) {
            alarms += run(game, seed, "", lineUp, stop, measures).alarmed() ? 1 : 0;
        }
        return alarms;
    }

    @Test
    void equalArms_alarmInFivePercentAtMost() {
        var measures = "seat-advantage, length, score, decisiveness";
        assertThat(alarms(MARS, 60, "random*2", "games: 300", measures))
                .isLessThanOrEqualTo(6); // 95 % of binomial(60, .05)
        assertThat(alarms(MARS, 20, "random*3", "games: 2000, early: yes", measures))
                .isLessThanOrEqualTo(3);
    }

    @Test
    void pairedArms_alarmInFivePercentAtMost() {
        var measures = "seat-advantage, length, score, decisiveness";
        assertThat(alarms("gnomadic-gardeners", 20, "greedy,slip=0.9*2", "games: 40", measures))
                .isLessThanOrEqualTo(3);
    }

    @Test
    void plantedDifferences_areFound() {
        for (var second : new String[] {"scoring: group", "track-skip: off", "two-dice: sum6, two-gardeners: on"}) {
            assertThat(run(MARS, 1, second, "random*2", "games: 2000", "length, score")
                            .alarmed())
                    .as(second)
                    .isTrue();
        }
    }
}
