package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Fire and Flora on a phone: few taps, and the board in sight.
class FloraPhoneTest extends SharedBrowserSession {
    private static final int MOST_TAPS = 8;

    static final String ONE_DEVICE =
            "[{ kind: 'me', name: 'Ann' }, { kind: 'me', name: 'Ben' }, { kind: 'me', name: 'Cleo' }]";

    FloraPhoneTest() {
        super("fire-and-flora");
    }

    @Test
    void phone_landForCardsAndCoins_takesEightTaps() {
        var guest = guest();
        FloraTest.open(guest, FloraScenes.BARGAINING);
        int taps = 0;
        for (var button : List.of(
                "Trade",
                "3\\. Point Lobos",
                "You give one Water more",
                "You give one Water more",
                "You give one coin more",
                "You give one coin more",
                "You give one coin more")) {
            guest.button(button).first().click();
            taps++;
        }
        guest.bar()
                .getByText(Pattern.compile("offer .* 2 Water and 3 coins for Point Lobos"))
                .waitFor();
        guest.confirm();
        assertThat(taps + 1).isLessThanOrEqualTo(MOST_TAPS);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void phone_tradeOfManyLands_leavesHalfToTheBoard() {
        var guest = guest();
        FloraTest.open(guest, FloraScenes.EVERY_PLANT);
        guest.button("Trade").first().click();
        var give = guest.page()
                .getByRole(
                        AriaRole.GROUP,
                        new Page.GetByRoleOptions().setName("You give").setExact(true));
        give.getByLabel("Pinnacles: big Ceanothus, 3 stars; brings 0 coins and 1 card")
                .waitFor();
        assertThat(give.boundingBox().y).isGreaterThan(844 * 0.45);
        assertThat(guest.errors()).isEmpty();
    }

    /// The glass comes up over the lower lands of a phone: never while a pointer is held down on one.
    @Test
    void onePressChoosesALandJustAboveTheTray() {
        var guest = guest();
        FloraTest.open(guest, FloraScenes.ALMOST_WON);
        var lot = guest.button("Point Lobos, .*may be bought");
        lot.evaluate("""
                lot => {
                    const tray = document.querySelector('.tray').getBoundingClientRect().top;
                    scrollBy({ top: lot.getBoundingClientRect().bottom - tray + 4, behavior: 'instant' });
                }
                """);
        var box = lot.boundingBox();
        guest.page().mouse().move(box.x + box.width / 2, box.y + box.height - 8);
        guest.page().mouse().down();
        guest.page().mouse().up();
        guest.button("Confirm").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void sharedDevice_windowIsOneQuestion_cardsShowByName() {
        var guest = guest();
        FloraTest.goToTable(guest, FloraScenes.THREE, ONE_DEVICE);
        guest.button("I am Ann").click();
        guest.button("2 Fire").click();
        guest.button("3\\. Point Lobos").click();
        guest.confirm();

        var question = guest.page()
                .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("A question to all at this device"));
        question.getByText("Does anybody block Fire?").waitFor();
        assertThat(question.getByRole(AriaRole.BUTTON).allInnerTexts()).containsExactly("Ben", "Cleo", "Nobody");
        assertThat(FloraTest.hand(guest).count()).as("nobody's cards").isZero();
        Axe.findsNothing(guest, "question to all");
        guest.button("Ben").click();
        guest.page().getByText("Pass the device to Ben").waitFor();
        assertThat(FloraTest.hand(guest).count()).isZero();
        guest.button("I am Ben").click();
        guest.button("Block with Water").click();
        guest.confirm();

        // Cleo is still asked, as if Ben had not blocked; then it is Ben's Water that may be blocked.
        question.getByText("Does anybody block Fire?").waitFor();
        assertThat(question.getByRole(AriaRole.BUTTON).allInnerTexts()).containsExactly("Cleo", "Nobody");
        guest.button("Nobody").click();
        question.getByText("Does anybody block Water?").waitFor();
        assertThat(question.getByRole(AriaRole.BUTTON).allInnerTexts()).containsExactly("Ann", "Cleo", "Nobody");
        guest.button("Cleo").click();
        guest.button("I am Cleo").click();
        // The heading names the person who has the device, not the first of those who are asked.
        PlaywrightAssertions.assertThat(guest.page().locator(".status .turn")).hasText("A question to you, Cleo");
        guest.button("Do not block").click();
        PlaywrightAssertions.assertThat(question.getByRole(AriaRole.BUTTON)).hasText(new String[] {"Ann", "Nobody"});
        guest.button("Nobody").click();
        guest.button("I am Ann").click();
        guest.button("3\\. Point Lobos, .*big Sagebrush").waitFor();
        guest.button("1 Fire").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void oneTapSettlesAFireStationForAWholeFire() {
        var guest = guest();
        FloraTest.open(guest, FloraScenes.BURNING);
        guest.button("Save every plant in this fire, while Water lasts").click();
        guest.button("End turn").waitFor();
        guest.button("3\\. Point Lobos, .*big Sagebrush").waitFor();
        guest.button("4\\. Mission Trails, .*big Sagebrush").waitFor();
        assertThat(guest.button("5\\. Laguna Coast, [^.]*Sagebrush").count())
                .as("no Water was left for this one")
                .isZero();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void phone_boardStaysInSightWhileChoosing() {
        var guest = guest();
        FloraTest.open(guest, FloraScenes.BARGAINING.replace("empty-field-1", "empty-field-1(small sagebrush)"));
        guest.button("3 Water").click();
        guest.button("2\\. Empty Field 1, .*grows big\\. Your stars: ").click();
        guest.button("Confirm").waitFor();
        for (var part :
                List.of(FloraTest.hand(guest), guest.page().getByLabel("Card in detail"), guest.button("Confirm"))) {
            var box = part.first().boundingBox();
            assertThat(box.y).as("the upper half is the board's").isGreaterThan(844 / 2);
            assertThat(box.x + box.width).as("nothing goes out at the side").isLessThanOrEqualTo(390);
        }
        assertThat(guest.errors()).isEmpty();
    }

    /// The card came up over the hand, and pushed what can be chosen under the bar.
    @Test
    void phone_openedCard_leavesChoicesAboveTheBar() {
        for (int height : List.of(844, 740, 664, 640)) {
            var guest = FloraTest.guest(session(), 390, height);
            FloraTest.open(guest, FloraScenes.BARGAINING);
            guest.button("3\\. Point Lobos").click();
            guest.button("Trade with").waitFor();
            double bar = guest.bar().boundingBox().y;
            for (var choice : List.of("3 Water", "End turn", "Sell")) {
                var box = guest.button(choice).first().boundingBox();
                assertThat(box.y + box.height).as("%s at %d", choice, height).isLessThanOrEqualTo(bar + 1);
            }
            assertThat(guest.errors()).isEmpty();
        }
    }

    /// The Market was folded on a phone, and its end was cut off.
    @Test
    void phone_market_liesOpenToItsEnd() {
        var guest = guest();
        FloraTest.open(guest, FloraScenes.BARGAINING);
        for (var land : List.of("Chino Hills", "Parrot Park", "Fire Station", "Carrizo Plain", "Nipomo Mesa")) {
            var lot = guest.button(land + ", ").first();
            PlaywrightAssertions.assertThat(lot).isVisible();
            var box = lot.boundingBox();
            assertThat(box.x).as(land).isNotNegative();
            assertThat(box.x + box.width).as(land).isLessThanOrEqualTo(390);
        }
        assertThat(guest.errors()).isEmpty();
    }

    private Guest guest() {
        return FloraTest.guest(session(), 390, 844);
    }
}
