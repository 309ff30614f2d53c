package parterre.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.bots.series.SequentialTest.Decision;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.BotTest;
import parterre.lab.measure.Findings.State;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportWriters;

/// Experiments that ask which bot is stronger, and end by a sequential test.
class BotTestTest {
    private static final String FILE = """
            name: stronger?
            game: gardens-of-mars
            line-ups: ['greedy, random']
            measures: [skill, length]
            stop: {games: 20000, gsprt: {elo0: 0, elo1: 50}}
            """;

    private static Reading<Experiment> read(String yaml) {
        return ExperimentFile.read(yaml, _ -> Optional.empty());
    }

    private static Findings run(String yaml, int threads) {
        return new LocalRun(read(yaml).orThrow(), Optional.empty(), RunWatcher.none()).play(threads);
    }

    private static List<String> problems(String yaml) {
        return read(yaml) instanceof Reading.Bad<Experiment>(List<Problem> problems)
                ? problems.stream()
                        .map(problem -> problem.where() + " "
                                + problem.fault().getClass().getSimpleName())
                        .toList()
                : List.of();
    }

    @Test
    void aStrongerBot_isFoundEarlyAndReported() {
        var findings = run(FILE, 2);
        assertThat(findings.state()).isEqualTo(State.DECIDED);
        var test = findings.tests().getFirst();
        assertThat(test.decision()).isEqualTo(Decision.ACCEPT_H1);
        assertThat(test.llr()).isGreaterThanOrEqualTo(test.upper());
        assertThat(test.games()).isEqualTo(findings.played().getFirst().games()).isLessThan(500);
        assertThat(ReportWriters.markdown(ReportMaker.page(findings, Locale.ENGLISH)))
                .contains("accepts that the first bot is 50.00 points of Elo ahead, not 0.00")
                .contains("The experiment ended early, because the sequential test (GSPRT) decided.")
                .contains("It accepts 50.00 Elo wrongly with a chance of at most 0.050");
        assertThat(run(FILE, 1)).isEqualTo(findings);
        assertThat(ReportWriters.findings(ReportWriters.json(findings))).isEqualTo(findings);
    }

    /// The test of the first line-up decides soon, and keeps its decision while the second one goes on.
    @Test
    void severalLineUps_endWithTheLastTest() {
        var findings = run(FILE.replace("['greedy, random']", "['greedy, random', 'random, mcts:1']"), 2);
        assertThat(findings.state()).isEqualTo(State.DECIDED);
        assertThat(findings.tests()).extracting(BotTest::decision).doesNotContain(Decision.CONTINUE);
        assertThat(IntStream.range(0, 2))
                .anyMatch(i -> findings.tests().get(i).games()
                        < findings.played().get(i).games());
    }

    @Test
    void whatCannotBeTested_isAProblem() {
        assertThat(problems(FILE)).isEmpty();
        assertThat(problems(FILE.replace("greedy, random", "random*2"))).containsExactly("stop.gsprt NoBotsCompared");
        assertThat(problems(FILE.replace("skill, length", "length, skill")))
                .containsExactly("stop.gsprt NoBotsCompared");
        assertThat(problems(FILE + "arms: [{name: a}, {name: b}]\n")).containsExactly("stop.gsprt NoBotsCompared");
        assertThat(problems(FILE.replace("elo0: 0", "elo0: 50"))).containsExactly("stop.gsprt.elo1 EloDescends");
        assertThat(problems(FILE.replace(", elo1: 50", ""))).containsExactly("stop.gsprt.elo1 MissingHere");
        assertThat(problems(FILE.replace("elo1: 50", "elo1: 50, alpha: 0.6")))
                .containsExactly("stop.gsprt.alpha NotANumber");
        assertThat(problems(FILE.replace("games: 20000", "games: 20000, early: yes")))
                .containsExactly("stop.gsprt OneStopOnly");
    }
}
