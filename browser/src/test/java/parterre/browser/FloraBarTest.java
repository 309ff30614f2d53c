package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Checks what the bar of Fire and Flora says of a choice before its confirmation, and the keys of choices.
class FloraBarTest extends SharedBrowserSession {
    private static final String EVERY_CARD = FloraScenes.BARGAINING
            .replace("hand water 3", "hand fire 2 water 1 labor 1 nefarious 1 time 1")
            .replace("empty-field-1", "empty-field-1(small sagebrush)");

    private static final String ALONE_WITH_CARDS = FloraScenes.BARGAINING
            .replace("empty-field-1", "empty-field-1(small sagebrush)")
            .replace("hand time 1", "hand -");

    FloraBarTest() {
        super("fire-and-flora");
    }

    @Test
    void anOfferIsAcceptedWithItsGoodsRepeated() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.goToTable(guest, FloraScenes.OFFERED, FloraTest.AGAINST_THREE_BOTS);
        guest.button("Accept").click();
        PlaywrightAssertions.assertThat(guest.bar())
                .containsText("You get 2 coins from Gentle. Gentle gets Water from you.");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void chosenCard_saysWhatIsMissingOrItsEffect() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.open(guest, EVERY_CARD);
        for (var card : List.of("Fire", "Water", "Labor", "Nefarious", "Time")) {
            guest.button("\\d " + card).click();
            var says = guest.bar().locator(".does");
            PlaywrightAssertions.assertThat(says).containsText(Pattern.compile("[a-z]"));
            PlaywrightAssertions.assertThat(says).not().containsText(Pattern.compile(":\\s*$"));
            guest.page().keyboard().press("Escape");
            PlaywrightAssertions.assertThat(says).hasCount(0);
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aHintToDoNothingSaysWhatHappensThen() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.goToTable(
                guest,
                FloraScenes.FIRE_LAID,
                "[{ kind: 'bot', level: 'gentle' }, { kind: 'me' }, { kind: 'bot', level: 'gentle' }]");
        guest.page().route("**/hint", FloraBarTest::hintToPass);
        guest.button("Hint").click();
        PlaywrightAssertions.assertThat(guest.bar()).containsText("Do not block");
        PlaywrightAssertions.assertThat(guest.bar()).containsText("Your Sagebrush on Point Lobos is damaged");
        guest.bar()
                .getByText("hint", new Locator.GetByTextOptions().setExact(true))
                .waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    /// The second click of a double click does not answer a question that has just appeared.
    @Test
    void doubleClick_meetsANewQuestion_answersNothing() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.goToTable(guest, FloraScenes.FIRE_LAID, FloraTest.BETWEEN_BOTS);
        var pass = guest.button("Do not block");
        pass.dispatchEvent("click", Map.of("detail", 2));
        guest.shown();
        PlaywrightAssertions.assertThat(pass).hasAttribute("aria-pressed", "false");
        guest.answer(pass::click);
        assertThat(guest.errors()).isEmpty();
    }

