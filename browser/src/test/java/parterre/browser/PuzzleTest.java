package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The puzzle of the day: found from the lobby, tried, given up, on a phone and by keyboard.
class PuzzleTest extends SharedBrowserSession {
    PuzzleTest() {
        super("gardens-of-mars");
    }

    @Test
    void aPuzzleIsTriedAndShown() {
        var guest = session().guest();
        guest.goTo("/");
        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Puzzles of the day"))
                .click();
        var solve = guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile("^Solve: .*rating")));
        solve.first().waitFor();
        // Themes would give the answer away.
        assertThat(guest.page().locator("#main").innerText()).doesNotContain("Theme", "Planting");
        Axe.findsNothing(guest, "puzzles");
        solve.first().focus();
        guest.page().keyboard().press("Enter");
        guest.page().waitForURL("**/puzzles/*");
        guest.targets().first().waitFor();
        guest.resize(390, 844);
        guest.page().getByText("Find the best move").waitFor();
        assertThat(guest.page().evaluate(Guest.CUT_OFF)).isEqualTo(List.of());
        Axe.findsNothing(guest, "a puzzle");
        guest.resize(1440, 900);
        judge(guest, "{\"result\": \"wrong\", \"loss\": 0.12, \"rated\": {\"before\": 1500, \"after\": 1390}}");
        guest.choose(0);
        guest.button("Confirm").click();
        guest.page()
                .getByRole(AriaRole.ALERT)
                .getByText("Wrong: that move costs 12 points of the chance to win. Try again."
                        + " Your rating: 1500 → 1390.")
                .waitFor();
        guest.page().unroute("**/attempt");
        guest.button("Give up").click();
        guest.page().getByText("You gave up.").waitFor();
        guest.page().getByText("The best move: ").waitFor();
        guest.page().getByText("Planting").first().waitFor();
        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Next puzzle"))
                .click();
        guest.page().getByText("Find the best move").waitFor();
        guest.goTo("/puzzles");
        guest.page().getByText("given up").first().waitFor();
        guest.page().getByLabel("Theme").selectOption("Planting");
        guest.page()
                .getByText(Pattern.compile("Gardens of Mars: \\d+ ± \\d+, 1 puzzle"))
                .waitFor();
    }

    /// Makes up what the server says of a move, so that the test need not know the best one.
    private static void judge(Guest guest, String verdict) {
        guest.page()
                .route(
                        "**/attempt",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody(verdict)));
    }
}
