package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Several people on one device, in a game with secrets.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HotSeatTest {
    private Visit visit;

    @BeforeAll
    void begin(@TempDir Path data) throws IOException, InterruptedException {
        visit = Visit.begin(data, "conformance");
    }

    @AfterAll
    void end() {
        visit.close();
    }

    private static Locator cards(Guest guest) {
        return guest.page()
                .getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(Pattern.compile("^which cards")));
    }

    /// Uncovers what this player holds, and lays nothing.
    private static void sowNothing(Guest guest, String name) {
        guest.button("I am " + name).click();
        cards(guest).waitFor();
        cards(guest)
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("none"))
                .click();
        guest.button("Confirm").click();
    }

    @Test
    void whatOneHoldsIsCoveredUntilTheNextOneSaysThatItIsHim() {
        var guest = visit.guest();
        guest.goTo("/");
        guest.button("New table").click();
        guest.page()
                .getByLabel("Seat 2", new Page.GetByLabelOptions().setExact(true))
                .selectOption("me");
        guest.page().getByLabel("Name on seat 1").fill("Ann");
        guest.page().getByLabel("Name on seat 2").fill("Ben");
        guest.page().getByLabel("in random order").uncheck();
        guest.button("Open the table").click();
        guest.page().getByText("Pass the device to Ann").waitFor();
        assertThat(cards(guest)).hasCount(0);

        guest.button("I am Ann").click();
        cards(guest).waitFor();
        // A refresh covers it again.
        guest.page().reload();
        guest.page().getByText("Pass the device to Ann").waitFor();
        assertThat(cards(guest)).hasCount(0);

        var seen = guest.page()
                .waitForResponse(
                        response -> response.url().matches(".*/api/tables/[^/?]+$"), () -> sowNothing(guest, "Ann"));
        assertThat(seen.text()).contains("\"viewer\":\"spectator\"").doesNotContain("\"hand\":");
        guest.page().getByText("Pass the device to Ben").waitFor();
        assertThat(cards(guest)).hasCount(0);
        sowNothing(guest, "Ben");
        // Both answers are in: the game goes on, and somebody's turn is covered again.
        guest.page().getByText(Pattern.compile("Pass the device to (Ann|Ben)")).waitFor();
        assertThat(guest.errors()).isEmpty();
    }
}
