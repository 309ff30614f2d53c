package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// Whole games against a bot.
class GameTest extends SharedBrowserSession {
    /// More decisions than any game of two asks of one player.
    private static final double LONGEST_REVIEW_MILLIS = 180_000;
    private static final int MOST_MOVES = 250;

    private static final int MOST_TABS = 40;

    GameTest() {
        super("gardens-of-mars");
    }

    @Test
    void twoClicksStartAWholeGame() {
        var guest = session().guest();
        guest.playAgainstTheGentlestBot();
        // The scores do not wait until the chances are judged.
        guest.page().route("**/chances*", _ -> {});
        int moves = 0;
        while (guest.myTurnInAHurry()) {
            guest.move(7 * moves);
            moves++;
            assertThat(moves).isLessThan(MOST_MOVES);
        }
        assertThat(guest.result().innerText()).containsPattern("You win|wins|share the win");
        assertThat(guest.result().getByText("=").first().innerText()).contains("=");
        guest.result()
                .getByRole(AriaRole.REGION, new Locator.GetByRoleOptions().setName("Scores"))
                .getByText("Best moves")
                .waitFor();
        thePictureIsSaved(guest, "Share the result");
        assertThat(guest.errors()).isEmpty();
    }

    /// One move is a blunder.
    @Test
    void aGameIsReviewed() {
        var guest = session().guest();
        BlunderTable.openAndBlunder(guest);
        for (int moves = 0; guest.myTurnInAHurry(); moves++) {
            guest.move(7 * moves);
            assertThat(moves).isLessThan(MOST_MOVES);
        }
        theDecisionsAreReviewed(guest);
        thePictureIsSaved(guest, "Share picture");
        theReviewIsComplete(guest);
        theMarksAreToldInWords(guest);
        var table = guest.page().url();
        theChancesToWinAreTold(guest);
        theExpectedLinesArePlayedOut(guest, table);
        aMistakeIsTriedAgain(guest, table);
        assertThat(guest.errors()).isEmpty();
    }

    /// A bot answers the blunder, and the player gives up.
    @Test
    void aGameThatWasGivenUp_isReviewed() {
        var guest = session().guest();
        BlunderTable.openAndBlunder(guest);
        guest.myTurnInAHurry();
        guest.resign();
        theDecisionsAreReviewed(guest);
        assertThat(guest.errors()).isEmpty();
    }

    /// The review grows until all decisions are looked at. Each error names the better move and is a link to its
    /// moment.
    private static void theDecisionsAreReviewed(Guest guest) {
        guest.button("Review the decisions").click();
        var review = guest.page().getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Review"));
        review.getByText("accurate").waitFor();
        review.getByText("Better:").first().waitFor();
        assertThat(review.getByText("Yours:").first().innerText()).matches("Yours: .+");
        assertThat(review.locator("b").nth(1).innerText())
                .matches("(Blunder|Mistake|Inaccuracy), −\\d+ \\(\\d+ to \\d+\\)");
        assertThat(review.getByRole(AriaRole.LINK).first().getAttribute("href")).contains("/replay?at=");
    }

