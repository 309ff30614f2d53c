package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// Checks what can be agreed at a new table of Fire and Flora: a return match, a designer's own cards.
class FloraTableTest extends SharedBrowserSession {
    FloraTableTest() {
        super("fire-and-flora");
    }

    @Test
    void aReturnMatchHasTwoGamesAndEachBeginsOne() {
        var guest = session().open();
        var form = guest.newTable();
        assertThat(form.getByText("two games of three")).isVisible();
        form.getByLabel("return match (2 games)").check();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        guest.openTable();

        assertThat(guest.page().getByText("return match, game 1 of 2").first()).isVisible();
        var first = seat(guest);
        guest.resign();
        guest.button("Next game").click();
        assertThat(guest.page().getByText("return match, game 2 of 2").first()).isVisible();
        assertThat(seat(guest)).isNotEqualTo(first);
        guest.resign();
        var standings = guest.result()
                .getByRole(AriaRole.REGION, new Locator.GetByRoleOptions().setName("Standings of the return match"));
        assertThat(standings.getByRole(AriaRole.ROW)).hasCount(3);
        assertThat(guest.button("Next game")).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void ownCards_areShownToEveryoneInvited() {
        var host = session().open();
        host.newTable();
        host.page().getByText("Rules that can be agreed").click();
        var own = host.ownCards("fire-and-flora");
        var altered = own.replace("\"Point Lobos\"", "\"Point Comfort\"");
        assertThat(altered).isNotEqualTo(own);

        host.chooseFile("broken.json", altered.replaceFirst("\"cost\": \\d+", "\"cost\": -7"));
        assertThat(host.page().getByRole(AriaRole.ALERT)).containsText("cost");
        host.chooseFile("mine.json", altered);
        assertThat(host.page().getByText("1 value differs from cards.json")).isVisible();
        host.openTable();

        var invited = session().guest();
        invited.page().navigate(host.page().url());
        invited.button("Sit here").waitFor();
        invited.page().getByText("1 value differs from cards.json").click();
        assertThat(invited.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Differences")))
                .containsText("Point Comfort");
        assertThat(host.errors()).isEmpty();
    }

    /// On which seat one sits: the first begins.
    private static Object seat(Guest guest) {
        return guest.page()
                .evaluate("async () => (await (await fetch('/api' + location.pathname.replace('/t/', '/tables/')))"
                        + ".json()).table.mine[0]");
    }
}
