package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Checks what comes before a game: the form for a table, its link, its seats.
class SeatingTest extends SharedBrowserSession {
    SeatingTest() {
        super("gardens-of-mars");
    }

    @Test
    void openingALinkTakesNoSeat() {
        var host = session().guest();
        Pair.invite(host);
        var other = session().guest();
        other.page().navigate(host.page().url());
        other.button("Sit here").waitFor();
        other.page().reload();
        other.button("Sit here").waitFor();
        PlaywrightAssertions.assertThat(host.page().getByText("1 still open")).isVisible();
    }

    @Test
    void voidLink_seatsNobody_newLinkDoes() {
        var host = session().guest();
        Pair.invite(host);
        var old = host.page().url();
        var address = host.page().getByLabel("Address of the table").first();
        PlaywrightAssertions.assertThat(address).hasValue(Pattern.compile("/t/[^~]+$"));
        host.button("Make earlier links void").click();
        host.button("No").click();
        PlaywrightAssertions.assertThat(address).hasValue(Pattern.compile("/t/[^~]+$"));
        makeLinksVoid(host);
        PlaywrightAssertions.assertThat(address).hasValue(Pattern.compile("/t/.+~.+$"));

        var other = session().guest();
        other.page().navigate(old);
        other.page().getByText("The host has made this link void").waitFor();
        PlaywrightAssertions.assertThat(other.button("Sit here")).hasCount(0);
        other.goTo(address.inputValue().replaceFirst("https?://[^/]+", ""));
        other.button("Sit here").click();
        other.bar().waitFor();
        PlaywrightAssertions.assertThat(other.page()).hasURL(Pattern.compile("/t/[^~]+$"));
    }

    private static void makeLinksVoid(Guest host) {
        host.button("Make earlier links void").click();
        host.button("Yes, make them void").click();
        host.page().getByText("This is the new one.").waitFor();
    }

    @Test
    void linkMadeVoid_openPageOffersNoSeat() {
        var host = session().guest();
        Pair.invite(host);
        var other = session().guest();
        other.page().navigate(host.page().url());
        other.button("Sit here").waitFor();
        makeLinksVoid(host);
        other.page().getByText("The host has made this link void").waitFor();
        PlaywrightAssertions.assertThat(other.button("Sit here")).hasCount(0);
    }

    @Test
    void seatRefusedToAVoidLink_isOfferedNoMore() {
        var host = session().guest();
        Pair.invite(host);
        var other = session().guest();
        // The page hears nothing of what happens at the table.
        other.context().route("**/api/tables/*/events*", Route::abort);
        other.page().navigate(host.page().url());
        other.button("Sit here").waitFor();
        other.context().route("**/api/tables/*", Route::abort);
        makeLinksVoid(host);
        other.button("Sit here").click();
        other.page().getByText("The host has made this link void").waitFor();
        PlaywrightAssertions.assertThat(other.button("Sit here")).hasCount(0);
    }

    @Test
    void theHostFillsOrdersAndFreesSeats() {
        var host = session().guest();
        host.newTable();
        host.button("One seat more").click();
        host.page().getByLabel("in random order").uncheck();
        host.openTable();
        var seats = host.page()
                .getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Seats"))
                .getByRole(AriaRole.LISTITEM);
        host.page().getByLabel("Fill seat 2 with a bot").selectOption("gentle");
        PlaywrightAssertions.assertThat(seats.nth(1)).containsText("bot");
        host.button("Move seat 2 forward by one").click();
        PlaywrightAssertions.assertThat(seats.first()).containsText("bot");
        PlaywrightAssertions.assertThat(seats.nth(1)).containsText("you");
        host.button("Free the seat").click();
        PlaywrightAssertions.assertThat(host.page().getByText("2 still open")).isVisible();
        assertThat(host.errors()).isEmpty();
    }

    @Test
    void choicesInTheFormApplyAtTheTable() {
        var guest = session().guest();
        var form = guest.newTable();
        var page = guest.page();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        guest.button("One seat more").click();
        form.getByLabel("Seat 3", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        form.getByLabel("Live").check();
        form.getByLabel("minutes").fill("5");
        form.getByText("Rules that can be agreed").click();
        form.getByLabel("extra turn for a last flower").check();
        guest.openTable();
        guest.bar().waitFor();
        PlaywrightAssertions.assertThat(page.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Players"))
                        .getByText("bot", new Locator.GetByTextOptions().setExact(true)))
                .hasCount(2);
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Table"))
                .click();
        var agreed = page.getByRole(AriaRole.TABPANEL);
        PlaywrightAssertions.assertThat(agreed).containsText("extra turn for a last flower");
        PlaywrightAssertions.assertThat(agreed).containsText("5 minutes, and 10 seconds more for each decision");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theRulesOfOptionsAreReadWithoutLeavingTheForm() {
        var guest = session().guest();
        var form = guest.newTable();
        form.getByLabel("Name on seat 1").fill("Wanda");
        form.getByText("Rules that can be agreed").click();
        var rules =
                form.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^Rule GM-")));
        assertThat(rules.count()).isGreaterThan(10);
        for (int i = 0; i < rules.count(); i++) {
            rules.nth(i).click();
            PlaywrightAssertions.assertThat(form.locator(".said:visible").nth(i))
                    .containsText(Pattern.compile("\\w{3}"));
        }
        PlaywrightAssertions.assertThat(form.getByLabel("Name on seat 1")).hasValue("Wanda");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aFormThatWasShutIsAsItWasLeft() {
        var guest = session().guest();
        var form = guest.newTable();
        form.getByLabel("Name on seat 1").fill("Wanda");
        form.getByLabel("Live").check();
        guest.page().keyboard().press("Escape");
        PlaywrightAssertions.assertThat(form).hasCount(0);
        guest.button("New table").click();
        PlaywrightAssertions.assertThat(form.getByLabel("Name on seat 1")).hasValue("Wanda");
        PlaywrightAssertions.assertThat(form.getByLabel("Live")).isChecked();
        assertThat(guest.errors()).isEmpty();
    }
}
