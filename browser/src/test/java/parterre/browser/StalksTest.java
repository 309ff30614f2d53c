package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.ViewportSize;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Whole games with hidden portfolios against bots, and the lesson, found by roles and names alone.
class StalksTest extends SharedBrowserSession {

    /// More decisions than any game asks of one player.
    private static final int MOST_MOVES = 400;

    private static final int LESSON = 7;
    private static final int MOST_SEATS = 5;
    private static final int SLOTS = 6;
    private static final int TYPES = 5;
    private static final int CELLS = 37;
    private static final List<ViewportSize> DESKTOPS =
            List.of(new ViewportSize(1440, 900), new ViewportSize(1366, 768), new ViewportSize(1280, 720));

    /// True once a point at the middle of a cell is the cell's: nothing lies over it.
    private static final String HIT = """
            name => {
                const { left, top, width, height } = document.querySelector(`[data-cell=${name}]`).getBoundingClientRect();
                const hit = document.elementFromPoint(left + width / 2, top + height / 2);
                return hit?.closest('[data-cell]')?.dataset.cell === name;
            }
            """;

    private static final String DEDUCED = "What can be deduced of the others";

    StalksTest() {
        super("stalk-exchange");
    }

    @Test
    void aGameAgainstABotIsPlayedToItsEnd() {
        var guest = guest(1440, 900);
        guest.playAgainstTheGentlestBot();
        var log = guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
        log.getByText("Setting up: ").click();
        PlaywrightAssertions.assertThat(log.getByText("You draw ").first()).isVisible();
        log.getByText("Setting up: ").click();
        PlaywrightAssertions.assertThat(log.getByText("You draw ").first())
                .not()
                .isVisible();
        assertThat(guest.page().getByText(DEDUCED).count()).isZero();
        // Its beginning was read, for which a long list was scrolled up.
        log.press("End");
        write(guest);

        playOn(guest);

        assertThat(guest.result().innerText()).containsPattern("You win|wins|share the win");
        assertThat(guest.result().getByText(" × ").count()).isPositive();
        guest.page().waitForCondition(() -> isAtItsEnd(log));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theLogFollowsAgainOnceItsBeginningIsFolded() {
        var guest = guest(1440, 900);
        guest.playAgainstTheGentlestBot();
        assertThat(guest.myTurn()).isTrue();
        var log = guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
        log.getByText("Setting up: ").click();
        log.getByText("You draw ").first().waitFor();

        log.evaluate("list => { list.style.height = `${list.scrollHeight - 60}px`; }");
        log.press("End");
        guest.page().waitForCondition(() -> (boolean) log.evaluate("list => list.scrollTop > 0"));
        log.press("Home");
        guest.page().waitForCondition(() -> (boolean) log.evaluate("list => list.scrollTop === 0"));
        // The page hears of it in a task of its own, after the click.
        log.evaluate(
                "list => { window.folded = new Promise(done => list.addEventListener('toggle', done, { capture: true, once: true })); }");
        log.getByText("Setting up: ").click();
        guest.page().evaluate("async () => { await window.folded; }");
        log.evaluate("list => { list.style.height = '3rem'; }");

        guest.page().waitForCondition(() -> isAtItsEnd(log));
    }

    private static boolean isAtItsEnd(Locator list) {
        return (boolean) list.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight < 2");
    }

    /// Writes a move and makes it by the button: what the box said of it goes with it.
    private static void write(Guest guest) {
        assertThat(guest.myTurn()).isTrue();
        guest.bar().getByText("plant or swap").waitFor();
        var box = guest.page().getByLabel("Write a move, or ask");
        // The bot may have begun, and has planted where it likes.
        var move = (String) guest.page().evaluate("""
                async () => {
                    const answer = await fetch('/api' + location.pathname.replace('/t/', '/tables/'));
                    const { present } = await answer.json();
                    return present.asked.moves.map(move => move.text).find(text => text.startsWith('plant 1 '));
                }
                """);
        box.fill(move);
        box.press("Enter");
        guest.page().getByText(move + ": Enter once more").waitFor();
        guest.confirm();
        PlaywrightAssertions.assertThat(guest.page().getByText("Enter once more"))
                .hasCount(0);
    }

    @Test
    void fivePlayOnAPhoneToTheEnd() {
        var guest = guest(390, 844);
        guest.goTo("/");
        guest.button("New table").click();
        var form = guest.page().getByRole(AriaRole.DIALOG);
        for (int seat = 2; seat <= MOST_SEATS; seat++) {
            if (seat > 2) {
                guest.button("One seat more").click();
            }
            form.getByLabel("Seat " + seat, new Locator.GetByLabelOptions().setExact(true))
                    .selectOption("bot");
        }
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");
        if (guest.myTurn()) {
            Axe.findsNothing(guest, "table");
            choose(guest, 0);
            guest.button("Confirm").waitFor();
            Axe.findsNothing(guest, "a flower chosen for a bed");
            guest.page().evaluate("() => scrollTo(0, 0)");
            assertThat(bottom(guest.page().locator("[data-cell=g1]")))
                    .as("what is chosen does not cover the last row of the garden")
                    .isLessThanOrEqualTo(
                            guest.page().getByLabel("Your portfolio").boundingBox().y);
            guest.button("Back").click();
        }

        playOn(guest);

        assertThat(guest.result().getByRole(AriaRole.LISTITEM).count()).isEqualTo(MOST_SEATS);
        Axe.findsNothing(guest, "result");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theWholeBoardIsInSightOnDesktops() {
        var guest = guest(1440, 900);
        guest.playAgainstTheGentlestBot();
        assertThat(guest.myTurn()).isTrue();
        guest.bar().getByText("plant or swap").waitFor();
        isInSight(guest, "at rest");
        choose(guest, 0);
        guest.button("Confirm").waitFor();
        guest.page().getByText("After the upkeep:").waitFor();
        isInSight(guest, "with a preview");
        assertThat(guest.errors()).isEmpty();
    }

    private static void isInSight(Guest guest, String when) {
        for (var size : DESKTOPS) {
            guest.resize(size.width, size.height);
            isInSight(guest, size, when);
        }
    }

    private static void isInSight(Guest guest, ViewportSize size, String when) {
        // The board may come later than the bar.
        PlaywrightAssertions.assertThat(guest.page().locator("[data-cell]")).hasCount(CELLS);
        var exchange =
                guest.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("The Stalk Exchange"));
        var parts = new ArrayList<>(
                exchange.getByText(Pattern.compile("greenhouse|compost")).all());
        parts.addAll(exchange.getByRole(AriaRole.BUTTON).all());
        parts.addAll(guest.page()
                .getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Stalk values"))
                .getByRole(AriaRole.LISTITEM)
                .all());
        parts.addAll(guest.page().locator("[data-cell]").all());
        assertThat(parts).hasSize(2 + SLOTS + TYPES + CELLS);
        for (var part : parts) {
            var box = part.boundingBox();
            assertThat(box.y).as(when).isNotNegative();
            assertThat(box.y + box.height).as(when).isLessThanOrEqualTo(size.height);
            assertThat(box.x + box.width).as(when).isLessThanOrEqualTo(size.width);
        }
        assertThat(guest.page().locator(".board").evaluate("board => board.scrollHeight - board.clientHeight"))
                .as("what must be scrolled to, at %d x %d %s", size.width, size.height, when)
                .isEqualTo(0);
    }

    @Test
    void onAShortPhoneTheChosenCellIsInSight() {
        var guest = guest(390, 664);
        guest.playAgainstTheGentlestBot();
        assertThat(guest.myTurn()).isTrue();
        guest.button("slot 1").click();
        guest.targets().first().waitFor();
        // The bot may have begun, and has planted where it likes.
        var free = guest.targets().all().stream()
                .map(cell -> cell.getAttribute("data-cell"))
                .sorted()
                .toList();
        for (var cell : List.of(free.getFirst(), free.getLast())) {
            press(guest.page().locator("[data-cell=" + cell + "]"));
            guest.page().getByText("After the upkeep:").waitFor();
            guest.page().waitForFunction(HIT, cell);
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void anEmptySlotSaysWhyNothingCanBeTaken() {
        var guest = guest(1440, 900);
        guest.playAgainstTheGentlestBot();
        assertThat(guest.myTurn()).isTrue();
        guest.button("slot 1").click();
        press(guest.targets().first());
        guest.confirm();
        var slot = guest.button("slot 1, empty");
        press(slot);
        guest.page().getByText("Slot 1 is empty.").first().waitFor();
        slot.hover();
        PlaywrightAssertions.assertThat(slot).hasAttribute("title", "Slot 1 is empty.");
        assertThat(guest.errors()).isEmpty();
    }

    private static double bottom(Locator thing) {
        var box = thing.boundingBox();
        return box.y + box.height;
    }

    @Test
    void theKeyOnItsButtonEndsTheActions() {
        var guest = guest(1440, 900);
        guest.playAgainstTheGentlestBot();
        for (int move = 0; guest.myTurnInAHurry() && guest.button("End actions").count() == 0; move++) {
            choose(guest, move);
            guest.confirm();
        }
        PlaywrightAssertions.assertThat(guest.button("End actions")).hasAttribute("aria-keyshortcuts", "E");
        guest.page().keyboard().press("e");
        PlaywrightAssertions.assertThat(guest.button("End actions")).hasAttribute("aria-pressed", "true");
        guest.confirm();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theLessonLeadsToItsEnd() {
        var guest = guest(1440, 900);
        guest.goTo("/learn/stalk-exchange");
        for (int step = 1; step <= LESSON; step++) {
            guest.page().getByText(step + " of " + LESSON).waitFor();
            guest.button("Show me").click();
            guest.button("Confirm").click();
            if (step == LESSON) {
                PlaywrightAssertions.assertThat(guest.page().getByText("for the tie: 4 at value 5"))
                        .isVisible();
            }
            guest.button(step < LESSON ? "Next" : "Play a real game").click();
        }
        guest.page().waitForURL("**/t/*");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aTurnIsSetUpByHand() {
        var guest = guest(1440, 900);
        guest.goTo("/edit/stalk-exchange");
        var good = guest.page().getByText("This position can be played");
        good.waitFor();
        guest.button("tulip in bloom").click();
        press(guest.page().locator("[data-cell=d4]"));
        guest.button("put into slot 1").click();
        var text = guest.page().getByLabel("In writing");
        PlaywrightAssertions.assertThat(text).hasValue(Pattern.compile("garden: .*/...T.../.*\nexchange: TFGSTD\n"));
        good.waitFor();

        write(guest, "dahlia, portfolio of P1", 2);
        PlaywrightAssertions.assertThat(guest.page().getByText("every portfolio has 12 flowers"))
                .isVisible();
        write(guest, "tulip, portfolio of P1", 3);
        good.waitFor();
        PlaywrightAssertions.assertThat(text).hasValue(Pattern.compile("P1: tokens 4, portfolio D2 F3 G2 S2 T3,"));
        Axe.findsNothing(guest, "editor");

        guest.page()
                .getByRole(AriaRole.RADIO, new Page.GetByRoleOptions().setName("5"))
                .click();
        PlaywrightAssertions.assertThat(text).hasValue(Pattern.compile("P5: tokens 4"));
        good.waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    private static void write(Guest guest, String label, int count) {
        var field = guest.page().getByLabel(label);
        field.fill(Integer.toString(count));
        field.press("Tab");
    }

    @Test
    void newTable_agreesOnPresetAndDeductions() {
        var guest = guest(1440, 900);
        guest.goTo("/");
        guest.button("New table").click();
        guest.page().getByText("Rules that can be agreed").click();
        var own = (String)
                guest.page().evaluate("async () => (await fetch('/api/games/stalk-exchange/files/preset')).text()");
        choose(guest, own.replace("\"exchange-slots\": 6", "\"exchange-slots\": 40"));
        PlaywrightAssertions.assertThat(guest.page().getByRole(AriaRole.ALERT)).containsText("exchange-slots");
        choose(guest, own.replace("\"exchange-slots\": 6", "\"exchange-slots\": 4"));
        guest.page().getByText("1 value differs from reconstruction-1.json").waitFor();
        guest.page().getByLabel("Aids may show what can be deduced").check();
        guest.page()
                .getByRole(AriaRole.DIALOG)
                .getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");

        guest.button("slot 4").waitFor();
        assertThat(guest.button("slot 5").count()).isZero();
        guest.page().getByText(DEDUCED).click();
        PlaywrightAssertions.assertThat(guest.page().getByRole(AriaRole.TABLE).getByRole(AriaRole.ROW))
                .hasCount(2);
        Axe.findsNothing(guest, "deductions");
        assertThat(guest.errors()).isEmpty();
    }

    private static void choose(Guest guest, String preset) {
        guest.page()
                .getByLabel("Choose a file")
                .setInputFiles(
                        new FilePayload("mine.json", "application/json", preset.getBytes(StandardCharsets.UTF_8)));
    }

    /// A person whose page axe can be put into, as a script.
    private Guest guest(int width, int height) {
        return session()
                .guest(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setBypassCSP(true));
    }

    /// Plays until the result is there with its arithmetic. On the way, the page tells the results of the others'
    /// turns.
    private static void playOn(Guest guest) {
        boolean told = false;
        for (int moves = 0; guest.myTurnInAHurry(); moves++) {
            assertThat(moves).isLessThan(MOST_MOVES);
            guest.bar()
                    .getByText(Pattern.compile("plant or swap|or end"))
                    .or(guest.result())
                    .first()
                    .waitFor();
            if (guest.result().count() > 0) {
                break;
            }
            told |= guest.bar().getByText("to the compost.").count() > 0;
            choose(guest, moves);
            guest.confirm();
        }
        assertThat(told).isTrue();
        guest.result().getByText("=").first().waitFor();
    }

    /// Ends the turn where that can be done; else plants, or now and then swaps.
    static void choose(Guest guest, int moves) {
        var end = guest.button("End actions");
        if (end.count() > 0) {
            end.click();
            return;
        }
        var slots = guest.button("slot \\d, (?!empty)[a-z]+").and(guest.page().locator("[aria-disabled=false]"));
        slots.first().waitFor();
        slots.nth(moves % slots.count()).click();
        var given = guest.button(".*may be given in a swap");
        int cells = guest.targets().count();
        if (cells == 0 || (moves % 5 == 4 && given.count() > 0)) {
            given.first().click();
        } else {
            press(guest.targets().nth(moves * 7 % cells));
        }
    }

    /// A cell or slot by keyboard: on a phone the choices may lie over the lower end of the garden.
    private static void press(Locator cell) {
        cell.focus();
        cell.press("Space");
    }
}
