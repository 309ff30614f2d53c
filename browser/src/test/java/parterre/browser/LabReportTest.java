package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.report.HtmlReport;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;

/// A designer opens the report of an experiment without a network.
class LabReportTest {
    private static String report() {
        var experiment = ExperimentFile.read("""
                        name: group scoring
                        game: gardens-of-mars
                        arms: [{name: rules}, {name: group, options: {scoring: group}}]
                        line-ups: [random*2, random*3]
                        measures: [seat-advantage, length, score, rules]
                        stop: {games: 60}
                        """, _ -> Optional.empty()).orThrow();
        return HtmlReport.of(new LocalRun(experiment, Optional.empty(), RunWatcher.none()).play(1), Locale.GERMAN);
    }

    @Test
    void report_offline_opensOnDeskAndPhone(@TempDir Path folder) throws Exception {
        var file = Files.writeString(folder.resolve("report.html"), report());
        for (var scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            looksRight(Chromium.browser(), file, scheme, 1280, 720);
            looksRight(Chromium.browser(), file, scheme, 390, 664);
        }
    }

    private static void looksRight(Browser browser, Path file, ColorScheme scheme, int width, int height) {
        var options = new Browser.NewContextOptions()
                .setColorScheme(scheme)
                .setViewportSize(width, height)
                .setOffline(true);
        try (var context = browser.newContext(options)) {
            var page = context.newPage();
            page.setDefaultTimeout(Guest.PATIENCE_MILLIS);
            var asked = new ArrayList<String>();
            var faults = new ArrayList<String>();
            page.onRequest(request -> asked.add(request.url()));
            page.onPageError(faults::add);
            page.navigate(file.toUri().toString());
            int pictures = page.locator("figure").count();
            assertThat(page.locator(".picture svg[aria-hidden=true]")).hasCount(pictures);
            assertThat(pictures).isGreaterThan(4);
            assertThat(asked).allMatch(url -> url.startsWith("file:") || url.startsWith("data:"));
            assertThat(faults).isEmpty();
            assertThat(page.locator(".verdict p").first()).isInViewport();
            assertThat((int) page.evaluate("() => document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(width);
            Axe.findsNothing(page, scheme + " " + width);
        }
    }
}
