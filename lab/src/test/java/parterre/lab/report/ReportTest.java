package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.experiment.MeasureName;
import parterre.lab.measure.Findings;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

class ReportTest {
    private static final Findings WITH_CARDS =
            findings("gnomadic-gardeners", "change: {cards: {gnomes/g01/prep: 3}}", MeasureName.words());

    private static Findings findings(String game, String second, List<String> measures) {
        var yaml = """
                name: report
                game: GAME
                arms: [{name: printed}, {name: other, SECOND}]
                line-ups: [random*2, 'random,greedy']
                measures: MEASURES
                pace: 20
                stop: {games: 30}
                """.replace("GAME", game).replace("SECOND", second).replace("MEASURES", measures.toString());
        var experiment = ExperimentFile.read(yaml, _ -> Optional.empty()).orThrow();
        return new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyMeasure_hasWordsInEachLanguage(String language) {
        var page = ReportMaker.page(WITH_CARDS, Locale.of(language));
        var text = ReportWriters.text(page);
        assertThat(text).doesNotContain("{").contains("g01");
        assertThat(ReportWriters.markdown(page)).startsWith("# report\n").contains("| --- |");
    }

    /// Readers see words, and files keep the names of the program.
    @Test
    void events_areToldInWords() {
        var mars = findings("gardens-of-mars", "options: {scoring: group}", List.of("rules"));
        assertThat(ReportWriters.markdown(ReportMaker.page(mars, Locale.GERMAN)))
                .contains("| Ereignis | In Dateien |", "| Blume gepflanzt | Planted | 100 % [88,6; 100] |")
                .contains("| Würfel verbraucht | DieWasted |")
                .containsPattern("nie eintraten: [^\\n]*Gärtner für die Würfel gewählt");
        assertThat(mars.occurrences()).anyMatch(each -> each.name().equals("Planted"));
        var stalks = findings("stalk-exchange", "options: {edge-closed: off}", List.of("rules"));
        assertThat(ReportWriters.markdown(ReportMaker.page(stalks, Locale.ENGLISH)))
                .contains("| flower taken in a swap: tulip | Swapped.taken=TULIP |")
                .doesNotContain("PhaseChanged");
    }

    @Test
    void randomBots_areSaidToShareNoLuck() {
        var findings = findings("gardens-of-mars", "options: {scoring: group}", List.of("score"));
        var chance = findings.experiment().with(Experiment.SharedLuck.CHANCE);
        var run = new LocalRun(chance, Optional.empty(), RunWatcher.none()).play(2);
        var shared = "arms share no luck in random*2.";
        assertThat(unwrapped(run)).contains(shared);
        assertThat(unwrapped(findings)).doesNotContain(shared).contains(findings.versions());
    }

    private static String unwrapped(Findings findings) {
        return ReportWriters.text(ReportMaker.page(findings, Locale.ENGLISH)).replaceAll("\\s+", " ");
    }

    @Test
    void aPlantedDifference_isInTheFirstSentences() {
        var text = ReportWriters.text(ReportMaker.page(
                findings("gardens-of-mars", "options: {scoring: group}", List.of("score")), Locale.ENGLISH));
        assertThat(text.substring(0, text.indexOf("Differences"))).contains("other changes points by +");
    }
}
