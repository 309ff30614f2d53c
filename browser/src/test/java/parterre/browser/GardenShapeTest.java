package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The garden of Stalk Exchange is chosen cell by cell in the form for a new table.
class GardenShapeTest extends SharedBrowserSession {
    GardenShapeTest() {
        super("stalk-exchange");
    }

    @Test
    void shapeAndFirstBloomsAreChosenByKeyboard() {
        var guest = session()
                .guest(new Browser.NewContextOptions()
                        .setViewportSize(390, 844)
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setBypassCSP(true)); // so that axe can run as a script
        var form = guest.newTable();
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("bot");
        form.getByText("Rules that can be agreed").click();
        form.locator("select:has(option:text-is('3 cells to a side (19 cells)'))")
                .selectOption("3 cells to a side (19 cells)");
        var blooms =
                form.getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName("cells in bloom at the start"));
        assertThat(blooms.getByRole(AriaRole.CHECKBOX)).hasCount(19);
        blooms.getByRole(AriaRole.CHECKBOX, new Locator.GetByRoleOptions().setName("c3"))
                .focus();
        guest.page().keyboard().press("ArrowRight");
        guest.page().keyboard().press("Space");
        assertThat(form.getByText("1 cell in bloom")).isVisible();
        Axe.findsNothing(guest, "the pickers");
        guest.openTable();
        guest.bar().waitFor();
        var cells = guest.page().locator(".board [data-cell]");
        assertThat(cells).hasCount(19);
        assertThat(guest.page().locator(".board [data-cell='c4']")).hasAttribute("class", Pattern.compile("bloom"));
        assertThat(guest.errors()).isEmpty();
    }
}
