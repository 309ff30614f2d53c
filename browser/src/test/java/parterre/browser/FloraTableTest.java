package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// What can be agreed at a new table of the game of lands: a return match, a designer's own cards.
class FloraTableTest extends Visiting {
    FloraTableTest() {
        super("fire-and-flora");
    }

    private Guest guest() {
        return visit().guest(new Browser.NewContextOptions()
                .setViewportSize(1440, 900)
                .setBypassCSP(true));
    }

    private static Locator openForm(Guest guest) {
        guest.goTo("/");
        guest.button("New table").click();
        return guest.page().getByRole(AriaRole.DIALOG);
    }

    @Test
    void aReturnMatchHasTwoGamesAndEachBeginsOne() {
        var guest = guest();
        var form = openForm(guest);
        assertThat(form.getByText("two games of three")).isVisible();
        form.getByLabel("return match, 2 games").check();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");

        assertThat(guest.page().getByText("return match, game 1 of 2").first()).isVisible();
        var first = seat(guest);
        resign(guest);
        guest.button("Next game").click();
        assertThat(guest.page().getByText("return match, game 2 of 2").first()).isVisible();
        assertThat(seat(guest)).isNotEqualTo(first);
        resign(guest);
        var standings = guest.result()
                .getByRole(AriaRole.REGION, new Locator.GetByRoleOptions().setName("Standings of the return match"));
        assertThat(standings.getByRole(AriaRole.ROW)).hasCount(3);
        assertThat(guest.button("Next game")).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void ownCardsAreTakenToTheTableAndSaidToEveryoneInvited() {
        var host = guest();
        openForm(host);
        host.page().getByText("Rules that can be agreed").click();
        var own = (String)
                host.page().evaluate("async () => (await fetch('/api/games/fire-and-flora/files/cards')).text()");
        var altered = own.replace("\"Point Lobos\"", "\"Point Comfort\"");
        assertThat(altered).isNotEqualTo(own);

        choose(host, "broken.json", altered.replaceFirst("\"cost\": \\d+", "\"cost\": -7"));
        assertThat(host.page().getByRole(AriaRole.ALERT)).containsText("cost");
        choose(host, "mine.json", altered);
        assertThat(host.page().getByText("1 value differs from cards.json")).isVisible();
        host.button("Open the table").click();
        host.page().waitForURL("**/t/*");

        var invited = visit().guest();
        invited.page().navigate(host.page().url());
        invited.button("Sit here").waitFor();
        invited.page().getByText("1 value differs from cards.json").click();
        assertThat(invited.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Differences")))
                .containsText("Point Comfort");
        assertThat(host.errors()).isEmpty();
    }

    private static void choose(Guest guest, String name, String content) {
        guest.page()
                .getByLabel("Choose a file")
                .setInputFiles(new FilePayload(name, "application/json", content.getBytes(StandardCharsets.UTF_8)));
    }

    /// On which seat one sits: the first begins.
    private static Object seat(Guest guest) {
        return guest.page()
                .evaluate("async () => (await (await fetch('/api' + location.pathname.replace('/t/', '/tables/')))"
                        + ".json()).table.mine[0]");
    }

    private static void resign(Guest guest) {
        tab(guest, "Table");
        guest.button("Resign").click();
        guest.button("Yes, I resign").click();
        guest.result().waitFor();
    }

    private static void tab(Guest guest, String name) {
        guest.page()
                .getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name))
                .click();
    }
}
