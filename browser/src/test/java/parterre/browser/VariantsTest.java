package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Checks the rules that are chosen on a game's card in the lobby, and how the form for a new table names its rules.
class VariantsTest extends SharedBrowserSession {
    VariantsTest() {
        super("gnomadic-gardeners");
    }

    /// Returns the chip of this name that comes first: those for the number of players do.
    private static Locator chip(Guest guest, String name) {
        return guest.page()
                .getByRole(AriaRole.RADIO)
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^" + name + "$")))
                .first();
    }

    @Test
    void monthAndDifficultyAreChosenInTheLobby() {
        var guest = session().guest();
        guest.goTo("/");
        chip(guest, "1").click();
        guest.page().getByText("Variants").click();
        guest.page().getByText("fewer are harder").waitFor();
        chip(guest, "July fertilizing").click();
        chip(guest, "5").click();
        guest.button("Play").click();
        guest.page().waitForURL("**/t/*");
        guest.tab("Table").click();
        var agreed = guest.page().getByRole(AriaRole.TABPANEL);
        assertThat(agreed).containsText("month: July");
        assertThat(agreed).containsText("gnomes of a solo player: 5");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void soloOptionsAreGoneWithMorePlayers() {
        var guest = session().guest();
        guest.goTo("/");
        chip(guest, "1").click();
        guest.page().getByText("Variants").click();
        chip(guest, "5").click();
        chip(guest, "2").click();
        assertThat(guest.page().getByText("fewer are harder")).hasCount(0);
        guest.button("Play").click();
        guest.page().waitForURL("**/t/*");
        guest.tab("Table").click();
        assertThat(guest.page().getByRole(AriaRole.TABPANEL)).not().containsText("solo");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void noRuleIsCalledByTheNameOfItsOption() {
        var guest = session().guest();
        var form = guest.newTable();
        form.getByText("Rules that can be agreed").click();
        assertThat(form.getByText("gnomes of a solo player")
                        .or(form.getByText("seat that wins ties"))
                        .first())
                .isVisible();
        assertThat(form.innerText()).doesNotContain("solo gnomes", "july-rest", "solo-gnomes");
    }
}
