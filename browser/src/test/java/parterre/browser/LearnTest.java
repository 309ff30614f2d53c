package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The lesson, positions set up by hand, and records.
class LearnTest extends SharedBrowserSession {
    private static final int MOST_STEPS = 12;

    LearnTest() {
        super("gardens-of-mars");
    }

    private static Locator cell(Guest guest, String name) {
        return guest.page().locator("[data-cell=" + name + "]");
    }

    private static void click(Guest guest, Locator place) {
        var box = place.boundingBox();
        guest.page().mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }

    @Test
    void theLessonLeadsIntoARealGame() {
        var guest = session().guest();
        guest.goTo("/");
        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Learn"))
                .click();
        guest.page().getByText("1 of 8").waitFor();
        cell(guest, "e8").and(guest.targets()).waitFor();
        // The die does not lead to this cell, so the page shows the refusal with its rule.
        click(guest, cell(guest, "e6"));
        var refusal = guest.page().getByRole(AriaRole.ALERT);
        refusal.waitFor();
        assertThat(refusal.getByRole(AriaRole.LINK)).hasText(Pattern.compile("GM-3"));
        for (int step = 1; step <= MOST_STEPS; step++) {
            guest.button("Show me").click();
            guest.button("Confirm").click();
            var on = guest.button("Next").or(guest.button("Play a real game"));
            on.waitFor();
            assertThat(guest.page().innerText("main")).doesNotContain("You’s");
            boolean last = guest.button("Play a real game").count() > 0;
            // The last step of the lesson has no button to skip it.
            assertThat(guest.button("Skip the lesson and play")).hasCount(last ? 0 : 1);
            on.click();
            if (last) {
                break;
            }
        }
        guest.page().waitForURL("**/t/*");
        guest.myTurn();
        guest.button("Hint").waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void theLobbyOffersLessonsUntilOneIsOpened() {
        var guest = session().guest();
        guest.goTo("/");
        var offer = guest.page().getByText("New here?");
        offer.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName("Gardens of Mars"))
                .click();
        guest.page().getByText("1 of 8").waitFor();
        // The page makes an offer only after asking for earlier games. It does not ask for a guest who has opened a
        // lesson.
        var asked = new AtomicInteger();
        guest.page().onRequest(request -> {
            if (request.url().endsWith("/api/me/tables")) {
                asked.incrementAndGet();
            }
        });
        guest.page().waitForResponse("**/api/tables", () -> guest.goTo("/"));
        guest.button("Play").waitFor();
        guest.shown();
        assertThat(asked).hasValue(0);
        assertThat(offer).hasCount(0);
    }

    @Test
    void theLobbyOffersNoLessonToAPlayer() {
        var guest = session().guest();
        guest.goTo("/");
        guest.page().getByText("New here?").waitFor();
        guest.page().evaluate(Tables.OPEN, List.of("gardens-of-mars", 2, false));
        guest.page().reload();
        guest.page().getByText("Your tables").waitFor();
        assertThat(guest.page().getByText("New here?")).hasCount(0);
    }

    @Test
    void noTargetIsOfferedWhileTheNextStepIsLoading() {
        var guest = session().guest();
        guest.goTo("/learn/gardens-of-mars");
        cell(guest, "e8").and(guest.targets()).waitFor();
        var asked = new ArrayDeque<Route>();
        guest.page().route("**/api/positions/try", asked::add);
        guest.button("Step 2").click();
        guest.page().waitForCondition(() -> !asked.isEmpty());
        assertThat(guest.targets()).hasCount(0);
        guest.page().unroute("**/api/positions/try");
        asked.forEach(Route::resume);
        cell(guest, "c5").and(guest.targets()).waitFor();
    }

    @Test
    void theLesson_continuesWhereItWasLeft() {
        var guest = session().guest();
        guest.goTo("/learn/gardens-of-mars");
        guest.page().getByText("1 of 8").waitFor();
        guest.button("Step 2").click();
        guest.page().getByText("2 of 8").waitFor();
        cell(guest, "c5").and(guest.targets()).waitFor();
        // Legal, but not what the step is about.
        click(guest, cell(guest, "c5"));
        guest.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("\\d left")))
                .first()
                .click();
        guest.button("Confirm").click();
        assertThat(guest.page().getByRole(AriaRole.ALERT)).containsText("scores nothing");
        guest.page().reload();
        guest.page().getByText("2 of 8").waitFor();
    }

    @Test
    void aPositionIsSetUpJudgedAndPlayed() {
        var guest = session().guest();
        guest.goTo("/edit/gardens-of-mars");
        var text = guest.page().getByLabel("In writing");
        guest.page().getByText("This position can be played").waitFor();
        guest.button("blue flower").click();
        click(guest, cell(guest, "d5"));
        assertThat(text).hasValue(Pattern.compile("blue: d5"));
        text.fill(text.inputValue().replace("gardener e5", "gardener f6"));
        guest.page().getByText(Pattern.compile("Line \\d+: .*centre")).waitFor();
        assertThat(guest.button("Play it as P1")).isDisabled();
        text.fill(text.inputValue().replace("gardener f6", "gardener e5"));
        guest.page().getByText("This position can be played").waitFor();
        guest.button("Play it as P1").click();
        guest.page().waitForURL("**/t/*");
        guest.myTurn();
        assertThat(cell(guest, "d5")).hasAttribute("aria-label", Pattern.compile("^d5, blue flower"));
    }

    @Test
    void clicksBeforeTheServerAnswersAllCount() {
        var guest = session().guest();
        guest.goTo("/edit/gardens-of-mars");
        guest.page().getByText("This position can be played").waitFor();
        var asked = new ArrayDeque<Route>();
        guest.page().route("**/api/positions/try", asked::add);
        guest.button("blue flower").click();
        click(guest, cell(guest, "d5"));
        guest.page().waitForCondition(() -> !asked.isEmpty());
        click(guest, cell(guest, "d6"));
        guest.button("one 6 more").click();
        guest.page().unroute("**/api/positions/try");
        asked.forEach(Route::resume);
        var text = guest.page().getByLabel("In writing");
        assertThat(text).hasValue(Pattern.compile("blue: d5 d6"));
        assertThat(text).hasValue(Pattern.compile("dice: 1 2 4 6"));
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aRecordIsOpenedReplayedAndContinued() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.move(4);
        guest.myTurn();
        var table = guest.page().url().replaceAll(".*/t/", "");
        var record = (String)
                guest.page().evaluate("async (id) => (await fetch('/api/tables/' + id + '/record')).text()", table);
        guest.goTo("/record");
        guest.page()
                .getByLabel("Choose a file")
                .setInputFiles(new FilePayload("game.txt", "text/plain", record.getBytes(StandardCharsets.UTF_8)));
        var scrubber = guest.page().getByRole(AriaRole.SLIDER);
        assertThat(scrubber).isEnabled();
        // The record has no result yet, so the game can also go on from its last moment.
        guest.button("To the end").click();
        assertThat(guest.button("Play on from here")).isVisible();
        scrubber.fill("1");
        assertThat(guest.page().locator(".now")).containsText("starts at");
        guest.page().getByLabel("against").selectOption("Fair");
        guest.button("Play on from here").click();
        guest.page().waitForURL("**/t/*");
        guest.myTurn();
        assertThat(guest.page().url()).doesNotContain(table);
        assertThat(guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Players")))
                .containsText("Fair");
        guest.goTo("/record");
        guest.page().getByLabel("Or paste it").fill("no record at all");
        guest.button("Read it").click();
        assertThat(guest.page().getByRole(AriaRole.ALERT)).containsText("Line 1");
    }
}
