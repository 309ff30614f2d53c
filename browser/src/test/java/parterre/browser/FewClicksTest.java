package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/// Counts the clicks of a turn of Fire and Flora against a bot, with the settings that a new guest has.
class FewClicksTest extends SharedBrowserSession {
    private static final int MOST_CLICKS = 7;

    private static final String TURN = """
            seats: 2
            stage: action
            turns: 4, first P1
            market: chino-hills parrot-park fire-station carrizo-plain granite-quarry nipomo-mesa
            P1: coins 8, hand water 2 labor 1, lands headquarters-1 empty-field-1(small sagebrush) empty-field-2(small chamise)
            P2: coins 6, hand -, lands headquarters-3 empty-field-3 point-lobos(big sagebrush)
            """;

    private int clicks;

    FewClicksTest() {
        super("fire-and-flora");
    }

    /// Two cards, a purchase and the end of the turn: four decisions.
    @Test
    void aTurnOfFourDecisionsTakesSevenClicks() {
        var guest = session().guest();
        guest.context().addInitScript("localStorage.removeItem('parterre.settings')");
        FloraTest.open(guest, TURN);
        answers(guest, guest.button("2 Water"), guest.button("2\\. Empty Field 1, .*grows"));
        answers(guest, guest.button("1 Water"), guest.button("3\\. Empty Field 2, .*grows"));
        answers(guest, guest.button("Granite Quarry, .*may be bought"), guest.button("Confirm"));
        answers(guest, guest.button("End turn"));
        assertThat(clicks).isLessThanOrEqualTo(MOST_CLICKS);
        assertThat(guest.errors()).isEmpty();
    }

    /// With the settings of a new guest, too.
    @Test
    void theFirstClickOfATurnNeverFinishesAMove() {
        var guest = session().guest();
        guest.context().addInitScript("localStorage.removeItem('parterre.settings')");
        FloraTest.open(guest, TURN);
        guest.button("End turn").click();
        assertThat(guest.bar()).containsText("You end the turn.");
        guest.button("Confirm").click();
        assertThat(guest.page().getByText("You end the turn.").first()).isVisible();
    }

    /// With a confirmation for every move, a button that names one asks, too.
    @Test
    void endOfTurn_withThePreference_isConfirmed() {
        var guest = session().guest();
        FloraTest.open(guest, TURN);
        guest.button("End turn").click();
        assertThat(guest.button("Confirm")).isVisible();
    }

    /// Clicks these one after the other, and waits until the table has the move.
    private void answers(Guest guest, Locator... parts) {
        guest.answer(() -> {
            for (var part : parts) {
                part.first().click();
                clicks++;
            }
        });
    }
}
