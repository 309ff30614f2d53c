package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The cards of Fire and Flora: where they lie, and what a touch does to them.
class FloraCardsTest extends SharedBrowserSession {
    private static final String GROWING =
            FloraScenes.BARGAINING.replace("empty-field-1", "empty-field-1(small sagebrush)");

    /// Stands where no event card has been turned up yet.
    private static final String NO_CARD = "Every turn begins";

    private static final String OVERHANG = "() => Math.max(...[...document.querySelectorAll('.board, html')]"
            + ".map((one) => one.scrollHeight - one.clientHeight))";

    /// Lists what is drawn beyond its card, its row or the Market.
    private static final String BEYOND_THEIR_CARD = """
            () => [...document.querySelectorAll('.board .face, .board .row, .board .market')].flatMap((card) => {
                const { right, bottom } = card.getBoundingClientRect();
                return [...card.querySelectorAll('*')]
                    .filter((one) => !one.ownerSVGElement && one.checkVisibility() && !one.closest('.unseen'))
                    .filter((one) => {
                        const box = one.getBoundingClientRect();
                        return box.width > 0 && (box.right > right + 1.5 || box.bottom > bottom + 1.5);
                    })
                    .map((one) => `${card.textContent.slice(0, 30)}: ${one.className}`);
            })
            """;

    /// Lists the cards that lack a part: the name, a line of the plant, its stars or the income. Each part is inside
    /// its
    /// card, large enough to be read and covered by nothing.
    private static final String LACKING = """
            places => [...document.querySelectorAll(places)].flatMap((face) => {
                face.scrollIntoView({ block: 'center' });
                const whole = face.getBoundingClientRect();
                const isShown = (one) => {
                    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
                    return one.checkVisibility() && width > 6 && height > 6 && left >= whole.left - 1 && top >= whole.top - 1
                        && right <= whole.right + 1 && bottom <= whole.bottom + 1;
                };
                const isClear = (one) => {
                    const { left, top, width, height } = one.getBoundingClientRect();
                    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
                };
                const isRead = (one) => parseFloat(getComputedStyle(one).fontSize) >= 11 && one.scrollWidth <= one.clientWidth + 1;
                const card = face.closest('[data-land]').dataset.land;
                const lacks = [];
                if (![...face.querySelectorAll('.name b')].some((one) => isShown(one) && isRead(one))) lacks.push('name');
                const lines = [...face.querySelectorAll('.line')];
                if (face.querySelector('.bark') && lines.length === 0) lacks.push('lines');
                for (const line of lines)
                    if (![...line.querySelectorAll('svg')].every((one) => isShown(one) && isClear(one))) lacks.push('line');
                for (const income of face.querySelectorAll('.income')) if (!isShown(income)) lacks.push('income');
                const stars = [...face.querySelectorAll('.stars, .few')];
                if (stars.length > 0 && !stars.some(isShown)) lacks.push('stars');
                return lacks.map((part) => `${card} lacks ${part}`);
            })
            """;

    FloraCardsTest() {
        super("fire-and-flora");
    }

    @Test
    void rowsMarketAndHandFitTheWindow() {
        var guest = guest(1440, 900);
        FloraTest.open(guest, FloraScenes.EVERY_PLANT.replaceFirst("hand -", "hand water 2 fire 1"));
        fits(guest);
        guest.resize(1280, 720);
        fits(guest);
    }

    @Test
    void rowsMarketAndHandOfFourFitTheWindow() {
        var guest = guest(1280, 720);
        FloraTest.goToTable(guest, FloraScenes.OFFERED, FloraTest.AGAINST_THREE_BOTS);
        fits(guest);
        guest.resize(1440, 900);
        fits(guest);
    }

