package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The page's words: in the reader's language, each from a catalogue, and with room for longer ones.
class LanguageTest extends Visiting {
    /// English with accents on every letter, 40 % longer.
    private static final String PSEUDO = "?lang=en-XA";

    private static final int[] WIDTHS = {320, 390, 1280};

    LanguageTest() {
        super("gardens-of-mars");
    }

    @Test
    void theBrowserDecidesTheLanguage() {
        var guest = visit().guest(new Browser.NewContextOptions().setLocale("de-AT"));
        guest.goTo("/");
        assertThat(guest.page().locator("html")).hasAttribute("lang", "de");
        assertThat(guest.button("Mit Freunden")).isVisible();
        guest.goTo("/settings");
        assertThat(guest.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Geräte")))
                .isVisible();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theSettingsChangeTheLanguageAtOnceAndForGood() {
        var guest = visit().guest();
        guest.goTo("/settings");
        guest.page().getByLabel("Deutsch").check();
        assertThat(guest.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Einstellungen")))
                .isVisible();
        guest.goTo("/");
        assertThat(guest.page().locator("html")).hasAttribute("lang", "de");
        assertThat(guest.button("Mit Freunden")).isVisible();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void everyTextOfThePagesComesFromACatalogueAndLongerTextsFit() {
        var guest = visit().guest();
        guest.goTo("/" + PSEUDO);
        guest.page().locator("article").first().waitFor();
        judge(guest, "lobby");
        guest.page().locator("article .acts button").last().click();
        guest.page().getByRole(AriaRole.DIALOG).locator("details summary").click();
        judge(guest, "new table");
        for (var path : List.of(
                "/settings",
                "/mine",
                "/credits",
                "/device",
                "/record",
                "/rules/gardens-of-mars",
                "/learn/gardens-of-mars",
                "/edit/gardens-of-mars",
                "/nowhere")) {
            guest.goTo(path);
            guest.page().locator("#main h1").waitFor();
            judge(guest, path);
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void everyTextOfATableComesFromACatalogueAndLongerTextsFit() {
        var guest = visit().guest();
        guest.goTo("/" + PSEUDO);
        guest.page().locator("article .acts button").nth(1).click();
        guest.page().waitForURL("**/t/*");
        guest.page().locator("main .invite").waitFor();
        judge(guest, "seats");

        guest.goTo("/");
        guest.page().locator("article .acts button").first().click();
        guest.page().waitForURL("**/t/*");
        guest.targets().first().waitFor();
        for (var tab : List.of("log", "chat", "rules", "table")) {
            guest.page().locator("#tab-" + tab).click();
            judge(guest, "table, " + tab);
        }
        guest.page().locator("section.bar[data-asked]").waitFor();
        guest.targets().first().click();
        judge(guest, "table, a choice");

        guest.page().navigate(guest.page().url() + "/replay?at=1");
        guest.page().locator(".controls .now b").waitFor();
        judge(guest, "replay");
        assertThat(guest.errors()).isEmpty();
    }

    /// Fails on a text with plain letters, which came from no catalogue, and on a page that is wider than its window.
    private static void judge(Guest guest, String where) {
        assertThat((List<?>) guest.page().evaluate(FOREIGN, WHERE_GAMES_SPEAK))
                .as("texts from no catalogue: " + where)
                .isEmpty();
        for (int width : WIDTHS) {
            guest.page().setViewportSize(width, 900);
            assertThat((List<?>) guest.page().evaluate(Guest.CUT_OFF))
                    .as(where + " at " + width)
                    .isEmpty();
        }
    }

    /// What games say: boards with their keys, editors and lessons, what happened, and the server's rules.
    private static final String WHERE_GAMES_SPEAK = ".board, .open, .score, .acts > :not(.bar), .bar .what, .bar .does,"
            + " .log li, .now, p.unseen[role=status], .side .panel.controls > :not(.row, input, label), .side .seats,"
            + " .step h2, .step p:not(.eyebrow), .dots, form > label i, dl:has(kbd), #main > .left,"
            + " article .first, article details, svg";

    /// Lists what is seen or said in plain letters, apart from what the server sent: names and its own sentences.
    private static final String FOREIGN = """
            async except => {
                const sent = new Set(['Parterre', 'English', 'Deutsch', 'Enter', 'Esc', 'RULES.md']);
                const gather = value => {
                    if (typeof value === 'string') sent.add(value.replaceAll("'", '’'));
                    else if (value && typeof value === 'object') Object.values(value).forEach(gather);
                };
                const table = /^\\/t\\/([^/~]+)/.exec(location.pathname)?.[1];
                const asked = ['/api/games', '/api/me', '/api/me/devices', '/api/tables',
                    ...(table ? [`/api/tables/${table}`, `/api/tables/${table}/invite`] : [])];
                for (const path of asked) gather(await fetch(path).then(answer => answer.json()));
                const known = [...sent].filter(text => text.length > 1).sort((one, other) => other.length - one.length);
                // Dates and times are the browser's own words.
                const times = /\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM|now|this minute|\\d+ minutes? ago)\\b/g;
                const rest = text => known.reduce((left, one) => left.replaceAll(one, ''), text.replaceAll("'", '’')).replace(times, '');
                const foreign = text => /[A-Za-z]{2}/.test(rest(text));
                const found = [];
                const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
                for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                    const element = node instanceof Element ? node : node.parentElement;
                    if (!element || element.closest(except) || !element.checkVisibility()) continue;
                    const texts = node instanceof Element
                        ? ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt', 'data-drawn'].map(name => node.getAttribute(name) ?? '')
                        : element.closest('script, style, noscript, textarea') ? [] : [node.data];
                    found.push(...texts.filter(foreign).map(text => text.trim()));
                }
                if (foreign(document.title)) found.push(document.title);
                return [...new Set(found)];
            }
            """;
}
