package parterre.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.game.Unit;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.measure.Findings.State;
import parterre.lab.report.ReportWriters;

class LocalRunTest {
    private static final String SMALL = """
            name: small
            game: gardens-of-mars
            arms: [{name: rules}, {name: group, options: {scoring: group}}]
            line-ups: [greedy*2, 'greedy,random', random*3]
            measures: [seat-advantage, skill, length, score, drama, tension, runaway, kingmaking, choice, luck, rules]
            stop: {games: 8}
            """;

    private static Experiment experiment(String yaml) {
        return ExperimentFile.read(yaml, _ -> Optional.empty()).orThrow();
    }

    private static Findings run(Experiment experiment, int threads) {
        return new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(threads);
    }

    @Test
    void anyNumberOfThreads_findsTheSame() {
        var experiment = experiment(SMALL);
        assertThat(ReportWriters.json(run(experiment, 3))).isEqualTo(ReportWriters.json(run(experiment, 1)));
    }

    @Test
    void findings_surviveTheirJson() {
        var json = ReportWriters.json(run(experiment(SMALL), 1));
        assertThat(ReportWriters.json(ReportWriters.findings(json))).isEqualTo(json);
    }

    @Test
    void aKilledRun_goesOnToTheSameFindings(@TempDir Path folder) throws Exception {
        var experiment = experiment(SMALL);
        var file = folder.resolve("journal");
        var whole = run(experiment, 1);
        try (var journal = RunJournal.open(file, experiment)) {
            new LocalRun(experiment, Optional.of(journal), RunWatcher.none()).play(2);
        }
        // The file after a kill: some lines, the last of them cut in the middle of a letter.
        var text = Files.readString(file);
        int third = text.indexOf('\n', text.indexOf('\n', text.indexOf('\n') + 1) + 1);
        Files.writeString(file, text.substring(0, third + 50));
        Files.write(file, new byte[] {(byte) 0xC3}, StandardOpenOption.APPEND);
        var played = new int[1];
        try (var journal = RunJournal.open(file, experiment)) {
            assertThat(journal.found()).hasSize(2);
            var again = new LocalRun(experiment, Optional.of(journal), (_, _, _, _) -> played[0]++).play(2);
            assertThat(ReportWriters.json(again)).isEqualTo(ReportWriters.json(whole));
        }
        assertThat(Files.readString(file)).isEqualTo(text);
        assertThat(played[0]).isEqualTo(Unit.of(experiment).size());
    }

    @Test
    void theJournalOfAnotherExperiment_isRefused(@TempDir Path folder) throws Exception {
        var file = folder.resolve("journal");
        RunJournal.open(file, experiment(SMALL)).close();
        assertThatThrownBy(() -> RunJournal.open(file, experiment(SMALL.replace("games: 8", "games: 9"))))
                .isInstanceOf(RunJournal.OtherExperimentException.class);
    }

    @Test
    void theJournalOfAnotherVersion_isRefused(@TempDir Path folder) throws Exception {
        var file = folder.resolve("journal");
        RunJournal.open(file, experiment(SMALL)).close();
        var head = Files.readString(file).strip();
        Files.writeString(file, head.substring(0, head.length() - 1) + (head.endsWith("0") ? "1" : "0") + "\n");
        assertThatThrownBy(() -> RunJournal.open(file, experiment(SMALL)))
                .isInstanceOf(RunJournal.OtherExperimentException.class);
    }

    @Test
    void aJournalInUse_isRefused(@TempDir Path folder) throws Exception {
        var file = folder.resolve("journal");
        try (var journal = RunJournal.open(file, experiment(SMALL))) {
            assertThat(journal.found()).isEmpty();
            assertThatThrownBy(() -> RunJournal.open(file, experiment(SMALL)))
                    .isInstanceOf(RunJournal.InUseException.class);
        }
        RunJournal.open(file, experiment(SMALL)).close();
    }

    @Test
    void aStoppedRun_tellsWhatItHas() {
        var experiment = experiment(SMALL);
        var runs = new LocalRun[1];
        runs[0] = new LocalRun(experiment, Optional.empty(), (units, _, _, _) -> {
            if (units == 2) {
                runs[0].stop();
            }
        });
        var findings = runs[0].play(1);
        assertThat(findings.state()).isEqualTo(State.INTERRUPTED);
        assertThat(findings.played())
                .anySatisfy(played -> assertThat(played.games()).isPositive());
    }

    /// Games that are watched are the same as those that are played in place.
    @Test
    void watching_changesNoGame() {
        var fast = """
                name: random
                game: GAME
                line-ups: [random*2]
                measures: [seat-advantage, length, score]
                stop: {games: 3}
                """;
        for (var game : new String[] {"gardens-of-mars", "stalk-exchange", "gnomadic-gardeners", "fire-and-flora"}) {
            var quick = run(experiment(fast.replace("GAME", game)), 1);
            var watched = run(
                    experiment(
                            fast.replace("GAME", game).replace("score]", "score, rules, cards, drama, luck, choice]")),
                    1);
            assertThat(watched.figures()).containsAll(quick.figures());
        }
    }

    @Test
    void anEarlyStop_endsWhenThePrecisionIsReached() {
        var findings = run(experiment("""
                        name: early
                        game: gardens-of-mars
                        line-ups: [random*2]
                        measures: [length]
                        stop: {games: 100000, precision: 1}
                        """), 1);
        assertThat(findings.state()).isEqualTo(State.DECIDED);
        assertThat(findings.played().getFirst().games()).isLessThan(100_000);
        assertThat(findings.figures())
                .extracting(Figure::estimate)
                .allSatisfy(
                        estimate -> assertThat(estimate.high() - estimate.low()).isLessThanOrEqualTo(2));
    }
}
