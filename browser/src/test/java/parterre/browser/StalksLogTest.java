package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayDeque;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The log of Stalk Exchange says the same however the page has come to it.
class StalksLogTest extends SharedBrowserSession {
    private static final Pattern BOARD_SCRIPT = Pattern.compile("/assets/board-[^.]*\\.js");

    StalksLogTest() {
        super("stalk-exchange");
    }

    @Test
    void theLogSaysTheSameAfterAReload() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        var log = guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
        for (int move = 0; move < 4 && guest.myTurnInAHurry(); move++) {
            StalksTest.choose(guest, move);
            guest.confirm();
        }
        guest.myTurnInAHurry();
        PlaywrightAssertions.assertThat(log).containsText(Pattern.compile("comes to slot \\d"));
        var before = log.innerText();
        assertThat(before).doesNotContain("a flower in slot");
        guest.page().reload();
        guest.myTurn();
        PlaywrightAssertions.assertThat(log)
                .hasText(before, new LocatorAssertions.HasTextOptions().setUseInnerText(true));
        assertThat(guest.errors()).isEmpty();
    }

    /// Where the connection is slow, the words for what has happened come after it.
    @Test
    void theLogIsReadableWhenItsWordsComeLate() {
        var guest = session().guest();
        var form = guest.newTable();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("me");
        var held = new ArrayDeque<Route>();
        // The board's texts, board-stalk-exchange.LANGUAGE-*.js, are needed to open the table at all.
        guest.page().route(BOARD_SCRIPT, held::add);
        guest.page().waitForResponse(answer -> answer.url().contains("/replay?from="), guest::openTable);
        var log = guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
        PlaywrightAssertions.assertThat(log).containsText("*: draw");
        guest.page().unroute(BOARD_SCRIPT);
        held.forEach(Route::resume);
        PlaywrightAssertions.assertThat(log).not().containsText("*:");
        assertThat(guest.errors()).isEmpty();
    }
}
