package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Whole games against a bot.
class GameTest extends Visiting {
    /// More decisions than any game of two asks of one player.
    private static final int MOST_MOVES = 250;

    private static final int MOST_TABS = 40;

    GameTest() {
        super("gardens-of-mars");
    }

    @Test
    void twoClicksStartAGameThatIsPlayedToItsEnd() {
        var guest = visit().guest();
        guest.playAgainstTheGentlestBot();
        int moves = 0;
        while (guest.myTurn()) {
            guest.move(7 * moves);
            moves++;
            assertThat(moves).isLessThan(MOST_MOVES);
        }
        assertThat(guest.result().innerText()).containsPattern("You win|wins|share the win");
        assertThat(guest.result().getByText("=").first().innerText()).contains("=");
        theDecisionsAreReviewed(guest);
        theChancesToWinAreTold(guest);
        assertThat(guest.errors()).isEmpty();
    }

    /// The review grows until all decisions are looked at. Each error names the better move and is a link to its
    /// moment.
    private static void theDecisionsAreReviewed(Guest guest) {
        guest.button("Review the decisions").click();
        var review = guest.page().getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Review"));
        review.getByText("accurate").waitFor();
        review.getByText("Better by").first().waitFor();
        assertThat(review.getByText("Played:").first().innerText()).startsWith("Played: ");
        assertThat(review.getByRole(AriaRole.LINK).first().getAttribute("href")).contains("/replay?at=");
    }

    /// The turning point is shown first. Each step can be chosen by keys, and is a link to its moment.
    private static void theChancesToWinAreTold(Guest guest) {
        var figures = guest.result().getByRole(AriaRole.FIGURE);
        var chances = figures.first();
        chances.getByText("Turning point").waitFor();
        assertThat(figures.nth(1).getByRole(AriaRole.COLUMNHEADER).allInnerTexts())
                .containsExactly("luck", "own moves", "others’ moves");
        assertThat(figures.nth(1).getByRole(AriaRole.CELL).allInnerTexts())
                .filteredOn(text -> !text.isBlank())
                .hasSize(6)
                .allMatch(text -> text.matches("[+−]?\\d+"));
        var step = chances.getByRole(AriaRole.SLIDER);
        step.focus();
        guest.page().keyboard().press("Home");
        assertThat(step.getAttribute("aria-valuetext")).startsWith("Step 0:");
        guest.page().keyboard().press("End");
        assertThat(step.getAttribute("aria-valuetext")).containsPattern("\\b100%");
        chances.getByRole(AriaRole.LINK).click();
        guest.page().waitForURL("**/replay?at=*");
    }

    @Test
    void aWholeGameIsPlayedByKeyboardAlone() {
        var guest = visit().guest();
        guest.goTo("/");
        guest.button("Play").waitFor();
        tabTo(guest, "Play");
        guest.page().keyboard().press("Enter");
        guest.page().waitForURL("**/t/*");
        int moves = 0;
        while (guest.myTurn()) {
            guest.bar().getByText("Choose").or(guest.result()).first().waitFor();
            moveByKeys(guest);
            moves++;
            assertThat(moves).isLessThan(MOST_MOVES);
        }
        assertThat(guest.result().innerText()).containsPattern("You win|wins|share the win");
    }

    private static void moveByKeys(Guest guest) {
        var keys = guest.page().keyboard();
        if (guest.targets().count() > 0) {
            // The board's keys work wherever the last move has left the focus.
            keys.press("n");
            guest.page().waitForFunction("() => document.activeElement?.matches('[data-cell][aria-disabled=false]')");
            keys.press("Space");
        } else {
            tabTo(guest, "^die \\d");
            keys.press("Space");
        }
        if (guest.button("Confirm").count() == 0) {
            tabTo(guest, "^\\w+, \\d+ left(, scores \\d+)?$");
            keys.press("Space");
        }
        guest.confirm(() -> {
            tabTo(guest, "^Confirm");
            keys.press("Enter");
        });
    }

    /// Tabs until what has the focus is called so.
    private static void tabTo(Guest guest, String name) {
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            var focused = Optional.ofNullable((String) guest.page()
                            .evaluate("() => { const e = document.activeElement; return e && e !== document.body"
                                    + " ? (e.getAttribute('aria-label') ?? e.textContent.trim()) : '' }"))
                    .orElse("");
            if (Pattern.compile(name).matcher(focused).find()) {
                return;
            }
            guest.page().keyboard().press("Tab");
        }
        throw new AssertionError("the Tab key does not lead to " + name);
    }
}