    /// A drawing becomes an image. Chromium hands it to no other program here, so it is a file.
    private static void thePictureIsSaved(Guest guest, String button) {
        var download = guest.page().waitForDownload(() -> guest.button(button).click());
        assertThat(download.suggestedFilename()).startsWith("parterre-").endsWith(".png");
        try (var stream = download.createReadStream()) {
            var picture = ImageIO.read(stream);
            assertThat(List.of(picture.getWidth(), picture.getHeight())).containsExactly(1200, 630);
            assertThat(IntStream.range(0, picture.getWidth())
                            .map(x -> picture.getRGB(x, 125))
                            .distinct()
                            .count())
                    .as("colours of the picture")
                    .isGreaterThan(3);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The marks of errors grow with the review. A table has all decisions with their grades.
    private static void theReviewIsComplete(Guest guest) {
        guest.page()
                .getByText("decisions looked at")
                .waitFor(new Locator.WaitForOptions()
                        .setState(WaitForSelectorState.HIDDEN)
                        .setTimeout(LONGEST_REVIEW_MILLIS));
        var review = guest.page().getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Review"));
        review.getByText("All decisions of").click();
        assertThat(review.locator("tbody td:nth-child(2)").allInnerTexts())
                .hasSizeGreaterThan(3)
                .allMatch(grade -> grade.matches("Already decided|Best|Good|Inaccuracy|Mistake|Blunder"));
        assertThat(review.locator("tbody td:nth-child(4)").allInnerTexts()).noneMatch(String::isBlank);
    }

    private static final String LABELS_UNDER_MARKS = """
            () => {
                const marks = [...document.querySelectorAll('.marks a')].map((one) => one.getBoundingClientRect());
                return [...document.querySelectorAll('.height')]
                    .filter((one) => {
                        const { left, top, right, bottom } = one.getBoundingClientRect();
                        return marks.some((mark) => mark.left < right && mark.right > left && mark.top < bottom && mark.bottom > top);
                    })
                    .map((one) => one.textContent);
            }
            """;

    private static Locator figure(Guest guest, String title) {
        return guest.result().getByRole(AriaRole.FIGURE).filter(new Locator.FilterOptions().setHasText(title));
    }

    /// Arrow keys go through the marks of the chart. A table has the same marks.
    private static void theMarksAreToldInWords(Guest guest) {
        var chances = figure(guest, "Chances to win");
        var marks = chances.getByRole(AriaRole.GROUP, new Locator.GetByRoleOptions().setName("Luck and errors"))
                .getByRole(AriaRole.LINK);
        var all = IntStream.range(0, marks.count())
                .mapToObj(i -> marks.nth(i).getAttribute("aria-label"))
                .toList();
        assertThat(all)
                .hasSizeGreaterThan(1)
                .allMatch(words ->
                        words.matches("(Good luck|Bad luck|Inaccuracy|Mistake|Blunder) at \\d+, .+: [+−]\\d+\\."));
        assertThat(guest.page().evaluate(LABELS_UNDER_MARKS)).isEqualTo(List.of());
        // No mark may come under the pointer when the page scrolls.
        guest.page().mouse().move(0, 0);
        marks.first().focus();
        for (var words : all.subList(1, all.size())) {
            guest.page().keyboard().press("ArrowRight");
            assertThat(guest.page().evaluate("() => document.activeElement.getAttribute('aria-label')"))
                    .isEqualTo(words);
            chances.locator(".told b").getByText(words).waitFor();
        }
        chances.getByText("As a table").click();
        assertThat(chances.locator("tbody tr").count()).isEqualTo(all.size());
    }

    /// The turning point is shown first. Each step can be chosen by keys, and is a link to its moment.
    private static void theChancesToWinAreTold(Guest guest) {
        var chances = figure(guest, "Chances to win");
        var sources = figure(guest, "Luck and decisions");
        assertThat(sources.getByRole(AriaRole.COLUMNHEADER).allInnerTexts())
                .containsExactly("luck", "own moves", "others’ moves", "result less luck");
        assertThat(sources.getByRole(AriaRole.CELL).allInnerTexts())
                .filteredOn(text -> !text.isBlank())
                .hasSize(8)
                .allMatch(text -> text.matches("[+−]?\\d+%?"));
        var step = chances.getByRole(AriaRole.SLIDER);
        step.focus();
        guest.page().keyboard().press("Home");
        assertThat(step.getAttribute("aria-valuetext")).startsWith("Step 0:");
        guest.page().keyboard().press("End");
        // Two who share the win have half of it each.
        assertThat(step.getAttribute("aria-valuetext")).containsPattern("\\b(100|50)%");
        var chart = Objects.requireNonNull(chances.locator(".chart").boundingBox());
        guest.page().mouse().move(chart.x + 1, chart.y + 2);
        chances.locator("[aria-valuetext^='Step 0:']").waitFor();
        chances.getByText("Back to the turning point").click();
        chances.getByText("Turning point:").waitFor();
        chances.getByText("Look at step").click();
        guest.page().waitForURL("**/replay?at=*");
    }

    /// An error shows both moves on small boards, and tells in words what could have followed. Keys play it on the
    /// board, on a phone, too.
    private static void theExpectedLinesArePlayedOut(Guest guest, String table) {
        guest.page().navigate(table);
        guest.button("Review the decisions").click();
        var review = guest.page().getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Review"));
        review.getByText("Both moves on the board, and what could follow")
                .first()
                .click();
        var steps = review.getByRole(AriaRole.LIST, new Locator.GetByRoleOptions().setName("After your move"))
                .getByRole(AriaRole.LINK);
        steps.first().waitFor();
        assertThat(steps.allInnerTexts()).allMatch(words -> words.matches("(?s)\\d+\\s*.+"));
        assertThat(steps.first().getAttribute("href")).contains("line=made&at=1");
        assertThat(review.locator("[inert] .board").count()).isEqualTo(2);
        review.getByRole(
                        AriaRole.LINK,
                        new Locator.GetByRoleOptions()
                                .setName(Pattern.compile("^After the better move, on the board from step \\d+$")))
                .first()
                .click();
        guest.page().waitForURL("**/expected/**");
        var now = guest.page().locator(".now");
        now.getByText("Before the move.").waitFor();
        guest.page().keyboard().press("ArrowRight");
        guest.page()
                .getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("After the better move"))
                .locator("[aria-current=step]")
                .waitFor();
        assertThat(now.innerText()).matches("1\\s.+");
        guest.resize(390, 844);
        guest.button("After your move").click();
        now.getByText("Before the move.").waitFor();
        assertThat(guest.page().evaluate(Guest.CUT_OFF)).isEqualTo(List.of());
        Axe.findsNothing(guest, "what could have followed an error");
        guest.resize(1440, 900);
    }

    /// A mistake is tried again on a phone: wrong moves say what they cost, and the third help is a hint.
    /// The server's answer about the last moves is invented here, so that the test need not search for mistakes.
    private static void aMistakeIsTriedAgain(Guest guest, String table) {
        guest.resize(390, 844);
        guest.page().navigate(table);
        guest.button("Review the decisions").click();
        var again = guest.page()
                .getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName(Pattern.compile("^Try again at step \\d+$")));
        again.first().click();
        guest.page().waitForURL("**/mistakes/**");
        guest.page().getByText("You see what you knew then.").waitFor();
        assertThat(guest.page().evaluate(Guest.CUT_OFF)).isEqualTo(List.of());
        Axe.findsNothing(guest, "a mistake to be tried again");
        guest.resize(1440, 900);
        guest.choose(0);
        guest.button("Confirm").click();
        var alert = guest.page().getByRole(AriaRole.ALERT);
        alert.or(guest.page().getByText("Solved.")).waitFor();
        guest.page().reload();
        judge(
                guest,
                "{\"loss\": 0.12, \"good\": false, \"better\": {\"move\": \"a better one\", \"share\": 0.6,"
                        + " \"does\": {\"events\": [], \"expected\": [], \"open\": [], \"headline\": 0}}}");
        for (int tries = 0; tries < 2; tries++) {
            assertThat(guest.button("Hint").count()).isZero();
            guest.choose(tries);
            guest.button("Confirm").click();
            alert.getByText("That move costs 12 points").waitFor();
        }
        guest.button("Hint").click();
        guest.page().getByText("A better move does this: a better one").waitFor();
        judge(guest, "{\"loss\": 0.01, \"good\": true}");
        guest.choose(2);
        guest.page().keyboard().press("Enter");
        guest.page().getByText("Good enough: 1 point below the best move.").waitFor();
        guest.page()
                .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Your mistakes"))
                .first()
                .click();
        guest.page().getByText("Nothing is due today.").waitFor();
        guest.page().getByText("The next mistake comes back tomorrow.").waitFor();
        guest.resize(390, 844);
        assertThat(guest.page().evaluate(Guest.CUT_OFF)).isEqualTo(List.of());
        Axe.findsNothing(guest, "mistakes");
    }

