package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A whole game with secret choices against a bot, found by roles and names alone.
class GnomesTest extends SharedBrowserSession {
    private static final String GNOME = "\\w+: .*; \\d hours?, charisma \\d+";

    /// More decisions than any game asks of one player who always plays a few gnomes.
    private static final int MOST_MOVES = 400;

    private static final int LESSON = 8;

    /// The step of the lesson that brings the cow.
    private static final int COW = 6;

    /// Notes where the tasks lie at each change, and tells how far they have moved at most, in pixels.
    private static final String WATCH = """
            () => {
                const watched = ['.stage'].map((part) => ({ part, tops: [] }));
                const note = () => watched.forEach(({ part, tops }) => tops.push(document.querySelector(part).getBoundingClientRect().top));
                note();
                new MutationObserver(note).observe(document.querySelector('main'), { subtree: true, childList: true, attributes: true });
                window.moved = () => {
                    note();
                    return Math.round(Math.max(...watched.map(({ tops }) => Math.max(...tops) - Math.min(...tops))));
                };
            }
            """;

    /// True if the first card of the hand leans to the left and the last one to the right.
    private static final String FANS = """
            () => {
                const leans = [...document.querySelectorAll('.hand > .gnome')].map((one) => parseFloat(getComputedStyle(one).rotate));
                return leans[0] < 0 && leans.at(-1) > 0;
            }
            """;

    GnomesTest() {
        super("gnomadic-gardeners");
    }

