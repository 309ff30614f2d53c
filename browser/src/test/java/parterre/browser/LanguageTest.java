package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// The page speaks the reader's language.
class LanguageTest extends SharedBrowserSession {
    LanguageTest() {
        super("gardens-of-mars");
    }

    @Test
    void theBrowserDecidesTheLanguage() {
        var guest = session().guest(new Browser.NewContextOptions().setLocale("de-AT"));
        guest.goTo("/");
        assertThat(guest.page().locator("html")).hasAttribute("lang", "de");
        assertThat(guest.button("Mit Freunden")).isVisible();
        guest.goTo("/settings");
        assertThat(guest.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Geräte")))
                .isVisible();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theSettingsChangeTheLanguageAtOnceAndForGood() {
        var guest = session().guest();
        guest.goTo("/settings");
        guest.page().getByLabel("Deutsch").check();
        assertThat(guest.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Einstellungen")))
                .isVisible();
        guest.goTo("/");
        assertThat(guest.page().locator("html")).hasAttribute("lang", "de");
        assertThat(guest.button("Mit Freunden")).isVisible();
        assertThat(guest.errors()).isEmpty();
    }
}