    /// Such a counter-offer would only decline.
    @Test
    void aCounterOfferThatEqualsTheOfferCannotBeSent() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.goToTable(guest, FloraScenes.OFFERED, FloraTest.AGAINST_THREE_BOTS);
        guest.button("Suggest another").click();
        PlaywrightAssertions.assertThat(guest.bar()).containsText("This is what was offered");
        PlaywrightAssertions.assertThat(guest.button("Confirm")).isDisabled();
        guest.page().getByLabel("Write a move").press("Enter");
        guest.shown();
        PlaywrightAssertions.assertThat(guest.bar()).containsText("This is what was offered");
        guest.button("You get from .* one coin more").click();
        PlaywrightAssertions.assertThat(guest.button("Confirm")).isEnabled();
        assertThat(guest.errors()).isEmpty();
    }

    private static void hintToPass(Route route) {
        route.fulfill(new Route.FulfillOptions()
                .setContentType("application/json")
                .setBody("{\"move\":\"pass\",\"does\":{\"events\":[],\"expected\":[],\"open\":[],\"headline\":0}}"));
    }

    /// Bots decline an offer that gives nothing.
    @Test
    void anOfferThatIsDeclinedIsToldInTheLog() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.open(guest, FloraScenes.BARGAINING);
        guest.button("Trade").click();
        guest.button("You get from Gentle one Time more").click();
        PlaywrightAssertions.assertThat(guest.bar().locator(".what")).hasText("You offer Gentle nothing for Time.");
        PlaywrightAssertions.assertThat(guest.bar().locator(".does")).hasText("Others decide: Gentle answers.");
        guest.confirm();
        guest.page()
                .getByText(Pattern.compile("^Gentle (declines|takes no more offers)"))
                .first()
                .waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    /// The button was gone without a word.
    @Test
    void aTradeTooManyIsGreyedWithItsReason() {
        isGreyedBecause("No more trades can be proposed in this turn.", "proposals 1");
    }

    @Test
    void aClosedPlayersTradeIsGreyedWithItsReason() {
        isGreyedBecause("Gentle takes no more offers in this turn.", "closed P2");
    }

    private void isGreyedBecause(String reason, String inTurn) {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.open(
                guest,
                FloraScenes.BARGAINING.replace(
                        "stage: action", "option trade-limit: 1\nstage: action\nin-turn: " + inTurn));
        var trade = guest.button("Trade");
        PlaywrightAssertions.assertThat(trade).hasAttribute("aria-disabled", "true");
        trade.hover();
        PlaywrightAssertions.assertThat(trade).hasAttribute("title", reason);
        trade.click(new Locator.ClickOptions().setForce(true));
        PlaywrightAssertions.assertThat(guest.bar()).containsText(reason);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void chosenMove_namesItsPointsAsGainOrLoss() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.open(guest, EVERY_CARD);
        guest.button("1 Water").click();
        var plant = guest.button("2\\. Empty Field 1");
        PlaywrightAssertions.assertThat(plant.locator(".told.gain").first()).isVisible();
        plant.click();
        PlaywrightAssertions.assertThat(guest.bar().locator(".points")).hasAttribute("data-drawn", "+1");
        guest.page().keyboard().press("Escape");
        guest.page().keyboard().press("Escape");
        guest.button("2 Fire").click();
        PlaywrightAssertions.assertThat(plant.locator(".told.loss").first()).isVisible();
        plant.click();
        PlaywrightAssertions.assertThat(guest.bar().locator(".points.loss")).hasAttribute("data-drawn", "−1");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void chosenCardsCanBeReadInLightAndDark() {
        for (var scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            var guest = guest(scheme);
            FloraTest.open(guest, ALONE_WITH_CARDS);
            guest.button("3 Water").click();
            guest.button("2\\. Empty Field 1").click();
            guest.button("Confirm").waitFor();
            Axe.findsNothing(guest, "a chosen card, " + scheme);
            guest.page().keyboard().press("Escape");
            guest.page().keyboard().press("Escape");
            guest.button("Granite Quarry, .*may be bought").click();
            guest.button("Confirm").waitFor();
            Axe.findsNothing(guest, "a chosen land, " + scheme);
        }
    }

    /// The letters stand on the cards, and E on the button.
    @Test
    void lettersChooseCardsAndEEndsTheTurn() {
        var guest = guest(ColorScheme.LIGHT);
        FloraTest.open(guest, EVERY_CARD);
        for (var card : List.of("Water", "Fire", "Labor", "Nefarious", "Time")) {
            var held = guest.button("\\d " + card);
            var key = held.getAttribute("aria-keyshortcuts");
            assertThat(held.locator("kbd").getAttribute("data-drawn")).isEqualTo(key);
            guest.page().keyboard().press(key.toLowerCase(Locale.ROOT));
            PlaywrightAssertions.assertThat(held).hasAttribute("aria-pressed", "true");
            guest.page().keyboard().press("Escape");
            PlaywrightAssertions.assertThat(held).hasAttribute("aria-pressed", "false");
        }
        PlaywrightAssertions.assertThat(guest.button("End turn")).hasAttribute("aria-keyshortcuts", "E");
        guest.page().keyboard().press("e");
        PlaywrightAssertions.assertThat(guest.bar()).containsText("You end the turn.");
        assertThat(guest.errors()).isEmpty();
    }

    private Guest guest(ColorScheme scheme) {
        return session()
                .guest(new Browser.NewContextOptions()
                        .setViewportSize(1440, 900)
                        .setColorScheme(scheme)
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setBypassCSP(true));
    }
}