    private static void fits(Guest guest) {
        guest.button("\\d Water").waitFor();
        PlaywrightAssertions.assertThat(
                        guest.button("Nipomo Mesa, .*|Chino Hills, .*").first())
                .isInViewport();
        assertThat((int) guest.page().evaluate(OVERHANG)).isLessThanOrEqualTo(1);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aFirstTouchOnAPlantOnlyReadsIt() {
        var guest = guest(1440, 900);
        FloraTest.open(guest, GROWING);
        var field = guest.button("2\\. Empty Field 1, .*");
        field.click();
        guest.page().getByLabel("Card in detail").getByText("left in the Pool").waitFor();
        assertThat(field.getAttribute("aria-pressed")).isEqualTo("false");
        assertThat(guest.bar().innerText()).doesNotContain("chosen");
        guest.button("3 Water").click();
        field.click();
        guest.button("Confirm").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aPurchaseIsNamedByItsLand() {
        var guest = guest(1440, 900);
        FloraTest.open(guest, FloraScenes.BARGAINING);
        guest.button("Granite Quarry, .*may be bought").click();
        guest.bar().getByText("You buy Granite Quarry.").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void escapeClosesWhatCanBeSold() {
        var guest = guest(1440, 900);
        FloraTest.open(guest, FloraScenes.BARGAINING);
        var sale = guest.page().getByLabel("Sell which card?");
        guest.button("Sell").first().click();
        sale.waitFor();
        guest.page().keyboard().press("Escape");
        PlaywrightAssertions.assertThat(sale).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theSpeciesPoolOpensAsASheet() {
        var guest = guest(390, 664);
        FloraTest.open(guest, FloraScenes.BARGAINING);
        Locator oaks = guest.page().getByText("Coast Live Oak: ");
        PlaywrightAssertions.assertThat(oaks).isHidden();
        guest.button("Species Pool").click();
        PlaywrightAssertions.assertThat(oaks).isVisible();
        Axe.findsNothing(guest, "pool");
        guest.page().keyboard().press("Escape");
        PlaywrightAssertions.assertThat(oaks).isHidden();
        assertThat(guest.errors()).isEmpty();
    }

    /// Art, names, lines and incomes stay within their cards, and cards within their rows and the Market.
    @Test
    void nothingOnACardIsCutOffAtAnySize() {
        for (var scene : List.of(FloraScenes.EVERY_PLANT, FloraScenes.LONG_ROW)) {
            var guest = guest(1440, 900);
            FloraTest.open(guest, scene);
            for (int[] size : new int[][] {{1440, 900}, {1280, 720}, {390, 664}, {320, 640}}) {
                guest.resize(size[0], size[1]);
                assertThat((List<?>) guest.page().evaluate(BEYOND_THEIR_CARD))
                        .as("%d x %d", size[0], size[1])
                        .isEmpty();
                assertThat((List<?>) guest.page().evaluate(Guest.CUT_OFF))
                        .as("%d x %d", size[0], size[1])
                        .isEmpty();
            }
        }
    }

    /// Rivals' lands had no names and no lines, and the Market no lines: they did not fit, and so were left out.
    @Test
    void everyLineOfACardIsVisible() {
        for (int seats = 2; seats <= 4; seats++) {
            lacksNothing(FloraScenes.middle(seats), seats);
        }
        lacksNothing(FloraScenes.EVERY_PLANT, 2);
        lacksNothing(FloraScenes.LONG_ROW, 2);
    }

    private void lacksNothing(String scene, int seats) {
        var guest = guest(1440, 900);
        var bot = ", { kind: 'bot', level: 'gentle' }";
        FloraTest.goToTable(guest, scene, "[{ kind: 'me' }%s]".formatted(bot.repeat(seats - 1)));
        FloraTest.hand(guest).first().waitFor();
        for (int[] size : new int[][] {{1440, 900}, {1280, 720}, {390, 664}}) {
            guest.resize(size[0], size[1]);
            // On a phone the rows of the others are folded.
            var cards = size[0] > 1000 ? ".board .face" : ".row.mine .face, .market .face";
            assertThat(guest.page().locator(cards).count()).isGreaterThan(10);
            assertThat((List<?>) guest.page().evaluate(LACKING, cards))
                    .as("%d seats, %d x %d", seats, size[0], size[1])
                    .isEmpty();
        }
        assertThat(guest.errors()).isEmpty();
        session().leave(guest);
    }

    /// Only a tap told the reason.
    @Test
    void greyedMarketLand_saysWhyOnFocusAndHover() {
        var guest = guest(1440, 900);
        FloraTest.open(guest, FloraScenes.BARGAINING);
        var why = " costs (9|10) coins; you have 8";
        guest.button("Nipomo Mesa").focus();
        guest.page()
                .getByLabel("Card in detail")
                .getByText(Pattern.compile("Nipomo Mesa" + why))
                .waitFor();
        var park = guest.button("Parrot Park");
        park.hover();
        PlaywrightAssertions.assertThat(park).hasAttribute("title", Pattern.compile("Parrot Park" + why));
        park.click(new Locator.ClickOptions().setForce(true));
        PlaywrightAssertions.assertThat(guest.bar()).containsText(Pattern.compile("Parrot Park" + why));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void eventCard_onAPhone_hasRoomForThreeLines() {
        var guest = guest(390, 664);
        FloraTest.open(guest, FloraScenes.BARGAINING);
        var card = guest.page().locator(".event-card");
        double line = (double) card.evaluate("one => parseFloat(getComputedStyle(one.querySelector('p')).lineHeight)");
        assertThat(card.boundingBox().height).isGreaterThanOrEqualTo(3 * line);
    }

    /// The page knew the card of a turn only from the events that it had seen itself.
    @Test
    void theEventCardStaysAfterAReloadAndAJump() {
        var guest = guest(1440, 900);
        FloraTest.open(guest, "");
        guest.myTurnInAHurry();
        var card = eventCard(guest);
        PlaywrightAssertions.assertThat(card).not().containsText(NO_CARD);
        var before = card.innerText();
        guest.page().reload();
        var inWords = new LocatorAssertions.HasTextOptions().setUseInnerText(true);
        PlaywrightAssertions.assertThat(card).hasText(before, inWords);
        guest.page().navigate(guest.page().url() + "/replay");
        PlaywrightAssertions.assertThat(card).hasText(before, inWords);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theEventCardStaysWhenTheDeviceIsPassedOn() {
        var guest = guest(1440, 900);
        FloraTest.goToTable(guest, FloraScenes.THREE, FloraPhoneTest.ONE_DEVICE);
        guest.button("I am Ann").click();
        guest.button("End turn").click();
        guest.confirm();
        guest.button("I am ").click();
        FloraTest.hand(guest).waitFor();
        PlaywrightAssertions.assertThat(eventCard(guest)).not().containsText(NO_CARD);
        assertThat(guest.errors()).isEmpty();
    }

    private static Locator eventCard(Guest guest) {
        return guest.page()
                .getByRole(
                        AriaRole.REGION,
                        new Page.GetByRoleOptions().setName("Event card").setExact(true));
    }

    @Test
    void namesInRowsBreakBetweenWordsOnly() {
        var guest = guest(1280, 720);
        FloraTest.goToTable(guest, FloraScenes.OFFERED, FloraTest.AGAINST_THREE_BOTS);
        var name = guest.page().locator(".row .who").first();
        name.evaluate("one => (one.textContent = 'Wandering Buttercup')");
        assertThat((boolean) name.evaluate("one => one.scrollWidth <= one.clientWidth + 1 && one.clientHeight < 40"))
                .isTrue();
    }

    @Test
    void theLessonShowsThePlantGrownBeforeItSaysSo() {
        var guest = guest(390, 664);
        guest.goTo("/learn/fire-and-flora");
        guest.button("Show me").click();
        guest.button("Confirm").click();
        guest.page().getByText("It has grown").waitFor();
        guest.button("2\\. Empty Field 1, .*big Sagebrush, 2 stars.*").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    private Guest guest(int width, int height) {
        return session()
                .guest(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setBypassCSP(true));
    }
}
