package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// A keyboard user keeps their place when the control that they used goes away.
class PlaceTest extends SharedBrowserSession {
    PlaceTest() {
        super("gardens-of-mars");
    }

    @Test
    void confirmation_focusesNoAndThenReturns() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.tab("Table").click();
        guest.button("Resign").press("Enter");
        assertThat(guest.button("Yes, I resign")).isVisible();
        assertThat(guest.button("No")).isFocused();
        guest.page().keyboard().press("Enter");
        assertThat(guest.button("Resign")).isFocused();
    }

    @Test
    void confirmationByMouse_keepsThePlace() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        var menu = guest.page().getByRole(AriaRole.TABPANEL);
        guest.tab("Table").click();
        guest.button("Resign").click();
        guest.button("No").click();
        assertThat(menu).isFocused();
        guest.button("Resign").click();
        guest.button("Yes, I resign").click();
        guest.result().waitFor();
        assertThat(menu).isFocused();
    }

    @Test
    void removingASeatKeepsTheFocusAtTheSeats() {
        var guest = session().guest();
        guest.goTo("/");
        guest.button("New table").click();
        var form = guest.page().getByRole(AriaRole.DIALOG);
        guest.button("One seat more").press("Enter");
        guest.button("Remove seat 3").press("Enter");
        assertThat(form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true)))
                .isFocused();
    }

    @Test
    void sittingDownOrStandingUpKeepsTheFocusNearby() {
        var guest = session().guest();
        Pair.invite(guest);
        guest.button("Stand up").press("Enter");
        assertThat(guest.button("Sit here")).isVisible();
        guest.page().waitForFunction("() => document.activeElement !== document.body");
        guest.button("Sit here").press("Enter");
        assertThat(guest.button("Stand up")).isVisible();
        guest.page().waitForFunction("() => document.activeElement !== document.body");
    }

    @Test
    void tabsAreWalkedByArrowsHomeAndEnd() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.tab("Log").focus();
        press(guest, "End", "Table");
        press(guest, "Home", "Log");
        press(guest, "ArrowLeft", "Table");
        press(guest, "ArrowRight", "Log");
        press(guest, "ArrowRight", "Chat");
    }

    private static void press(Guest guest, String key, String opens) {
        guest.page().keyboard().press(key);
        assertThat(guest.tab(opens)).isFocused();
        assertThat(guest.tab(opens)).hasAttribute("aria-selected", "true");
    }
}
