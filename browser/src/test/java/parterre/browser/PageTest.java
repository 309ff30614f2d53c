package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every page for everyone: small screens, light and dark, people who do not see it.
class PageTest extends SharedBrowserSession {
    private static final int SMALLEST_TARGET = 24;

    PageTest() {
        super("gardens-of-mars");
    }

    @Test
    void axeFindsNothingOnAnyPage() {
        for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            var guest = session()
                    .guest(new Browser.NewContextOptions()
                            .setViewportSize(1440, 900)
                            .setColorScheme(scheme)
                            .setReducedMotion(ReducedMotion.REDUCE) // so that axe never sees a colour in transition
                            .setBypassCSP(true)); // so that axe can run as a script
            guest.playAgainstTheGentlestBot();
            guest.myTurn();
            guest.move(3);
            guest.myTurn();
            guest.bar().getByText("Choose").waitFor();
            judge(guest, "table", scheme);
            var table = guest.page().url();
            guest.page().navigate(table + "/replay?at=1");
            guest.page().getByText("starts at").first().waitFor();
            judge(guest, "replay", scheme);
            for (var path : List.of(
                    "/",
                    "/rules/gardens-of-mars",
                    "/settings",
                    "/mine",
                    "/mistakes",
                    "/puzzles",
                    "/credits",
                    "/device",
                    "/record")) {
                guest.goTo(path);
                guest.page().getByRole(AriaRole.HEADING).first().waitFor();
                judge(guest, path, scheme);
            }
            guest.goTo("/learn/gardens-of-mars");
            guest.targets().first().waitFor();
            judge(guest, "lesson", scheme);
            guest.goTo("/edit/gardens-of-mars");
            guest.page().getByText("This position can be played").waitFor();
            judge(guest, "editor", scheme);
            guest.goTo("/");
            guest.button("New table").click();
            guest.page().getByText("Rules that can be agreed").click();
            judge(guest, "new table", scheme);
            Pair.invite(guest);
            guest.button("Make earlier links void").waitFor();
            judge(guest, "seats", scheme);
        }
    }

    /// The dark page differs only in its colours.
    private static void judge(Guest guest, String where, ColorScheme scheme) {
        Axe.findsNothing(
                guest,
                where,
                scheme == ColorScheme.DARK ? new String[] {"color-contrast", "link-in-text-block"} : new String[0]);
    }

    @Test
    void onAPhone_aTurnFits_andNothingScrollsSideways() {
        for (var size : new int[][] {{360, 740}, {390, 844}}) {
            var guest = session()
                    .guest(new Browser.NewContextOptions()
                            .setViewportSize(size[0], size[1])
                            .setHasTouch(true)
                            .setIsMobile(true));
            guest.playAgainstTheGentlestBot();
            guest.myTurn();
            guest.bar().getByText("Choose").waitFor();
            assertThat(guest.page().evaluate("() => document.documentElement.scrollWidth"))
                    .isEqualTo(size[0]);
            var cell = guest.targets().first().boundingBox();
            assertThat(cell.width).isGreaterThanOrEqualTo(SMALLEST_TARGET);
            assertThat(cell.height).isGreaterThanOrEqualTo(SMALLEST_TARGET);
            guest.move(11);
            guest.myTurn();
            guest.bar().getByText("Choose").waitFor();
            var bar = guest.bar().boundingBox();
            assertThat(bar.y).isGreaterThan(size[1] * 0.55);
            assertThat(bar.y + bar.height).isLessThanOrEqualTo(size[1]);
        }
    }

    @Test
    void atFourHundredPercent_nothingIsLostOrScrollsSideways() {
        var guest = session().guest(new Browser.NewContextOptions().setViewportSize(320, 640));
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.move(5);
        guest.myTurn();
        guest.bar().getByText("Choose").waitFor();
        fitsInWidth(guest, "table");
        var table = guest.page().url();
        guest.page().navigate(table + "/replay?at=1");
        guest.page().getByText("starts at").first().waitFor();
        fitsInWidth(guest, "replay");
        guest.goTo("/learn/gardens-of-mars");
        guest.targets().first().waitFor();
        fitsInWidth(guest, "lesson");
        guest.goTo("/edit/gardens-of-mars");
        guest.page().getByText("This position can be played").waitFor();
        fitsInWidth(guest, "editor");
        for (var path : List.of(
                "/",
                "/rules/gardens-of-mars",
                "/settings",
                "/mine",
                "/mistakes",
                "/puzzles",
                "/credits",
                "/device",
                "/record")) {
            guest.goTo(path);
            guest.page().getByRole(AriaRole.HEADING).first().waitFor();
            fitsInWidth(guest, path);
        }
        guest.goTo("/");
        guest.button("New table").click();
        guest.page().getByText("Rules that can be agreed").click();
        fitsInWidth(guest, "new table");
    }

    /// A page at 400 %, a phone held sideways, a page at 200 %.
    @Test
    void littleHeight_choicesAreConfirmedWithoutScrolling() {
        for (var size : new int[][] {{320, 256}, {844, 390}, {640, 512}}) {
            var guest = session().guest(new Browser.NewContextOptions().setViewportSize(size[0], size[1]));
            guest.playAgainstTheGentlestBot();
            var garden = guest.page().locator(".board svg").first();
            for (int move = 0; move < 3; move++) {
                guest.myTurn();
                guest.choose(4 + move);
                var confirm = guest.button("Confirm");
                PlaywrightAssertions.assertThat(confirm).isEnabled();
                PlaywrightAssertions.assertThat(confirm)
                        .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
                if (move == 1) {
                    Axe.findsNothing(guest, "a choice at " + size[0]);
                }
                // The button is in sight, so the click does not scroll. The answer to the move may move it afterwards.
                guest.confirm();
            }
            guest.myTurn();
            fitsInWidth(guest, "table of " + size[0]);
            if (size[0] == 320) {
                assertThat(garden.boundingBox().width).isBetween(319.0, 320.0);
            } else {
                assertThat(garden.boundingBox().x + garden.boundingBox().width)
                        .as("beside the board, not over it")
                        .isLessThanOrEqualTo(guest.bar().boundingBox().x);
            }
            assertThat(guest.errors()).isEmpty();
        }
    }

    @Test
    void theKeysOfTheBoardWorkAtOnce() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.page().reload();
        guest.myTurn();
        guest.targets().first().waitFor();
        PlaywrightAssertions.assertThat(guest.page().locator("[data-cell][tabindex='0']"))
                .hasAttribute("aria-disabled", "false");
        playByKeys(guest);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void startByKeyboard_focusesTheBoard() {
        var guest = session().guest();
        guest.goTo("/");
        guest.button("Play").press("Enter");
        guest.page().waitForURL("**/t/*");
        guest.myTurn();
        playByKeys(guest);
        assertThat(guest.page().url()).contains("/t/");
        assertThat(guest.errors()).isEmpty();
    }

    private static void playByKeys(Guest guest) {
        guest.targets().first().waitFor();
        guest.page().keyboard().press("n");
        guest.page().waitForFunction("() => document.activeElement?.matches('[data-cell][aria-disabled=false]')");
        guest.page().keyboard().press("Enter");
        guest.confirm(() -> guest.page().keyboard().press("Enter"));
    }

    /// Each example is a position that the server reads, and its caption says what the move in it does.
    @ParameterizedTest
    @CsvSource({"4 Points, You plant red at e7.", "6 Variants, Example: two gardeners. You plant"})
    void anExampleInTheRulesSaysWhatItsMoveDoes(String chapter, String caption) {
        var guest = session().guest();
        guest.goTo("/rules/gardens-of-mars");
        guest.page()
                .locator("summary")
                .filter(new Locator.FilterOptions().setHasText(chapter))
                .first()
                .click();
        var figure = guest.page().locator("details[open] figure").first();
        figure.scrollIntoViewIfNeeded();
        PlaywrightAssertions.assertThat(figure.locator("figcaption")).containsText(caption);
        PlaywrightAssertions.assertThat(figure.locator(".board > *").first()).isVisible();
        assertThat(guest.errors()).isEmpty();
    }

    /// The page hides the ids of rules until a person asks for them or follows a link to a rule.
    @Test
    void aRuleLinkShowsTheRuleWithItsId() {
        var guest = session().guest();
        guest.goTo("/rules/gardens-of-mars");
        var rule = guest.page().locator("[id='GM-3.1']");
        rule.waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        PlaywrightAssertions.assertThat(rule.locator(".rule-id")).isHidden();
        guest.goTo("/rules/gardens-of-mars#GM-3.1");
        PlaywrightAssertions.assertThat(rule.locator(".rule-id")).isVisible();
        PlaywrightAssertions.assertThat(rule).isInViewport();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void anAddressCanBeCopiedOverPlainHttp() {
        var guest = session().guest();
        // Removes what browsers leave out when the page has not come by https.
        guest.page().addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
        guest.goTo("/");
        guest.button("With friends").click();
        guest.button("Copy").first().click();
        guest.page().getByText("Copied.").waitFor();
        var link = guest.page().getByLabel("Address of the table").first().inputValue();
        guest.page()
                .evaluate(
                        "() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'paste' }))");
        guest.page().locator("#paste").focus();
        guest.page().keyboard().press("Control+V");
        assertThat(guest.page().locator("#paste").inputValue()).isEqualTo(link);
    }

    @Test
    void aPageAboutAnUnknownGameSaysSo() {
        var guest = session().guest();
        for (var path : List.of("/learn/chess", "/rules/chess", "/edit/chess", "/nowhere")) {
            guest.goTo(path);
            guest.page().getByText("Nothing here").waitFor();
        }
        assertThat(guest.errors()).isEmpty();
    }

    /// Checks that the page ends at the window's right edge: no control is cut off, and nothing scrolls sideways.
    private static void fitsInWidth(Guest guest, String where) {
        var cut = guest.page().evaluate(Guest.CUT_OFF);
        assertThat((List<?>) cut).as(where).isEmpty();
    }
}
