package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayDeque;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Tables with several people, and what happens there.
class TableTest extends SharedBrowserSession {
    TableTest() {
        super("gardens-of-mars");
    }

    private Pair sitDown() {
        return Pair.sitDown(session().guest(), session().guest());
    }

    @Test
    void twoBrowsersPlayByLinkAndTalk() {
        var pair = sitDown();
        for (int move = 0; move < 8; move++) {
            pair.move(5 * move);
        }
        var talk = pair.host().page();
        talk.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                .click();
        talk.getByLabel("Say something").fill("<b>Good</b> game");
        pair.host().button("Say").click();
        var listen = pair.other().page();
        listen.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                .click();
        listen.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Chat"))
                .getByText("<b>Good</b> game")
                .waitFor();
        PlaywrightAssertions.assertThat(listen.locator(".chat time")).hasText(Pattern.compile("\\d:\\d\\d"));
        assertThat(pair.host().errors()).isEmpty();
        assertThat(pair.other().errors()).isEmpty();
    }

    @Test
    void closedPage_isShownAsAway() {
        var pair = sitDown();
        var players = pair.host().page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Players"));
        PlaywrightAssertions.assertThat(players).not().containsText("away");
        pair.other().page().close();
        PlaywrightAssertions.assertThat(players).containsText("away");
        assertThat(pair.host().errors()).isEmpty();
    }

    @Test
    void afterALostConnectionThePageCatchesUpByItself() {
        var pair = sitDown();
        var mover = pair.move(3);
        var sleeper = mover == pair.host() ? pair.other() : pair.host();
        // The sleeper is asked now. They move while they are cut off, and see that the move was not sent.
        sleeper.bar().getByText("Choose").waitFor();
        sleeper.context().setOffline(true);
        sleeper.choose(9);
        sleeper.button("Confirm").click();
        sleeper.page().getByText("Not sent").waitFor();
        sleeper.context().setOffline(false);
        mover.bar().getByText("Choose").waitFor();
        mover.move(4);
        sleeper.bar().getByText("Choose").waitFor();
        assertThat(sleeper.page().getByText("Not sent").count()).isZero();
    }

    @Test
    void unsentMove_outlivesThePageAndIsSent() {
        var pair = sitDown();
        var mover = pair.asked();
        var waiter = mover == pair.host() ? pair.other() : pair.host();
        mover.context().route("**/api/tables/*/moves", Route::abort);
        mover.choose(3);
        mover.button("Confirm").click();
        PlaywrightAssertions.assertThat(mover.page().getByText("Not sent")).isVisible();
        mover.page().reload();
        PlaywrightAssertions.assertThat(mover.page().getByText("Not sent")).isVisible();
        mover.context().unroute("**/api/tables/*/moves");
        PlaywrightAssertions.assertThat(mover.page().getByText("Not sent")).hasCount(0);
        var log = waiter.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
        PlaywrightAssertions.assertThat(log.getByText("starts at").first()).isVisible();
    }

    @Test
    void aCountdownWarnsBeforeABotTakesTheSeat() {
        var guest = session().guest();
        guest.page().clock().install();
        guest.goTo("/");
        guest.button("New table").click();
        var form = guest.page().getByRole(AriaRole.DIALOG);
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        form.getByLabel("Live").check();
        form.getByLabel("minutes").fill("5");
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");
        guest.myTurn();
        guest.bar().getByText("Choose").waitFor();
        // Only the page's own clock goes forward: the server has time, and is not asked what it knows.
        guest.page().route(url -> url.matches(".*/api/tables/[^/]+"), Route::abort);
        guest.page().clock().fastForward("05:01");
        PlaywrightAssertions.assertThat(guest.page().getByText(Pattern.compile("A bot takes your seat in 0:0\\d")))
                .isVisible();
        PlaywrightAssertions.assertThat(guest.page().locator("p.unseen[aria-live=polite]"))
                .containsText("Your time has run out. A bot takes your seat in ");
    }

