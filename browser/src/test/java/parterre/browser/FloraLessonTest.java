package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/// The lesson of a game of lands, blocks and trades, on a phone.
class FloraLessonTest extends SharedBrowserSession {
    private static final int STEPS = 12;
    private static final int WIDTH = 390;
    private static final int HEIGHT = 844;

    FloraLessonTest() {
        super("fire-and-flora");
    }

    @Test
    void theLessonLeadsToItsEnd() {
        var guest = guest();
        guest.goTo("/learn/fire-and-flora");
        for (int step = 1; step <= STEPS; step++) {
            guest.page().getByText(step + " of " + STEPS).waitFor();
            guest.button("Show me").click();
            guest.button("Confirm").click();
            guest.button(step < STEPS ? "Next" : "Play a real game").click();
        }
        guest.page().waitForURL("**/t/*");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void lesson_oneTradeIsMadeAndAnotherAnswered() {
        var guest = guest();
        guest.goTo("/learn/fire-and-flora");
        guest.button("Step .*: Propose a trade").click();
        guest.button("Trade").click();
        guest.button("You give one Labor more").click();
        guest.button("You get from .* one Time more").click();
        guest.button("Confirm").click();
        guest.page().getByText("ask for one Water, nothing else").waitFor();

        guest.button("Trade").click();
        guest.button("You give one Labor more").click();
        guest.button("You get from .* one Water more").click();
        guest.button("Confirm").click();
        guest.page().getByText("A refusal costs you nothing").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    private Guest guest() {
        return session()
                .guest(new Browser.NewContextOptions()
                        .setViewportSize(WIDTH, HEIGHT)
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setBypassCSP(true));
    }
}
