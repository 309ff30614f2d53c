package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Checks how the page shows a turn: the player's own move, each rival's move with its caption, then the
/// question.
class RhythmTest extends SharedBrowserSession {
    private static final int TURNS = 2;

    /// A player may be asked this often before another moves.
    private static final int MOST_MOVES = 8;

    /// Notes in order: each heading with its caption, the lit seats beside the board and on it, the tab's title, and
    /// each
    /// number that flies.
    private static final String NOTE = """
            () => {
                window.noted = [];
                window.flown = [];
                window.noting?.disconnect();
                const places = (lit) => [...document.querySelectorAll(lit)].map((one) => one.dataset.place.split(':')[1]).sort().join();
                const note = () => {
                    const heading = document.querySelector('.status .turn')?.textContent.trim();
                    const caption = document.querySelector('.board > p')?.textContent.trim() ?? '';
                    const seats = places('.seats li[aria-current] > .piece');
                    const board = places('.board .marker.turn, .board .party.turn [data-place^="party:"]');
                    const now = [heading, caption, seats, board, document.title];
                    if (JSON.stringify(window.noted.at(-1)) !== JSON.stringify(now)) window.noted.push(now);
                };
                window.noting = new MutationObserver((changes) => {
                    note();
                    for (const { addedNodes } of changes)
                        for (const one of addedNodes)
                            if (one.className === 'points-in-flight' || one.className === 'points-in-flight loss') window.flown.push(one.dataset.drawn);
                });
                window.noting.observe(document.body, { subtree: true, childList: true, characterData: true });
            }
            """;

    /// From now on nothing ends by itself that is shown for a while.
    static final String HOLD = """
            () => {
                window.plainTimeout ??= window.setTimeout;
                window.setTimeout = (then, millis, ...more) => window.plainTimeout(then, millis >= 100 ? 1e9 : millis, ...more);
            }
            """;

    /// Each caption stays for a quarter of its time.
    private static final String SHORT = """
            const plain = window.setTimeout;
            window.setTimeout = (then, millis, ...more) => plain(then, millis >= 100 && millis < 2000 ? millis / 4 : millis, ...more);
            """;

    /// Counts what begins to move. Also counts how often a task measures something after it has changed the page or
    /// begun to move something: each time the browser lays out the page once more. The copies that travel are
    /// measured once they are there.
    private static final String COUNT_LAYOUTS = """
            () => {
                window.moving = window.laidOut = 0;
                let changed = false;
                const travels = (one) => one instanceof Element && one.matches('.moving-copy, .points-in-flight');
                const changes = new MutationObserver(() => undefined);
                changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
                const drawn = ({ attributeName, addedNodes, removedNodes }) => attributeName !== 'style' && ![...addedNodes, ...removedNodes].some(travels);
                const { animate, getBoundingClientRect } = Element.prototype;
                Element.prototype.animate = function (...how) {
                    window.moving++;
                    changed = true;
                    queueMicrotask(() => (changed = false));
                    return animate.apply(this, how);
                };
                Element.prototype.getBoundingClientRect = function () {
                    if (changes.takeRecords().some(drawn) || changed) window.laidOut++;
                    return getBoundingClientRect.apply(this);
                };
            }
            """;

    static final String LET_GO = "() => { window.setTimeout = window.plainTimeout; }";

    /// The page asks the player another question, and shows no moves before it any more.
    static final String ASKED_NEXT = """
            decision => document.querySelector('.turn.yours') && Number(document.querySelector('section.bar')?.dataset.asked) > decision
            """;

    private static final Pattern TITLE_ASKS = Pattern.compile("(\\(1\\) )?Your turn ");

    private static final Pattern SCORES = Pattern.compile("\\+\\d+ \\(");

    private Guest moving() {
        return moving(session());
    }

    static Guest moving(BrowserSession session) {
        var guest = session.guest();
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        return guest;
    }

