package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashMap;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Checks what belongs to a person and not to a table: settings, notices, devices.
class PersonTest extends SharedBrowserSession {
    private static final int MANY_TABS = 8;

    PersonTest() {
        super("gardens-of-mars");
    }

    @Test
    void settingsAreKeptOnThisDevice() {
        var guest = session().guest();
        guest.goTo("/settings");
        var page = guest.page();
        page.getByLabel("Sound").check();
        page.getByLabel("Letters on pieces").check();
        assertThat(page.getByLabel("brisk")).isChecked();
        page.getByLabel("calm").check();
        page.getByLabel("dark", new Page.GetByLabelOptions().setExact(true)).check();
        page.reload();
        assertThat(page.getByLabel("Sound")).isChecked();
        assertThat(page.getByLabel("Letters on pieces")).isChecked();
        assertThat(page.getByLabel("calm")).isChecked();
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void notices_areTurnedOnAndOffByButtons() {
        var guest = session().guest();
        // A browser that allows notices as soon as it is asked. Chromium's headless shell has none of its own.
        guest.context().addInitScript("""
                window.Notification = class {
                    static get permission() { return sessionStorage.getItem('allowed') ?? 'default'; }
                    static async requestPermission() {
                        sessionStorage.setItem('allowed', 'granted');
                        return 'granted';
                    }
                };
                """);
        guest.goTo("/settings");
        guest.button("Tell me when it is my turn").click();
        assertThat(guest.page().getByText("Notices are on")).isVisible();
        guest.page().reload();
        assertThat(guest.page().getByText("Notices are on")).isVisible();
        guest.button("Turn them off").click();
        assertThat(guest.button("Tell me when it is my turn")).isVisible();
    }

    @Test
    void notice_tableWaitsWhileThePageIsHidden() {
        var guest = session().guest();
        guest.context().addInitScript("""
                localStorage.setItem('parterre.settings', JSON.stringify({ confirm: 'always', notices: true }));
                window.told = [];
                window.Notification = class {
                    static permission = 'granted';
                    constructor(title, options) { window.told.push(title + '. ' + options.body); }
                    close() {}
                };
                """);
        var pair = Pair.sitDown(guest, session().guest());
        var other = pair.other();
        if (pair.asked() == guest) {
            guest.move(1);
        }
        guest.page().evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })");
        other.move(3);
        guest.page().waitForFunction("() => window.told.length > 0");
        assertThat(guest.page().evaluate("window.told"))
                .isEqualTo(List.of("Parterre: your turn. A table waits for you."));
    }

    @Test
    void awayFromTheTableTheTitleTellsOfATurn() {
        var pair = Pair.sitDown(session().guest(), session().guest());
        var mover = pair.asked();
        var waiting = mover == pair.host() ? pair.other() : pair.host();
        var away = waiting.context().newPage();
        waiting.goTo("/settings");
        away.navigate(waiting.page().url());
        assertThat(away).hasTitle(Pattern.compile("^Settings"));
        mover.move(3);
        assertThat(waiting.page()).hasTitle(Pattern.compile("^\\(1\\) "));
        assertThat(away).hasTitle(Pattern.compile("^\\(1\\) "));
        assertThat(waiting.errors()).isEmpty();
    }

    /// My games said that no game had ended, and nothing of the one that was going on.
    @Test
    void myGames_whileOneRuns_showItWithItsBoard() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        var table = guest.page().url().replaceAll(".*/t/", "");
        guest.goTo("/mine");
        assertThat(guest.page().locator("main a[href='/t/" + table + "']")).containsText("your turn");
        assertThat(guest.page().locator("[data-cell]").first()).isVisible();
        assertThat(guest.page().getByText("No game has ended yet")).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    /// A browser opens six connections at a time to one server, and every stream takes one.
    @Test
    void manyTabsOfOneBrowserAllGoOn() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.bar().waitFor();
        for (int tab = 0; tab < MANY_TABS; tab++) {
            var page = guest.context().newPage();
            page.navigate(guest.page().url());
            page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Your move"))
                    .waitFor();
        }
        guest.page().bringToFront();
        guest.move(2);
        for (var page : guest.context().pages()) {
            page.waitForFunction("() => document.title && fetch('/api/me').then(answer => answer.ok)");
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void newerServer_isReportedOnce_andTypedTextStays() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.tab("Chat").click();
        var words = guest.page().getByLabel("Say something");
        words.fill("half a sent");
        guest.page().route("**/api/tables/*/preview", route -> {
            var answer = route.fetch();
            var headers = new HashMap<>(answer.headers());
            headers.put("parterre-api", "99");
            route.fulfill(new Route.FulfillOptions().setResponse(answer).setHeaders(headers));
        });
        guest.choose(2);
        assertThat(guest.page().getByText("Parterre was updated")).isVisible();
        assertThat(words).hasValue("half a sent");
        guest.button("Later").click();
        guest.button("Back").click();
        guest.choose(5);
        guest.button("Confirm").waitFor();
        assertThat(guest.page().getByText("Parterre was updated")).hasCount(0);
        guest.page().unrouteAll();
        guest.confirm();
        assertThat(guest.errors()).isEmpty();
    }

    private static String signInAddress(Guest guest) {
        return guest.page()
                .getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Sign-in address"))
                .inputValue();
    }

    /// The code that one device shows is entered on the other one.
    private static void letIn(Guest first, Guest second) {
        var code = second.page().getByText(Pattern.compile("^\\d{3} \\d{3}$")).textContent();
        Axe.findsNothing(second, "the code");
        var field = first.page()
                .getByRole(AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName("Code on the other device"));
        field.fill(code);
        Axe.findsNothing(first, "a device that asks");
        first.button("Let it in").click();
    }

    @Test
    void seatsOfADeviceComeAlongIfItsUserAgrees() {
        var first = session().guest();
        first.goTo("/settings");
        first.button("Use on another device").click();
        var link = signInAddress(first);
        var second = session().guest();
        second.playAgainstTheGentlestBot();
        second.myTurn();
        var table = second.page().url().replaceAll(".*/t/", "");

        second.goTo(link.replaceFirst("https?://[^/]+", ""));
        second.button("Leave them behind").waitFor();
        Axe.findsNothing(second, "seats of one's own");
        second.button("Bring them along").click();
        letIn(first, second);
        second.page().locator("a[href='/t/" + table + "']").waitFor();
        first.goTo("/t/" + table);
        first.myTurn();
        first.move(2);
        assertThat(first.errors()).isEmpty();
    }

    @Test
    void secondDevice_hasAllSeatsUntilSignedOut() {
        var first = session().guest();
        first.playAgainstTheGentlestBot();
        first.myTurn();
        var table = first.page().url().replaceAll(".*/t/", "");
        first.goTo("/settings");
        first.button("Use on another device").click();
        first.page()
                .getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("QR code"))
                .waitFor();
        var link = signInAddress(first);

        var second = session().guest();
        second.goTo(link.replaceFirst("https?://[^/]+", ""));
        second.button("Ask to sign in").waitFor();
        assertThat(second.page().url()).endsWith("/device");
        second.button("Ask to sign in").click();
        letIn(first, second);
        second.page().locator("a[href='/t/" + table + "']").click();
        second.myTurn();
        second.move(2);

        first.page().reload();
        first.button("Sign out").click();
        assertThat(first.button("Sign out")).hasCount(0);
        // The open page says so by itself, and shows nothing more of the table.
        assertThat(second.page().getByText("This device was signed out.")).isVisible();
        assertThat(second.page().getByText("No such table")).isVisible();
        second.button("Understood").click();
        second.page().reload();
        assertThat(second.page().getByText("No such table")).isVisible();
        // The link was good once.
        var third = session().guest();
        third.goTo(link.replaceFirst("https?://[^/]+", ""));
        assertThat(third.page().getByRole(AriaRole.ALERT)).isVisible();
    }
}
