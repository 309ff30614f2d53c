package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

class HtmlReportTest {
    private static Findings findings() {
        var experiment = ExperimentFile.read("""
                        name: 'group <b>scoring</b> & rules'
                        game: gardens-of-mars
                        arms: [{name: rules}, {name: group, options: {scoring: group}}]
                        line-ups: [random*2, random*3]
                        measures: [seat-advantage, length, score, rules]
                        stop: {games: 60}
                        """, _ -> Optional.empty()).orThrow();
        return new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(1);
    }

    private static long count(String text, String part) {
        return Pattern.compile(Pattern.quote(part)).matcher(text).results().count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyPicture_hasItsNumbersBesideIt(String language) {
        var findings = findings();
        var html = HtmlReport.of(findings, Locale.of(language));
        var pictures = new Pictures(
                        findings,
                        ReportFormatter.of(
                                Locale.of(language), findings.experiment().box()))
                .all();
        assertThat(pictures).hasSizeGreaterThan(4);
        assertThat(count(html, "<figure")).isEqualTo(pictures.size());
        assertThat(count(html, "<details>")).isEqualTo(pictures.size());
        assertThat(count(html, "role=\"img\" aria-label=\"")).isEqualTo(pictures.size());
        assertThat(html).startsWith("<!doctype html>\n<html lang=\"" + language + "\">");
    }

    @Test
    void theVerdict_comesFirst() {
        var html = HtmlReport.of(findings(), Locale.ENGLISH);
        assertThat(html.indexOf("group changes points by +"))
                .isPositive()
                .isGreaterThan(html.indexOf("class=\"verdict\""))
                .isLessThan(html.indexOf("class=\"pictures\""));
        assertThat(html.indexOf("class=\"pictures\"")).isLessThan(html.indexOf("<h2>Differences"));
    }

    @Test
    void thePage_asksNothingOfANetworkAndQuotesNames() {
        var html = HtmlReport.of(findings(), Locale.ENGLISH);
        assertThat(html)
                .doesNotContain(" src=")
                .doesNotContain("<link")
                .doesNotContain("@import")
                .doesNotContain("url(")
                .doesNotContain("<b>")
                .contains("group &lt;b&gt;scoring&lt;/b&gt; &amp; rules");
    }
}
