package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

class VerdictTest {
    private static final String STRENGTH = "changes with strength";

    private static final String ONE = "{name: printed}";
    private static final String TWO = ONE + ", {name: group, options: {scoring: group}}";

    private static List<String> verdict(String lineUps, String measures, int games) {
        return ReportSummary.of(findings(ONE, lineUps, measures, games), Locale.ENGLISH)
                .verdict();
    }

    private static Findings findings(String arms, String lineUps, String measures, int games) {
        var experiment = ExperimentFile.read(
                        """
                        name: verdict
                        game: gardens-of-mars
                        arms: [ARMS]
                        line-ups: [LINE-UPS]
                        measures: [MEASURES]
                        stop: {games: GAMES}
                        """.replace("ARMS", arms)
                                .replace("LINE-UPS", lineUps)
                                .replace("MEASURES", measures)
                                .replace("GAMES", Integer.toString(games)),
                        _ -> Optional.empty())
                .orThrow();
        return new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(1);
    }

    @Test
    void oneArm_isToldByItsFirstMeasure() {
        assertThat(verdict("random*2", "length, score", 60))
                .first()
                .asString()
                .startsWith("random*2: turns ")
                .contains(" to ");
    }

    /// Three players take more turns than two, however strong they are.
    @Test
    void lineUpsOfOtherSizes_areNoOtherStrengths() {
        assertThat(verdict("random*2, random*3", "length", 200))
                .isNotEmpty()
                .noneMatch(sentence -> sentence.contains(STRENGTH));
    }

    @Test
    void aFigureThatChangesWithStrength_isTold() {
        assertThat(verdict("random*2, greedy*2", "score", 60))
                .anyMatch(sentence -> sentence.startsWith("points " + STRENGTH));
    }

    /// Greedy bots plant so that whole groups score, and random bots do not.
    @Test
    void anEffectThatChangesWithStrength_isTold() {
        var findings = findings(TWO, "random*2, greedy*2, random*3", "length, score", 60);
        var change = "The effect of group on points " + STRENGTH;
        var text = ReportWriters.markdown(ReportMaker.page(findings, Locale.ENGLISH));
        assertThat(text)
                .contains("| group | random*2 | greedy*2 | random*3 | Found to change with strength |")
                .containsPattern("(?m)^\\| points \\|( \\+[0-9.]+ \\[[0-9.]+; [0-9.]+] \\|){3} yes \\|$")
                .contains(change);
        assertThat(ReportSummary.of(findings, Locale.ENGLISH).verdict()).noneMatch(each -> each.startsWith(change));
        assertThat(ReportSummary.of(findings(TWO, "random*2, greedy*2", "score", 60), Locale.ENGLISH)
                        .verdict())
                .anyMatch(each -> each.startsWith(change));
    }

    /// These games are too few to tell whether fewer would do.
    @Test
    void luckThatMaySaveNothing_isToldSo() {
        assertThat(verdict("random*2", "luck", 40))
                .filteredOn(sentence -> sentence.contains("Taking luck off"))
                .singleElement()
                .asString()
                .contains(" to ")
                .contains("it is not clear that this saves games");
    }

    @Test
    void rulesAlone_areToldInTheVerdict() {
        assertThat(verdict("random*2", "rules", 2)).anyMatch(sentence -> sentence.startsWith("Rules that never had"));
    }

    /// Without a correction, some of these many seats and line-ups would have a clear advantage by chance.
    @Test
    void laterSeats_withClearResults_areReported() {
        assertThat(verdict("random*3, random*4, random*5", "seat-advantage", 100))
                .filteredOn(sentence -> sentence.contains("against an even share"))
                .allSatisfy(sentence -> assertThat(sentence.startsWith("P1 ") || !sentence.contains("no clear"))
                        .isTrue());
    }
}
