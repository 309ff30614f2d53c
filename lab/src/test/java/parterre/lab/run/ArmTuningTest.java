package parterre.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.Experiment.Tuning;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportWriters;

/// Searches are tuned for each arm with equal effort.
class ArmTuningTest {
    /// Without the evaluator's opinion this search is weak, so that there is something to find.
    private static final String FILE = """
            name: tuned arms
            game: gardens-of-mars
            arms: [{name: rules}, {name: group, options: {scoring: group}}]
            line-ups: [['mcts:20,prior=0,c=2', random]]
            measures: [score]
            retune: {runs: 1, tries: 8, pairs: 1, playoff: 6}
            stop: {games: 30}
            """;

    private static Reading<Experiment> read(String yaml) {
        return ExperimentFile.read(yaml, _ -> Optional.empty());
    }

    private static Experiment tuned(Experiment experiment, int threads) {
        return new ArmTuning(experiment).play(threads, () -> {}).orElseThrow();
    }

    @Test
    void everyArm_getsItsOwnBotAtEqualBudget() {
        var experiment = read(FILE).orThrow();
        assertThat(experiment.isToBeTuned()).isTrue();
        var tuned = tuned(experiment, 2);
        assertThat(tuned.isToBeTuned()).isFalse();
        assertThat(tuned.tuned()).isEqualTo(Tuning.EACH_ARM);
        assertThat(tuned.arms())
                .extracting(Arm::bots)
                .anySatisfy(bots -> assertThat(bots).hasSize(1).allSatisfy((usual, own) -> {
                    assertThat(own).isNotEqualTo(usual).startsWith("mcts:20");
                    assertThat(BotSpec.read(own).orThrow().name()).isEqualTo(own);
                }));
        assertThat(tuned.untuned()).isEqualTo(experiment);
        assertThat(tuned(experiment, 1)).isEqualTo(tuned);
        assertThat(Experiment.ofJson(tuned.json())).isEqualTo(tuned);
        var findings = new LocalRun(tuned, Optional.empty(), RunWatcher.none()).play(2);
        assertThat(ReportWriters.markdown(ReportMaker.page(findings, Locale.ENGLISH)))
                .contains(
                        "The searches of each arm were tuned for its rules before the games, all with the same effort")
                .contains("1 run of 8 tries with 1 pair against each opponent, and a playoff of 6 pairs")
                .contains("plays in the place of mcts:20");
    }

    @Test
    void aStoppedTuning_findsNothing() {
        var tuning = new ArmTuning(read(FILE).orThrow());
        var played = new int[1];
        assertThat(tuning.play(1, () -> {
                    if (++played[0] == 3) {
                        tuning.stop();
                    }
                }))
                .isEmpty();
        assertThat(played[0]).isLessThan(10);
    }

    @Test
    void whatCannotBeTuned_isAProblem() {
        assertThat(problems(FILE.replace("'mcts:20,prior=0,c=2'", "greedy"))).containsExactly("retune NothingToTune");
        assertThat(problems(FILE.replace("{name: rules}", "{name: rules, bots: {'mcts:20,prior=0,c=2': 'mcts:20'}}")))
                .containsExactly("retune TunedTwice");
        assertThat(problems(FILE.replace("runs: 1", "runs: 0"))).containsExactly("retune.runs NumberNotWhole");
    }

    private static List<String> problems(String yaml) {
        return read(yaml) instanceof Reading.Bad<Experiment>(List<Problem> problems)
                ? problems.stream()
                        .map(problem -> problem.where() + " "
                                + problem.fault().getClass().getSimpleName())
                        .toList()
                : List.of();
    }
}
