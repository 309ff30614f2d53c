package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The page warns a player against a bot before a blunder.
class CoachTest extends SharedBrowserSession {
    /// P1 can score with the 1, or lose a point with it.
    private static final String POSITION = """
            edition: 1
            seats: 2
            turn: P1 moves
            dice: 1 6
            P1: score 5, gardener i7, flowers 2 green 1 blue 3 white 1 red
            P2: score 1, gardener g10, flowers 4 yellow 2 gray 3 red
            green: a9 c9 f4 f11 g1 i7 k1 k4
            blue: a11 b11 c7 e3 e9 e11 g8 h2 i8
            yellow: a7 b6 e2 g6 g7 h7
            white: a6 c11 d9 f1 f3 f9 k6
            gray: b9 b10 e7 f2 g9 i3 j4 k3
            red: c5 d11 e6 f7 g10 h4
            """;

    private static final String BLUNDER = "1 i7-h7";
    private static final String BETTER = "1 i7-j6 white";

    private static final String OPEN = """
            async ([text, second]) => {
                const body = {
                    game: 'gardens-of-mars', seats: [{ kind: 'me' }, second],
                    shuffled: false, options: {}, spectators: true, openHands: false, aids: false, listed: false,
                    start: { kind: 'position', text },
                };
                const headers = { 'content-type': 'application/json' };
                const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
                return (await answer.json()).table.id;
            }""";

    /// Calls until the move is judged. On a busy machine a call may be answered before that.
    private static final String JUDGE = """
            async ([id, decision, move]) => {
                const headers = { 'content-type': 'application/json' };
                const body = JSON.stringify({ seat: 'P1', decision: Number(decision), move });
                for (;;) {
                    const answer = await fetch(`/api/tables/${id}/warn`, { method: 'POST', headers, body });
                    const advice = await answer.text();
                    if (JSON.parse(advice).judged) return advice;
                    if (!answer.ok) throw new Error(advice);
                }
            }""";

    CoachTest() {
        super("gardens-of-mars");
    }

    private static void open(Guest guest, String second) {
        guest.goTo("/");
        guest.button("Play").waitFor();
        var seat = second.equals("me") ? Map.of("kind", "me", "name", "Ben") : Map.of("kind", "bot", "level", second);
        guest.goTo("/t/" + guest.page().evaluate(OPEN, List.of(POSITION, seat)));
    }

    private static Locator warningSetting(Guest guest) {
        guest.tab("Table").click();
        return guest.page().getByLabel("Warn me before a blunder");
    }

    private static void write(Guest guest, String move) {
        guest.tab("Log").click();
        var box = guest.page().getByLabel("Write a move");
        box.fill(move);
        box.press("Enter");
        assertThat(guest.button("Confirm")).isEnabled();
    }

    /// Returns the server's judgement of the blunder.
    private static String judged(Guest guest) {
        var id = guest.page().url().replaceAll(".*/t/", "");
        var asked = guest.bar().getAttribute("data-asked");
        return (String) guest.page().evaluate(JUDGE, List.of(id, asked, BLUNDER));
    }

    /// Confirms the blunder. The page gets the server's own judgement, however long that takes.
    private static void confirmBlunder(Guest guest) {
        var page = guest.page();
        var advice = judged(guest);
        page.route(
                "**/warn",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(advice)));
        guest.button("Confirm").click();
        question(guest).waitFor();
        page.unroute("**/warn");
    }

    private static Locator question(Guest guest) {
        return guest.page().getByRole(AriaRole.ALERTDIALOG);
    }

    private static double top(Locator place) {
        return place.boundingBox().y;
    }

    @Test
    void aBlunderIsAskedAboutAndChosenAnew() {
        var guest = session().guest();
        open(guest, "gentle");
        guest.myTurn();
        warningSetting(guest).check();
        write(guest, BLUNDER);
        var asked = guest.bar().getAttribute("data-asked");
        var bar = top(guest.bar());
        var board = top(guest.page().locator(".board"));
        confirmBlunder(guest);
        assertThat(question(guest))
                .hasAccessibleName(Pattern.compile("This loses about \\d+ points of your chance to win"));
        assertThat(question(guest))
                .hasAccessibleDescription(
                        Pattern.compile("Better: .*j6.*(More|Less) than after the better move: ", Pattern.DOTALL));
        assertThat(guest.button("Choose again")).isFocused();
        assertThat(top(guest.bar())).isCloseTo(bar, within(2.0));
        assertThat(top(guest.page().locator(".board"))).isCloseTo(board, within(2.0));
        Axe.findsNothing(guest, "the coach's question");
        guest.page().keyboard().press("Enter");
        assertThat(question(guest)).hasCount(0);
        guest.bar().getByText(Pattern.compile("^Choose")).waitFor();
        assertThat(guest.bar()).hasAttribute("data-asked", asked);
        write(guest, BETTER);
        guest.confirm();
        assertThat(question(guest)).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aPlayerMayInsistAlsoOnAPhone() {
        var guest = session().guest(new Browser.NewContextOptions().setViewportSize(360, 740));
        open(guest, "gentle");
        guest.myTurn();
        warningSetting(guest).check();
        guest.page().reload();
        assertThat(warningSetting(guest)).isChecked();
        write(guest, BLUNDER);
        confirmBlunder(guest);
        assertThat((List<?>) guest.page().evaluate(Guest.CUT_OFF)).isEmpty();
        var place = question(guest).boundingBox();
        assertThat(place.x).isNotNegative();
        assertThat(place.x + place.width).isLessThanOrEqualTo(360);
        assertThat(place.y).isNotNegative();
        assertThat(place.y + place.height).isLessThanOrEqualTo(740);
        guest.page().keyboard().press("Escape");
        assertThat(question(guest)).hasCount(0);
        write(guest, BLUNDER);
        confirmBlunder(guest);
        guest.answer(() -> guest.button("Play it anyway").click());
        assertThat(question(guest)).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aHintSaysWhatItIsBetterThan() {
        var guest = session().guest();
        open(guest, "gentle");
        guest.myTurn();
        var page = guest.page();
        var hint = (String) page.evaluate("""
                advice => {
                    const { loss, low, high, made, better, features } = JSON.parse(advice).warning;
                    return JSON.stringify({ ...better, lead: { ahead: loss, low, high, other: made, features } });
                }""", judged(guest));
        page.route(
                "**/hint",
                route -> route.fulfill(new Route.FulfillOptions()
                        .setContentType("application/json")
                        .setBody(hint)));
        guest.button("Hint").click();
        assertThat(guest.bar())
                .containsText(Pattern.compile(
                        "points better than: You step on the flower at h7.*\\((more|less) there: .*\\)",
                        Pattern.DOTALL));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void nobodyIsWarnedWhereSeveralNamesPlay() {
        var guest = session().guest();
        open(guest, "me");
        guest.tab("Table").click();
        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay"))
                .waitFor();
        assertThat(guest.page().getByLabel("Warn me before a blunder")).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }
}
