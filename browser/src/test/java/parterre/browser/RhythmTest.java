package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Checks how the page shows a turn: the player's own move, each rival's move with its caption, then the
/// question.
class RhythmTest extends SharedBrowserSession {
    private static final int TURNS = 4;

    /// Notes each heading with its caption, and each number that flies, in the order in which they appear.
    private static final String NOTE = """
            () => {
                window.noted = [];
                window.flown = [];
                window.noting?.disconnect();
                const note = () => {
                    const heading = document.querySelector('.status .turn')?.textContent.trim();
                    const caption = document.querySelector('.board > p')?.textContent.trim() ?? '';
                    const now = heading + '|' + caption;
                    if (window.noted.at(-1) !== now) window.noted.push(now);
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

    static final String LET_GO = "() => { window.setTimeout = window.plainTimeout; }";

    RhythmTest() {
        super("gardens-of-mars");
    }

    private Guest moving() {
        var guest = session().guest();
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        guest.playAgainstTheGentlestBot();
        return guest;
    }

    private static Locator caption(Guest guest) {
        return guest.page().locator(".board > p");
    }

    /// Waits until everything has been shown and the guest is asked.
    private static void rest(Guest guest) {
        PlaywrightAssertions.assertThat(guest.page().locator(".status .turn.yours"))
                .isVisible();
        PlaywrightAssertions.assertThat(caption(guest)).hasCount(0);
    }

    @Test
    @SuppressWarnings("unchecked")
    void aTurnShowsOwnMoveRivalsMoveAndQuestion() {
        var guest = moving();
        for (int turn = 0; turn < TURNS; turn++) {
            rest(guest);
            guest.page().evaluate(NOTE);
            guest.move(7 * turn);
            // By now all of the turn may have been shown: what was noted of it tells that it has begun.
            guest.page().waitForFunction("() => window.noted.some(one => one !== 'Your turn|')");
            rest(guest);
            var noted = (List<String>) guest.page().evaluate("() => window.noted");
            var captions = noted.stream().filter(one -> !one.endsWith("|")).toList();
            assertThat(captions.getFirst()).startsWith("Your move|You ");
            assertThat(captions).anyMatch(one -> one.startsWith("Gentle’s turn|Gentle "));
            assertThat(noted.getLast()).isEqualTo("Your turn|");
            var scores = captions.stream()
                    .filter(one -> Pattern.compile("\\+\\d+ \\(").matcher(one).find())
                    .count();
            assertThat((List<String>) guest.page().evaluate("() => window.flown"))
                    .filteredOn(one -> one.startsWith("+"))
                    .hasSize((int) scores);
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void anyKeyOrClickShowsTheEnd() {
        var guest = moving();
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
}
