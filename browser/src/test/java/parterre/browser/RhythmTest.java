package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// How a turn is shown: the player's own move, each rival's move with its caption, then the question.
class RhythmTest extends Visiting {
    private static final int TURNS = 4;
    private static final int SECOND = 1000;

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

    RhythmTest() {
        super("gardens-of-mars");
    }

    private Guest moving() {
        var guest = visit().guest();
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
    void aTurnIsTheOwnMoveThenTheRivalsThenTheQuestion() {
        var guest = moving();
        for (int turn = 0; turn < TURNS; turn++) {
            rest(guest);
            guest.page().evaluate(NOTE);
            guest.move(7 * turn);
            PlaywrightAssertions.assertThat(guest.page().locator(".status .turn.yours"))
                    .not()
                    .isVisible();
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
        for (Runnable hurry : List.<Runnable>of(
                () -> guest.page().keyboard().press("x"),
                () -> guest.page().locator(".status").click())) {
            guest.page().clock().install();
            guest.page().clock().pauseAt(System.currentTimeMillis() + SECOND);
            guest.move(3);
            PlaywrightAssertions.assertThat(caption(guest)).hasCount(1);
            PlaywrightAssertions.assertThat(
                            guest.page().locator(".seats .is", new Page.LocatorOptions().setHasText("thinking")))
                    .hasCount(0);
            hurry.run();
            PlaywrightAssertions.assertThat(caption(guest)).hasCount(0);
            guest.page().clock().resume();
            rest(guest);
        }
    }
}