    private static void judge(Guest guest, String judgement) {
        guest.page().unroute("**/decision/try");
        guest.page()
                .route(
                        "**/decision/try",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody(judgement)));
    }

    @Test
    void aWholeGameIsPlayedByKeyboardAlone() {
        var guest = session().guest();
        guest.goTo("/");
        guest.button("Play").waitFor();
        tabTo(guest, "Play");
        guest.page().keyboard().press("Enter");
        guest.page().waitForURL("**/t/*");
        int moves = 0;
        while (guest.myTurn()) {
            guest.bar().getByText("Choose").or(guest.result()).first().waitFor();
            moveByKeys(guest);
            moves++;
            assertThat(moves).isLessThan(MOST_MOVES);
        }
        assertThat(guest.result().innerText()).containsPattern("You win|wins|share the win");
    }

    private static void moveByKeys(Guest guest) {
        var keys = guest.page().keyboard();
        // The board may come later than the bar.
        guest.targets().or(guest.button("die \\d")).first().waitFor();
        if (guest.targets().count() > 0) {
            // The board's keys work wherever the last move has left the focus.
            keys.press("n");
            guest.page().waitForFunction("() => document.activeElement?.matches('[data-cell][aria-disabled=false]')");
            keys.press("Space");
        } else {
            tabTo(guest, "^die \\d");
            keys.press("Space");
        }
        if (guest.button("Confirm").count() == 0) {
            tabTo(guest, Guest.FLOWER);
            keys.press("Space");
        }
        guest.confirm(() -> {
            tabTo(guest, "^Confirm");
            keys.press("Enter");
        });
    }

    /// Tabs until what has the focus is called so.
    private static void tabTo(Guest guest, String name) {
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            var focused = Optional.ofNullable((String) guest.page()
                            .evaluate("() => { const e = document.activeElement; return e && e !== document.body"
                                    + " ? (e.getAttribute('aria-label') ?? e.textContent.trim()) : '' }"))
                    .orElse("");
            if (Pattern.compile(name).matcher(focused).find()) {
                return;
            }
            guest.page().keyboard().press("Tab");
        }
        throw new AssertionError("the Tab key does not lead to " + name);
    }
}
