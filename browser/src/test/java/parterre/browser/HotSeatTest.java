package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Several people on one device, in a game with secrets.
class HotSeatTest extends SharedBrowserSession {
    HotSeatTest() {
        super("conformance");
    }

    private static Locator cards(Guest guest) {
        return guest.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(Pattern.compile("^cards")));
    }

    /// Opens a table with Ann and Ben on this device, in this order.
    ///
    /// @param more what else is chosen in the form
    private Guest annAndBen(Consumer<Locator> more) {
        var guest = session().guest();
        guest.goTo("/");
        guest.button("New table").click();
        var form = guest.page().getByRole(AriaRole.DIALOG);
        form.getByLabel("Seat 2", new Locator.GetByLabelOptions().setExact(true))
                .selectOption("me");
        form.getByLabel("Name on seat 1").fill("Ann");
        form.getByLabel("Name on seat 2").fill("Ben");
        form.getByLabel("in random order").uncheck();
        more.accept(form);
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");
        return guest;
    }

    /// Ann and Ben on one device, and Eve, who comes by the link.
    private Guest[] withEve(Consumer<Locator> more) {
        var guest = annAndBen(form -> {
            form.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("One seat more"))
                    .click();
            more.accept(form);
        });
        var eve = session().guest();
        eve.page().navigate(guest.page().url());
        eve.page().getByLabel("Your name").fill("Eve");
        eve.button("Sit here").click();
        cards(eve).waitFor();
        return new Guest[] {guest, eve};
    }

    private static void tab(Guest guest, String name) {
        guest.page()
                .getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name))
                .click();
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
    void hand_isCoveredUntilTheNextPlayerConfirms() {
        var guest = annAndBen(_ -> {});
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
        // A player who has answered is not called again, even if the page has forgotten it.
        guest.page().reload();
        guest.page().getByText("Pass the device to Ben").waitFor();
        sowNothing(guest, "Ben");
        // Both answers are in: the game goes on, and somebody's turn is covered again.
        guest.page().getByText(Pattern.compile("Pass the device to (Ann|Ben)")).waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void actions_areForThePlayerInView() {
        var both = withEve(form -> form.getByLabel("Days").check());
        var guest = both[0];
        guest.button("I am Ann").click();
        cards(guest).waitFor();
        tab(guest, "Table");
        assertThat(guest.page().getByText("7 d 0 h of pause left")).isVisible();
        guest.button("Pause Ann’s clock").click();
        assertThat(guest.button("Let Ann’s clock run")).isVisible();
        assertThat(cards(guest)).isVisible();
        guest.button("Resign").click();
        assertThat(guest.button("Yes, Ann resigns")).isVisible();
        guest.button("No").click();

        tab(both[1], "Table");
        both[1].button("Propose to stop").click();
        guest.button("Ann declines").click();
        assertThat(guest.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Proposal")))
                .hasCount(0);
        assertThat(cards(guest)).isVisible();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void coverStays_whenAllOthersOfADeviceGaveUp() {
        var guest = withEve(_ -> {})[0];
        guest.button("I am Ann").click();
        cards(guest).waitFor();
        tab(guest, "Table");
        guest.button("Resign").click();
        guest.button("Yes, Ann resigns").click();
        guest.page().getByText("Pass the device to Ben").waitFor();
        assertThat(cards(guest)).hasCount(0);
        guest.page().reload();
        guest.page().getByText("Pass the device to Ben").waitFor();
        assertThat(cards(guest)).hasCount(0);
        guest.button("I am Ben").click();
        cards(guest).waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void agreement_isAskedOfEachNameByAButton() {
        var guest = annAndBen(_ -> {});
        tab(guest, "Table");
        // No name is put under anything as long as the cover is on.
        guest.page().getByText("first say who you are").waitFor();
        assertThat(guest.button("Resign")).hasCount(0);
        guest.button("I am Ann").click();
        cards(guest).waitFor();
        assertThat(guest.button("Hint")).hasCount(0);
        guest.button("Ann proposes to stop").click();
        assertThat(guest.button("Ann agrees")).hasCount(0);
        guest.button("Ben declines").click();
        assertThat(guest.button("Ben agrees")).hasCount(0);
        guest.button("Ann proposes to stop").click();
        guest.button("Ben agrees").click();
        assertThat(guest.result()).containsText("stopped by agreement");
    }

    @Test
    void endingAGameAloneNeedsAConfirmation() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        tab(guest, "Table");
        guest.button("End the game").click();
        assertThat(guest.result()).hasCount(0);
        guest.button("No").click();
        guest.button("End the game").click();
        guest.button("Yes, end the game").click();
        assertThat(guest.result()).containsText("ended early");
    }

    @Test
    void theSpeakerIsChosen() {
        var guest = annAndBen(_ -> {});
        guest.button("I am Ann").click();
        cards(guest).waitFor();
        tab(guest, "Chat");
        assertThat(guest.page().getByLabel("Who speaks")).hasValue("P1");
        guest.page().getByLabel("Who speaks").selectOption("Ben");
        guest.page().getByLabel("Say something").fill("hello");
        // On a phone, too, nothing of it is cut off.
        guest.resize(390, 844);
        assertThat(guest.page().locator(".chat")).isVisible();
        assertThat((boolean) guest.page()
                        .locator(".chat form")
                        .evaluate("form => form.getBoundingClientRect().right"
                                + " <= form.closest('[role=tabpanel]').getBoundingClientRect().right"))
                .isTrue();
        guest.button("Say").click();
        assertThat(guest.page()
                        .getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Chat"))
                        .getByRole(AriaRole.LISTITEM))
                .containsText("Ben hello");
    }

    @Test
    void keyboard_nameConfirmed_focusesTheQuestion() {
        var guest = annAndBen(_ -> {});
        guest.button("I am Ann").press("Enter");
        cards(guest).waitFor();
        guest.page().waitForFunction("() => document.querySelector('.acts').contains(document.activeElement)");
    }
}
