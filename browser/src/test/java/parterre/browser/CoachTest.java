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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The page warns a player against a bot before a blunder.
class CoachTest extends SharedBrowserSession {
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
        var asked = guest.bar().getAttribute("data-asked");
        return (String) guest.page().evaluate(JUDGE, List.of(BlunderTable.id(guest), asked, BlunderTable.BLUNDER));
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
        BlunderTable.open(guest, "gentle");
        guest.myTurn();
        warningSetting(guest).check();
        write(guest, BlunderTable.BLUNDER);
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
        write(guest, BlunderTable.BETTER);
        guest.confirm();
        assertThat(question(guest)).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aPlayerMayInsistAlsoOnAPhone() {
        var guest = session().guest(new Browser.NewContextOptions().setViewportSize(360, 740));
        BlunderTable.open(guest, "gentle");
        guest.myTurn();
        warningSetting(guest).check();
        guest.page().reload();
        assertThat(warningSetting(guest)).isChecked();
        write(guest, BlunderTable.BLUNDER);
        confirmBlunder(guest);
        assertThat((List<?>) guest.page().evaluate(Guest.CUT_OFF)).isEmpty();
        var place = question(guest).boundingBox();
        assertThat(place.x).isNotNegative();
        assertThat(place.x + place.width).isLessThanOrEqualTo(360);
        assertThat(place.y).isNotNegative();
        assertThat(place.y + place.height).isLessThanOrEqualTo(740);
        guest.page().keyboard().press("Escape");
        assertThat(question(guest)).hasCount(0);
        write(guest, BlunderTable.BLUNDER);
        confirmBlunder(guest);
        guest.answer(() -> guest.button("Play it anyway").click());
        assertThat(question(guest)).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aHintSaysWhatItIsBetterThan() {
        var guest = session().guest();
        BlunderTable.open(guest, "gentle");
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
                        "points better than: You step on the flower at h7.*\\((more|less) of this: .*\\)",
                        Pattern.DOTALL));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void nobodyIsWarnedWhereSeveralNamesPlay() {
        var guest = session().guest();
        BlunderTable.open(guest, "me");
        guest.tab("Table").click();
        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Replay"))
                .waitFor();
        assertThat(guest.page().getByLabel("Warn me before a blunder")).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }
}
