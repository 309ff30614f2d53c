package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A designer at the server's own machine starts an experiment at the page, watches it and reads its report.
class LabTest extends SharedBrowserSession {
    private static final String TINY = """
            name: Does group scoring help?
            game: gardens-of-mars
            arms: [{name: rules}, {name: group, options: {scoring: group}}]
            line-ups: [random*2]
            measures: [score, length]
            stop: {games: 4000}
            """;
    private static final int NARROW = 320;

    LabTest() {
        super("gardens-of-mars");
    }

    private static void isWellMade(Guest guest, String where) {
        hasRoom(guest, where);
        Axe.findsNothing(guest, where);
        guest.resize(NARROW, 844);
        Axe.findsNothing(guest, where + " at " + NARROW);
    }

    private static void hasRoom(Guest guest, String where) {
        for (int width : new int[] {NARROW, 1280}) {
            guest.resize(width, 844);
            assertThat((List<?>) guest.page().evaluate(Guest.CUT_OFF))
                    .as(where + " at " + width)
                    .isEmpty();
        }
    }

    @Test
    void anExperiment_isStartedWatchedAndRead() {
        var guest = session().guest(new Browser.NewContextOptions().setColorScheme(ColorScheme.DARK));
        guest.goTo("/");
        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Laboratory"))
                .click();
        var file = guest.page().getByLabel("Experiment file (YAML)");
        assertThat(file).hasValue(Pattern.compile("game: gardens-of-mars"));
        file.fill(TINY.replace("scoring: group", "scoring: grp"));
        guest.button("Start").click();
        guest.button("Line 3: ").click();
        assertThat(file).isFocused();
        assertThat((String) guest.page().evaluate("() => getSelection().toString()"))
                .startsWith("arms: ");
        isWellMade(guest, "the form with a problem");

        file.fill(TINY);
        guest.button("Tell length and precision").click();
        assertThat(guest.page().getByText("random*2: 4,000 games in each arm take about "))
                .isVisible();
        assertThat(guest.page()
                        .getByText("They find a difference in points of ")
                        .first())
                .isVisible();
        isWellMade(guest, "the form with a forecast");
        guest.button("Start").click();
        guest.page().waitForURL("**/lab/does-group-scoring-help");
        var report = guest.page().frameLocator("iframe[title^='Report: ']");
        assertThat(report.locator("h1")).hasText("Does group scoring help?");
        assertThat(report.locator(".picture svg[aria-hidden=true]").first()).isVisible();
        assertThat(report.getByText("group changes points by +").first()).isVisible();
        isWellMade(guest, "an experiment with its report");
        reportsAreApart(guest);

        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("All experiments"))
                .click();
        assertThat(guest.page().getByText("Complete")).isVisible();
        isWellMade(guest, "the list");
        assertThat(guest.errors()).isEmpty();
    }

    /// The report reads no cookie of the site and reaches no network.
    private static void reportsAreApart(Guest guest) {
        var frame = guest.page().frames().stream()
                .filter(one -> one.url().contains("report.html"))
                .findFirst()
                .orElseThrow();
        assertThat((String) frame.evaluate("""
                        async () => {
                            const tries = [() => document.cookie, () => localStorage.length, () => parent.document.title];
                            const told = tries.map((one) => { try { return `${one()}`; } catch (e) { return e.name; } });
                            try { await fetch('/api/me'); told.push('fetched'); } catch (e) { told.push(e.name); }
                            return told.join();
                        }""")).isEqualTo("SecurityError,SecurityError,SecurityError,TypeError");
    }

    /// Nothing is put into the form while somebody writes there.
    @Test
    void theForm_comesWithItsFile() {
        var guest = session().guest();
        var held = new AtomicReference<Route>();
        guest.page().route("**/api/lab/cases", held::set);
        guest.page().waitForRequest("**/api/lab/cases", () -> guest.goTo("/lab"));
        assertThat(guest.page()
                        .getByRole(
                                AriaRole.HEADING,
                                new Page.GetByRoleOptions()
                                        .setName("Experiments")
                                        .setExact(true)))
                .isVisible();
        var file = guest.page().getByLabel("Experiment file (YAML)");
        assertThat(file).hasCount(0);
        held.get().resume();
        assertThat(file).hasValue(Pattern.compile("game: gardens-of-mars"));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aLongExperiment_showsNumbersAndIsStopped() {
        var guest = session().guest();
        guest.goTo("/lab");
        guest.page().getByLabel("Experiment file (YAML)").fill("""
                name: long
                game: gardens-of-mars
                line-ups: [fair*2]
                measures: [length]
                stop: {games: 10000}
                """);
        guest.button("Start").click();
        assertThat(guest.page().getByRole(AriaRole.PROGRESSBAR)).isVisible();
        assertThat(guest.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Numbers so far")))
                .isVisible();
        isWellMade(guest, "an experiment that runs");
        guest.button("Stop").click();
        assertThat(guest.button("Go on")).isVisible();
        guest.button("Delete").click();
        guest.button("Yes, delete it").click();
        guest.page().waitForURL("**/lab");
        assertThat(guest.errors()).isEmpty();
    }

    /// The designer's own names have no three letters here, so all words are the page's.
    @Test
    void anExperiment_speaksFromCatalogues() {
        var guest = session().guest();
        PlainTexts.watch(guest);
        guest.goTo("/lab" + PlainTexts.PSEUDO);
        guest.page().locator("textarea").fill("""
                name: A 1
                game: gardens-of-mars
                arms: [{name: B1}, {name: B2, options: {scoring: group}}]
                line-ups: [fair*2]
                measures: [score, length]
                stop: {games: 10000}
                """);
        guest.page().locator("form .button.main").click();
        guest.page().waitForURL("**/lab/a-1");
        guest.page().locator("details table").first().waitFor();
        hasRoom(guest, "an experiment that runs, in the pseudo-language");
        guest.page().locator(".stack .button").first().click();
        guest.page().locator(".stack .button").nth(1).waitFor();
        hasRoom(guest, "an experiment that was stopped, in the pseudo-language");
        assertThat(PlainTexts.found(guest)).as("texts from no catalogue").isEmpty();
    }

    /// Has a server of its own: one that has seen a proxy trusts nobody at its machine any more.
    @Test
    void aStranger_readsAndStartsNothing(@TempDir Path data) throws IOException, InterruptedException {
        try (var session = BrowserSession.begin(data, "gardens-of-mars")) {
            var guest = session.guest(new Browser.NewContextOptions()
                    .setLocale("de")
                    .setExtraHTTPHeaders(Map.of("X-Forwarded-For", "203.0.113.5")));
            guest.goTo("/lab");
            assertThat(guest.page().getByText("Experimente beginnt hier, wer den Server betreibt"))
                    .isVisible();
            assertThat(guest.page().getByLabel("Datei des Experiments (YAML)")).hasCount(0);
            isWellMade(guest, "the page of a stranger");
            assertThat(guest.errors()).isEmpty();
        }
    }
}
