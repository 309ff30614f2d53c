package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

class ReportSummaryTest {
    private static Findings found(String arms, int games) {
        var experiment = ExperimentFile.read(
                        """
                        name: glance
                        game: gardens-of-mars
                        ARMS
                        line-ups: [random*2]
                        measures: [score, length]
                        stop: {games: GAMES}
                        """.replace("ARMS", arms).replace("GAMES", Integer.toString(games)), _ -> Optional.empty())
                .orThrow();
        return new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(1);
    }

    @Test
    void twoArms_areToldByTheirDifferences() {
        var found = found("arms: [{name: rules}, {name: group, options: {scoring: group}}]", 60);
        var glance = ReportSummary.of(found, Locale.ENGLISH);
        assertThat(glance.verdict().getFirst()).startsWith("group changes points ");
        assertThat(glance.lines()).hasSameSizeAs(found.differences()).allSatisfy(line -> {
            assertThat(line.against()).hasValue("rules");
            assertThat(line.told()).contains("[");
        });
        assertThat(glance.lines().getFirst().found()).isTrue();
    }

    @Test
    void oneArm_withFewGames_isReportedByItsFigures() {
        var glance = ReportSummary.of(found("", 1), Locale.GERMAN);
        assertThat(glance.lines())
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line.against()).isEmpty());
        assertThat(glance.verdict()).anyMatch(sentence -> sentence.contains("zu wenig"));
    }
}