    @Test
    void aRematchBeginsWhenBothAgree() {
        var pair = sitDown();
        var host = pair.host();
        var other = pair.other();
        host.resign();
        host.button("Rematch").click();
        host.page().getByText("Waiting for").waitFor();
        other.button("To the rematch").click();
        host.bar().waitFor();
        other.bar().waitFor();

        other.resign();
        host.button("Rematch").click();
        host.page().getByText("Waiting for").waitFor();
        other.goTo("/");
        other.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile("^your seat is kept")))
                .click();
        other.page().getByText("your seat is kept for you").waitFor();
        other.button("Sit here").click();
        host.bar().waitFor();
        other.bar().waitFor();
    }

    @Test
    void leftRematch_isOfferedForWatchingOnly() {
        var pair = sitDown();
        var over = pair.other().page().url();
        pair.host().resign();
        pair.host().button("Rematch").click();
        pair.host().page().getByText("Waiting for").waitFor();
        var other = pair.other();
        other.button("To the rematch").waitFor();
        other.goTo("/");
        other.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile("^your seat is kept")))
                .click();
        other.button("Stand up").click();
        other.button("Sit here").waitFor();
        other.page().navigate(over);
        other.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Look at the rematch"))
                .click();
        other.button("Sit here").click();
        other.bar().waitFor();
    }

    @Test
    void aMoveIsTakenBackAndAskedAgain() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.move(2);
        guest.bar().getByText("Choose").waitFor();
        var log = guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
        // The log tells of it before the table asks again.
        guest.answer(() -> guest.button("Take back").click());
        log.getByText("took back").first().waitFor();
        guest.bar().getByText("Choose").waitFor();
        guest.move(5);
    }

    @Test
    void aLinkToAMomentShowsThatMoment() {
        var pair = sitDown();
        for (int move = 0; move < 4; move++) {
            pair.move(6 * move);
        }
        var page = pair.host().page();
        var table = page.url();
        page.navigate(table + "/replay?at=2");
        var scrubber = page.getByRole(AriaRole.SLIDER);
        PlaywrightAssertions.assertThat(scrubber).hasValue("2");
        page.keyboard().press("ArrowRight");
        page.waitForURL("**/replay?at=3");
        PlaywrightAssertions.assertThat(scrubber).hasValue("3");
        var told = page.locator(".now").innerText();
        assertThat(told).startsWith("3").hasSizeGreaterThan(5);

        // Half a step is the next whole one.
        page.navigate(table + "/replay?at=2.5");
        PlaywrightAssertions.assertThat(scrubber).hasValue("3");
        PlaywrightAssertions.assertThat(page.locator(".now")).hasText(told);

        var watcher = session().guest();
        watcher.page().navigate(page.url());
        PlaywrightAssertions.assertThat(watcher.page().locator(".now")).hasText(told);
    }

    /// The page asks the server what a move brings. If another move was chosen meanwhile, a late answer still
    /// belongs to the move it was asked for.
    @Test
    void lateAnswers_areAboutTheirOwnMove() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        var asked = new ArrayDeque<Route>();
        guest.page().route("**/api/tables/*/preview", route -> {
            if (!asked.isEmpty() && !sameMove(route, asked.getFirst())) {
                route.resume();
            } else {
                asked.add(route);
            }
        });
        guest.choose(3);
        guest.page().waitForCondition(() -> !asked.isEmpty());
        var first = written(guest);
        back(guest);
        guest.choose(9);
        var second = written(guest);
        assertThat(second).isNotEqualTo(first);
        guest.page()
                .waitForResponse("**/preview", () -> answer(asked.getFirst()))
                .finished();
        PlaywrightAssertions.assertThat(guest.bar().locator(".what")).hasAttribute("title", second);
        back(guest);
        guest.choose(3);
        asked.stream().skip(1).forEach(TableTest::answer);
        PlaywrightAssertions.assertThat(guest.bar()).containsText(LATE);
        back(guest);
        guest.choose(9);
        PlaywrightAssertions.assertThat(guest.bar().locator(".what")).hasAttribute("title", second);
        assertThat(guest.bar().innerText()).doesNotContain(LATE);
    }

    private static boolean sameMove(Route one, Route other) {
        return one.request().postData().equals(other.request().postData());
    }

    /// Returns the chosen move as it is written, which the bar shows to a pointer on its words.
    private static String written(Guest guest) {
        return guest.bar().locator(".what[title]").getAttribute("title");
    }

    private static void back(Guest guest) {
        guest.bar()
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Back"))
                .click();
        guest.bar().getByText(Pattern.compile("^Choose")).waitFor();
    }

    /// Answers with a preview that no move of this table has.
    private static void answer(Route route) {
        route.fulfill(
                new Route.FulfillOptions().setContentType("application/json").setBody("""
                {"does": {"events": [{"kind": "game-ended", "seat": "P1", "cause": "idle"}], "expected": [], "open": [], "headline": 0},
                 "problems": [], "takeBack": true}
                """));
    }

    /// The page's words for that preview.
    private static final String LATE = "too many turns without a planting";

    @Test
    void aMoveIsWrittenAndMadeByASecondEnter() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.choose(2);
        var move = written(guest);
        back(guest);
        var box = guest.page().getByLabel("Write a move");
        box.fill(move);
        box.press("Enter");
        guest.page().getByText(move + ": Enter once more makes this move.").waitFor();
        box.press("Escape");
        guest.bar().getByText(Pattern.compile("^Choose")).waitFor();
        box.fill(move);
        box.press("Enter");
        guest.page().getByText(move + ": Enter once more makes this move.").waitFor();
        guest.confirm(() -> box.press("Enter"));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aHintIsShown_andOnlyThePlayerSendsIt() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.move(2);
        guest.bar().getByText("Choose").waitFor();
        guest.page().evaluate("localStorage.setItem('parterre.settings', JSON.stringify({ confirm: 'never' }))");
        guest.page().reload();
        guest.bar().getByText("Choose").waitFor();
        var asked = guest.bar().getAttribute("data-asked");
        guest.button("Hint").click();
        guest.bar()
                .getByText("hint", new Locator.GetByTextOptions().setExact(true))
                .waitFor();
        back(guest);
        assertThat(guest.bar().getAttribute("data-asked")).isEqualTo(asked);
    }

    @Test
    void result_onAPhone_comesIntoView() {
        var guest = session().guest(new Browser.NewContextOptions().setViewportSize(390, 664));
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.resign();
        PlaywrightAssertions.assertThat(guest.result().getByText("Gentle wins")).isInViewport();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aHintThatComesLateIsAboutNoOtherQuestion() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.bar().getByText("Choose").waitFor();
        var held = new ArrayDeque<Route>();
        guest.page().route("**/hint", held::add);
        guest.button("Hint").click();
        guest.move(2);
        guest.bar().getByText("Choose").waitFor();
        guest.page().waitForCondition(() -> !held.isEmpty());
        guest.page().waitForResponse("**/hint", () -> held.poll().resume());
        guest.button("Hint").waitFor();
        PlaywrightAssertions.assertThat(guest.bar().getByText("hint", new Locator.GetByTextOptions().setExact(true)))
                .hasCount(0);
        PlaywrightAssertions.assertThat(guest.button("Confirm")).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void resignedPlayersReadThatABotPlaysOn() {
        var host = session().guest();
        var form = host.newTable();
        host.button("One seat more").click();
        form.getByLabel("Seat 3", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        host.openTable();
        var other = session().guest();
        other.page().navigate(host.page().url());
        other.button("Sit here").click();
        host.bar().waitFor();
        host.tab("Table").click();
        host.button("Resign").click();
        host.button("Yes, I resign").click();
        PlaywrightAssertions.assertThat(host.bar()).containsText("You have resigned. A bot plays on.");
        other.bar().waitFor();
        assertThat(other.bar().innerText()).doesNotContain("You have resigned");
        assertThat(host.errors()).isEmpty();
    }

    @Test
    void aWatcherIsToldThatTheyWatch() {
        var host = session().guest();
        var form = host.newTable();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        form.getByLabel("Others may watch").check();
        host.openTable();
        host.myTurn();
        var watcher = session().guest();
        watcher.page().navigate(host.page().url());
        PlaywrightAssertions.assertThat(watcher.page().locator(".status")).containsText("You are watching");
        PlaywrightAssertions.assertThat(host.page().locator(".status")).not().containsText("You are watching");
        watcher.page().getByLabel("Write a move").fill("help");
        watcher.page().keyboard().press("Enter");
        PlaywrightAssertions.assertThat(watcher.page().getByText("Write a move, or only its beginning"))
                .isVisible();
    }
}