    /// Opens a table for the guest and a bot. Returns the table's id.
    static String open(Guest guest, String game) {
        guest.goTo("/");
        guest.button("Play").first().waitFor();
        var table = (String) guest.page().evaluate(Tables.OPEN, List.of(game, 2, false));
        guest.goTo("/t/" + table);
        return table;
    }

    private static Locator caption(Guest guest) {
        return guest.page().locator(".board > p");
    }

    /// Waits until everything has been shown and the guest is asked.
    static void rest(Guest guest) {
        PlaywrightAssertions.assertThat(guest.page().locator(".status .turn.yours"))
                .isVisible();
        PlaywrightAssertions.assertThat(caption(guest)).hasCount(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardens-of-mars", "stalk-exchange", "gnomadic-gardeners", "fire-and-flora"})
    void aTurnShowsOwnMoveRivalsMoveAndQuestion(String game) {
        var guest = moving();
        guest.context().addInitScript(SHORT);
        var table = open(guest, game);
        guest.page().evaluate(COUNT_LAYOUTS);
        var noted = turn(guest, table, 0);
        assertThat(noted).anyMatch(Note::isRivals).allSatisfy(Note::isInStep);
        assertThat(noted.getLast().asks()).isTrue();
        assertThat((int) guest.page().evaluate("() => window.laidOut")).isZero();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void thePointsOfEachMoveFly() {
        var guest = moving();
        var table = open(guest, "gardens-of-mars");
        guest.page().evaluate(COUNT_LAYOUTS);
        for (int turn = 0; turn < TURNS; turn++) {
            var scores = turn(guest, table, turn).stream()
                    .map(Note::caption)
                    .filter(caption -> SCORES.matcher(caption).find())
                    .distinct();
            assertThat(flown(guest.page())).hasSize((int) scores.count());
        }
        assertThat((int) guest.page().evaluate("() => window.moving")).isPositive();
        assertThat((int) guest.page().evaluate("() => window.laidOut")).isZero();
        assertThat(guest.errors()).isEmpty();
    }

    /// Plays until a move of the bot has been shown and the guest is asked again. Returns what was noted.
    private static List<Note> turn(Guest guest, String table, int turn) {
        var page = guest.page();
        rest(guest);
        page.evaluate(NOTE);
        var noted = List.<Note>of();
        for (int move = 0; move < MOST_MOVES && noted.stream().noneMatch(Note::isRivals); move++) {
            var decision = page.evaluate(Tables.MOVE, List.of(table, 7 * turn + move, "end"));
            page.waitForFunction(ASKED_NEXT, decision);
            rest(guest);
            noted = noted(page);
        }
        return noted;
    }

    /// What is told at one moment.
    ///
    /// @param seats that are lit in the list of players
    /// @param board the seats that are lit on the board
    record Note(String heading, String caption, String seats, String board, String title) {
        private Note(List<String> parts) {
            this(parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4));
        }

        private boolean asks() {
            return heading.matches("Your turn|A question to you");
        }

        /// True if a move of the bot is shown.
        private boolean isRivals() {
            return heading.equals("Gentle’s turn") && caption.startsWith("Gentle ");
        }

        /// The seats that are lit and the tab's title tell the same as the heading.
        private void isInStep() {
            var seat = heading.equals("Gentle’s turn") ? "P2" : "P1";
            assertThat(seats).as(toString()).contains(seat);
            assertThat(board).as(toString()).isIn("", seats);
            assertThat(TITLE_ASKS.matcher(title).lookingAt()).as(toString()).isEqualTo(asks());
            if (!asks()) {
                assertThat(seats).as(toString()).isEqualTo(seat);
            }
            if (isRivals()) {
                assertThat(title).as(toString()).doesNotStartWith("(");
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static List<Note> noted(Page page) {
        return ((List<List<String>>) page.evaluate("() => window.noted"))
                .stream().map(Note::new).toList();
    }

    @SuppressWarnings("unchecked")
    private static List<String> flown(Page page) {
        return (List<String>) page.evaluate("() => window.flown.filter((one) => one.startsWith('+'))");
    }

    /// Notes each copy and each number that travels over the page.
    private static final String NOTE_TRAVELS = """
            () => {
                window.travels = [];
                new MutationObserver((changes) => {
                    for (const { addedNodes } of changes)
                        for (const one of addedNodes)
                            if (one instanceof Element && one.matches('.moving-copy, .points-in-flight')) window.travels.push(one.getAttribute('class'));
                }).observe(document.body, { subtree: true, childList: true });
            }
            """;

    private static void travels(Page page, String what) {
        page.waitForFunction("what => window.travels.includes(what)", what);
    }

    @Test
    void aSwapTravelsInAReplay() {
        var guest = moving();
        var page = guest.page();
        var table = open(guest, "stalk-exchange");
        rest(guest);
        page.evaluate(Tables.MOVE, List.of(table, 0, "swap"));
        var step = (int) page.evaluate("""
                async table => {
                    const { frames } = await (await fetch(`/api/tables/${table}/replay?from=0&count=200`)).json();
                    return frames.find(({ events }) => events.some(({ kind }) => kind === 'swapped')).step;
                }
                """, table);
        guest.goTo("/t/" + table + "/replay?at=" + (step - 1));
        page.locator("[data-place='seat:P1']").waitFor();
        page.evaluate(NOTE_TRAVELS);
        page.keyboard().press("ArrowRight");
        travels(page, "moving-copy");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void pointsFlyInALesson() {
        var guest = moving();
        guest.goTo("/learn/gardens-of-mars");
        guest.button("Step 2").click();
        guest.button("Show me").click();
        guest.page().evaluate(NOTE_TRAVELS);
        guest.button("Confirm").click();
        travels(guest.page(), "points-in-flight");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void anyKeyOrClickShowsTheEnd() {
        var guest = moving();
        open(guest, "gardens-of-mars");
        rest(guest);
        var caption = caption(guest);
        for (Runnable hurry : List.<Runnable>of(
                () -> guest.page().keyboard().press("x"),
                () -> guest.page().locator(".status").click())) {
            guest.page().evaluate(HOLD);
            guest.move(3);
            PlaywrightAssertions.assertThat(caption).hasCount(1);
            var own = caption.innerText();
            hurry.run();
            // The rival's move may come after that, and is then held in its turn.
            PlaywrightAssertions.assertThat(caption.filter(new Locator.FilterOptions().setHasText(own)))
                    .hasCount(0);
            guest.page().evaluate(LET_GO);
            guest.page().keyboard().press("x");
            rest(guest);
        }
    }

    /// A speed chosen beside the board holds from the next move on, and the browser keeps it.
    @Test
    void theSpeedIsChosenAtTheTableByKeyboard() {
        var guest = moving();
        open(guest, "gardens-of-mars");
        rest(guest);
        guest.tab("Table").click();
        PlaywrightAssertions.assertThat(speed(guest, "brisk")).isChecked();
        speed(guest, "brisk").press("ArrowRight");
        PlaywrightAssertions.assertThat(speed(guest, "instant, captions as a list"))
                .isChecked();
        guest.page().evaluate(HOLD);
        guest.move(3);
        rest(guest);
        PlaywrightAssertions.assertThat(guest.page()
                        .getByLabel("What the others did")
                        .getByRole(AriaRole.LISTITEM)
                        .first())
                .isVisible();
        guest.page().reload();
        guest.tab("Table").click();
        speed(guest, "calm").check();
        guest.page().evaluate(HOLD);
        guest.move(3);
        PlaywrightAssertions.assertThat(caption(guest)).hasCount(1);
        assertThat(guest.errors()).isEmpty();
    }

    private static Locator speed(Guest guest, String name) {
        return guest.page()
                .getByRole(
                        AriaRole.RADIO,
                        new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
