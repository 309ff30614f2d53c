package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.SelectOption;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What can be agreed at a new table: a designer's own cards, a season.
class NewTableTest extends Visiting {
    NewTableTest() {
        super("gnomadic-gardeners");
    }

    private Guest guest() {
        return visit().guest(new Browser.NewContextOptions()
                .setViewportSize(1440, 900)
                .setBypassCSP(true));
    }

    private static String ownCards(Guest guest) {
        return (String)
                guest.page().evaluate("async () => (await fetch('/api/games/gnomadic-gardeners/files/cards')).text()");
    }

    private static void openForm(Guest guest) {
        guest.goTo("/");
        guest.button("New table").click();
        guest.page().getByText("Rules that can be agreed").click();
    }

    private static void choose(Guest guest, String name, String content) {
        guest.page()
                .getByLabel("Choose a file")
                .setInputFiles(new FilePayload(name, "application/json", content.getBytes(StandardCharsets.UTF_8)));
    }

    private static void drop(Guest guest, String name, String content) {
        var dropped = guest.page().evaluateHandle("""
                        ([name, content]) => {
                            const dropped = new DataTransfer();
                            dropped.items.add(new File([content], name, { type: 'application/json' }));
                            return dropped;
                        }
                        """, List.of(name, content));
        guest.page().getByText("Choose a file, or drop it here").dispatchEvent("drop", Map.of("dataTransfer", dropped));
    }

    @Test
    void problemsAreToldByCardAndDifferencesToEveryoneInvited() {
        var host = guest();
        openForm(host);
        var own = ownCards(host);
        var altered = own.replace("\"Lovage\"", "\"Lily\"");
        assertThat(altered).isNotEqualTo(own);

        choose(host, "broken.json", altered.replaceFirst("\"charisma\": \\d", "\"charisma\": -7"));
        assertThat(host.page().getByRole(AriaRole.ALERT)).containsText("g01");
        assertThat(host.page().getByRole(AriaRole.ALERT)).containsText("charisma");
        assertThat(host.page().getByText("differs from cards.json")).hasCount(0);

        drop(host, "mine.json", altered);
        host.page().getByText("1 value differs from cards.json").click();
        Axe.findsNothing(host, "a file of one's own");
        host.button("Open the table").click();
        host.page().waitForURL("**/t/*");

        var invited = visit().guest();
        invited.page().navigate(host.page().url());
        invited.button("Sit here").waitFor();
        invited.page().getByText("1 value differs from cards.json").click();
        assertThat(invited.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Differences")))
                .containsText("Lily");
        invited.button("Sit here").click();
        invited.bar().waitFor();
        invited.page().navigate(invited.page().url() + "/replay");
        assertThat(invited.page().getByText("mine.json in place of cards.json")).isVisible();

        // The file is offered again, by its name and hash.
        openForm(host);
        var earlier = host.page().getByLabel("or one of before");
        earlier.selectOption(new SelectOption().setIndex(1));
        assertThat(host.page().getByText("1 value differs from cards.json")).isVisible();
        assertThat(host.errors()).isEmpty();
    }

    @Test
    void aSeasonGoesFromGameToGameWithCalendarAndStandings() {
        var guest = guest();
        guest.goTo("/");
        guest.button("New table").click();
        var form = guest.page().getByRole(AriaRole.DIALOG);
        form.getByLabel("season, 7 games").first().check();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");
        assertThat(guest.page().getByText("season, game 1 of 7").first()).isVisible();
        var first = guest.page().url();

        tab(guest, "Table");
        guest.button("Resign").click();
        guest.button("Yes, I resign").click();
        var standings = guest.result()
                .getByRole(AriaRole.REGION, new Locator.GetByRoleOptions().setName("Standings of the season"));
        assertThat(standings.getByRole(AriaRole.ROW)).hasCount(3);
        guest.button("Next game").click();
        assertThat(guest.page().getByText("season, game 2 of 7").first()).isVisible();
        tab(guest, "Match");
        var calendar =
                guest.page().getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Calendar of the season"));
        assertThat(calendar.getByRole(AriaRole.LISTITEM)).hasCount(7);
        assertThat(calendar.locator("[aria-current=step]")).containsText("May flowers");
        Axe.findsNothing(guest, "match");
        calendar.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("April showers"))
                .click();
        guest.page().waitForURL(first);
        assertThat(guest.result()).isVisible();
        assertThat(guest.errors()).isEmpty();
    }

    /// Whoever gives up every game loses the season with the last one.
    @Test
    void aSeasonHasSevenGamesAndAWinner() {
        var guest = guest();
        guest.goTo("/");
        guest.button("New table").click();
        guest.button("Remove seat 2").click();
        guest.page()
                .getByRole(AriaRole.DIALOG)
                .getByLabel("solo season, 7 games")
                .check();
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");
        for (int game = 1; game <= 7; game++) {
            guest.page().getByText("season, game " + game + " of 7").first().waitFor();
            tab(guest, "Table");
            guest.button("Resign").click();
            guest.button("Yes, I resign").click();
            var standings = guest.result()
                    .getByRole(AriaRole.REGION, new Locator.GetByRoleOptions().setName(Pattern.compile("^Standings")));
            assertThat(standings.getByRole(AriaRole.ROW, new Locator.GetByRoleOptions().setName("automa")))
                    .containsText(Integer.toString(game));
            if (game < 7) {
                guest.button("Next game").click();
            }
        }
        assertThat(guest.result()).containsText(Pattern.compile("automa wins the .*season", Pattern.CASE_INSENSITIVE));
        assertThat(guest.button("Next game")).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    private static void tab(Guest guest, String name) {
        guest.page()
                .getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name))
                .click();
    }
}
