package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.SelectOption;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Checks what can be agreed at a new table: a designer's own cards, a season.
class NewTableTest extends SharedBrowserSession {
    NewTableTest() {
        super("gnomadic-gardeners");
    }

    private static void openForm(Guest guest) {
        guest.newTable();
        guest.page().getByText("Rules that can be agreed").click();
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
        var host = session().open();
        openForm(host);
        var own = host.ownCards("gnomadic-gardeners");
        var altered = own.replace("\"Lovage\"", "\"Lily\"");
        assertThat(altered).isNotEqualTo(own);

        host.chooseFile("broken.json", altered.replaceFirst("\"charisma\": \\d", "\"charisma\": -7"));
        assertThat(host.page().getByRole(AriaRole.ALERT)).containsText("g01");
        assertThat(host.page().getByRole(AriaRole.ALERT)).containsText("charisma");
        assertThat(host.page().getByText("differs from cards.json")).hasCount(0);

        // No table is opened with the game's own cards in silence.
        host.button("Open the table").click();
        assertThat(host.page().getByText("The table is not opened: the file chosen for cards"))
                .isVisible();
        assertThat(host.page()).not().hasURL(Pattern.compile("/t/"));

        drop(host, "mine.json", altered);
        assertThat(host.page().getByText("The table is not opened")).hasCount(0);
        host.page().getByText("1 value differs from cards.json").click();
        Axe.findsNothing(host, "a file of one's own");
        host.openTable();

        var invited = session().guest();
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
        var earlier = host.page().getByLabel("or one that you have played with");
        earlier.selectOption(new SelectOption().setIndex(1));
        assertThat(host.page().getByText("1 value differs from cards.json")).isVisible();
        assertThat(host.errors()).isEmpty();
    }

    @Test
    void aSeasonHasCalendarAndStandings() {
        var guest = session().open();
        var form = guest.newTable();
        form.getByLabel("season (7 games)").first().check();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        guest.openTable();
        assertThat(guest.page().getByText("season, game 1 of 7").first()).isVisible();
        var first = guest.page().url();

        guest.resign();
        var standings = guest.result()
                .getByRole(AriaRole.REGION, new Locator.GetByRoleOptions().setName("Standings of the season"));
        assertThat(standings.getByRole(AriaRole.ROW)).hasCount(3);
        guest.button("Next game").click();
        assertThat(guest.page().getByText("season, game 2 of 7").first()).isVisible();
        guest.tab("Match").click();
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

    /// A player who gives up every game loses the season with the last one.
    @Test
    void aSeasonHasSevenGamesAndAWinner() {
        var guest = session().open();
        var form = guest.newTable();
        guest.button("Remove seat 2").click();
        form.getByLabel("solo season (7 games)").check();
        guest.openTable();
        for (int game = 1; game <= 7; game++) {
            guest.page().getByText("season, game " + game + " of 7").first().waitFor();
            guest.resign();
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
}