    @Test
    void aGameAgainstABotIsPlayedToItsEnd() {
        var guest = guest();
        guest.playAgainstTheGentlestBot();
        guest.page()
                .getByText("This table plays with aids: the page shows what can be deduced.")
                .waitFor();
        chooseGnomes(guest, 0);
        guest.page().getByText(Pattern.compile("^\\d+ hours?$")).first().waitFor();
        assertThat(guest.bar().innerText()).contains("play ");
        Axe.findsNothing(guest, "table");
        guest.confirm();

        playOn(guest);

        guest.result().getByText("=").first().waitFor();
        assertThat(guest.result().innerText()).containsPattern("You win|wins");
        // Gnomes and task cards were called (g01) and t1 in sentences.
        assertThat(guest.said()).doesNotContainPattern("\\b[gt]\\d{1,2}\\b");
        assertThat(guest.page().getByText("slides to the left").count()).isPositive();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void gnomesAreChosenByDragAndByKeys() {
        var guest = guest();
        guest.playAgainstTheGentlestBot();
        var hand = guest.button(GNOME);
        // Until the question is asked they are greyed.
        guest.page().locator("[data-gnome]").first().waitFor();
        assertThat((boolean) guest.page().evaluate(FANS)).isTrue();
        var tasks = guest.page().getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Task cards"));
        var chosen =
                guest.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("What you have chosen"));

        hand.nth(0).dragTo(tasks);
        PlaywrightAssertions.assertThat(hand.nth(0)).hasAttribute("aria-pressed", "true");
        PlaywrightAssertions.assertThat(chosen).containsText("1 gnome");
        guest.page().keyboard().press("3");
        PlaywrightAssertions.assertThat(hand.nth(2)).hasAttribute("aria-pressed", "true");
        PlaywrightAssertions.assertThat(chosen).containsText("2 gnomes");
        hand.nth(0).dragTo(hand.nth(4));
        PlaywrightAssertions.assertThat(hand.nth(0)).hasAttribute("aria-pressed", "false");
        PlaywrightAssertions.assertThat(hand.nth(4)).hasAttribute("aria-pressed", "false");
        PlaywrightAssertions.assertThat(chosen).containsText(Pattern.compile("1 gnome.*\\d hour"));
        hand.nth(2).focus();
        guest.confirm(() -> guest.page().keyboard().press("Enter"));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void oneAlonePlaysAgainstTheAutomaToTheEnd() {
        var guest = guest();
        guest.goTo("/");
        guest.button("New table").click();
        guest.button("Remove seat 2").click();
        guest.button("Open the table").click();
        guest.page().waitForURL("**/t/*");

        playOn(guest);

        guest.result().getByText("=").first().waitFor();
        assertThat(guest.result().innerText()).containsIgnoringCase("automa");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void lesson_runsToItsEnd_andSharesGnomesByName() {
        var guest = guest();
        guest.goTo("/learn/gnomadic-gardeners");
        for (int step = 1; step <= LESSON; step++) {
            guest.page().getByText(step + " of " + LESSON).waitFor();
            guest.button("Show me").click();
            if (step == 3) {
                guest.page().getByText("task 1 with Clover and Elder").waitFor();
            }
            guest.button("Confirm").click();
            guest.button(step < LESSON ? "Next" : "Play a real game").click();
        }
        guest.page().waitForURL("**/t/*");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aRevealMovesNothingOnALowWindow() {
        var guest = guest(1280, 720);
        guest.playAgainstTheGentlestBot();
        chooseGnomes(guest, 0);
        guest.page().evaluate(WATCH);
        guest.confirm();
        guest.bar()
                .getByText("Choose the tasks")
                .or(guest.button("Confirm"))
                .first()
                .waitFor();
        guest.page().getByText("1st").first().waitFor();
        assertThat((int) guest.page().evaluate("() => window.moved()")).isLessThanOrEqualTo(2);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aCaptionOnAPhoneCoversNoPlayer() {
        var guest = guest(390, 664);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        guest.playAgainstTheGentlestBot();
        chooseGnomes(guest, 0);
        guest.page().evaluate(RhythmTest.HOLD);
        guest.confirm();
        var caption = guest.page().locator(".board > p");
        PlaywrightAssertions.assertThat(caption).containsText("resolve");
        var box = caption.boundingBox();
        assertThat(box.y + box.height)
                .isLessThanOrEqualTo(guest.page().locator(".party").first().boundingBox().y);
        assertThat(guest.errors()).isEmpty();
    }

    /// The effect of an animal can be read where the lesson says so: beside it, or by a tap on small screens.
    @Test
    void anAnimalOfTheLessonTellsWhatItDoes() {
        for (int width : List.of(1440, 390)) {
            var guest = guest(width, 900);
            guest.goTo("/learn/gnomadic-gardeners");
            for (int step = 1; step < COW; step++) {
                guest.page().getByText(step + " of " + LESSON).waitFor();
                guest.button("Show me").click();
                guest.button("Confirm").click();
                guest.button("Next").click();
            }
            guest.page().getByText(COW + " of " + LESSON).waitFor();
            guest.button("Show me").click();
            guest.button("Confirm").click();
            var cow = guest.page().locator("[data-piece$=':cow'] details").first();
            cow.waitFor();
            var effect = cow.locator(".does");
            if (!effect.isVisible()) {
                cow.locator("summary").click();
            }
            PlaywrightAssertions.assertThat(effect).isVisible();
            PlaywrightAssertions.assertThat(effect).containsText("milk");
        }
    }

    @Test
    void onAPhoneNothingOfALessonCoversTheHand() {
        var guest = guest(390, 844);
        guest.goTo("/learn/gnomadic-gardeners");
        var hand = guest.button(GNOME);
        hand.first().click();
        guest.button("Confirm").click();
        guest.page().getByText("none of these knows herbs").waitFor();
        var bar = guest.bar().boundingBox();
        assertThat(bar.y + bar.height).isLessThanOrEqualTo(844);
        for (var gnome : hand.all()) {
            var card = gnome.boundingBox();
            assertThat(card.y + card.height).isLessThanOrEqualTo(bar.y);
        }
        // The task can be read without scrolling, too.
        assertThat(guest.page().getByText("Task 2 wants herbs").boundingBox().y).isBetween(0.0, 300.0);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aRoundIsSetUpByHand() {
        var guest = guest();
        guest.goTo("/edit/gnomadic-gardeners");
        var good = guest.page().getByText("This position can be played");
        good.waitFor();
        var cow = guest.button("Kindly Cow of P1");
        cow.click();
        // The next edit goes on from the server's answer.
        PlaywrightAssertions.assertThat(cow).hasAttribute("aria-pressed", "true");
        guest.button("Alder: .*").first().click();
        var text = guest.page().getByLabel("In writing");
        PlaywrightAssertions.assertThat(text).hasValue(Pattern.compile("P1: score 0, hand g02 .*, animals cow\\n"));
        PlaywrightAssertions.assertThat(text).hasValue(Pattern.compile("P2: score 0, hand g01 g07 "));
        good.waitFor();
        guest.page().getByLabel("waits for").selectOption("second");
        guest.page()
                .getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(Pattern.compile("^Tasks done by P")))
                .waitFor();
        PlaywrightAssertions.assertThat(text).hasValue(Pattern.compile("order: P2 P1, resolved 1\\n"));
        good.waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    /// A person whose page axe can be put into, as a script.
    private Guest guest() {
        return guest(1440, 900);
    }

    private Guest guest(int width, int height) {
        return session()
                .guest(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setReducedMotion(ReducedMotion.REDUCE)
                        .setBypassCSP(true));
    }

    private static void playOn(Guest guest) {
        var chosen = guest.button("Confirm");
        for (int moves = 1; guest.myTurnInAHurry(); moves++) {
            assertThat(moves).isLessThan(MOST_MOVES);
            guest.bar()
                    .getByText(Pattern.compile("Choose the"))
                    .or(chosen)
                    .or(guest.result())
                    .first()
                    .waitFor();
            if (guest.result().count() > 0) {
                return;
            }
            if (guest.bar().getByText("Choose the gnomes").count() > 0) {
                chooseGnomes(guest, moves);
            } else if (chosen.count() == 0) { // else there is one way only, and it is chosen already
                chooseTasks(guest, moves);
            }
            guest.confirm();
        }
    }

    /// Some of the hand, more of it in some rounds.
    private static void chooseGnomes(Guest guest, int moves) {
        var hand = guest.button(GNOME);
        hand.first().waitFor();
        int count = Math.min(hand.count(), 1 + moves % 4);
        for (int i = 0; i < count; i++) {
            hand.nth(i).click();
        }
    }

    private static void chooseTasks(Guest guest, int moves) {
        var open = guest.button("task \\d: .*you may do it");
        int count = open.count();
        if (count == 0) {
            guest.button("Do no task").click();
        } else {
            open.nth(moves % count).click();
        }
    }
}
