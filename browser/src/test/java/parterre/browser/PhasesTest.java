package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Measures what comes before, between and after the questions: the lobby, the room before the start, moves that are
/// shown, the result.
class PhasesTest extends SharedBrowserSession {
    /// Moves of which the first pictures are measured.
    private static final int MOVES = 3;

    @Test
    void playIsInSightWhenTheLobbyOpens() {
        var guest = session().guest();
        guest.page().setViewportSize(1366, 768);
        guest.goTo("/");
        guest.page().getByText("New here?").waitFor();
        playIsInSight(guest);
        guest.page().evaluate(Tables.OPEN, List.of("gardens-of-mars", 2, false));
        var other = session().guest();
        other.goTo("/");
        other.button("Play").first().waitFor();
        other.page().evaluate(Tables.OPEN, List.of("gardens-of-mars", 2, "listed"));
        guest.goTo("/");
        var lists = guest.page().locator("main h2");
        PlaywrightAssertions.assertThat(lists.nth(0)).hasText("Your tables");
        PlaywrightAssertions.assertThat(lists.nth(1)).hasText("Open tables");
        playIsInSight(guest);
        for (var size : Tables.SIZES) {
            guest.resize(size.width, size.height);
            measure(guest, "the lobby at %d x %d".formatted(size.width, size.height));
        }
        assertThat(guest.errors()).isEmpty();
    }

    private static void playIsInSight(Guest guest) {
        var play = guest.button("Play").first();
        play.waitFor();
        guest.shown();
        var box = play.boundingBox();
        assertThat(box.y + box.height).isLessThanOrEqualTo(768);
    }

    @Test
    void eachGameHasASmallBoard_exceptWithReducedMotion() {
        var guest = session().guest();
        guest.page().setViewportSize(1366, 3000);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        guest.goTo("/");
        var small = guest.page().locator(".picture .there");
        PlaywrightAssertions.assertThat(small).hasCount(4);
        guest.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        PlaywrightAssertions.assertThat(small).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "gardens-of-mars, 5",
        "stalk-exchange, 5",
        "gnomadic-gardeners, 2",
        "fire-and-flora, 4",
    })
    void everySizeBeforeBetweenAndAfter(String game, int seats) {
        var guest = session().guest();
        var page = guest.page();
        guest.goTo("/");
        guest.button("Play").first().waitFor();

        guest.goTo("/t/" + page.evaluate(Tables.OPEN, List.of(game, seats, true)));
        page.getByLabel("Address of the table").first().waitFor();
        everySize(guest, game + ", the room before the start");

        var table = (String) page.evaluate(Tables.OPEN, List.of(game, seats, false));
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        guest.goTo("/t/" + table);
        for (int move = 0; move < MOVES; move++) {
            assertThat((String) page.evaluate(Tables.ASKED, table)).isNotEmpty();
            page.evaluate(RhythmTest.HOLD);
            page.evaluate(Tables.MOVE, List.of(table, move));
            page.locator(".board > p").waitFor();
            everySize(guest, "%s, move %d being shown".formatted(game, move + 1));
            page.evaluate(RhythmTest.LET_GO);
        }
        assertThat((String) page.evaluate(Tables.ASKED, table)).isNotEmpty();

        guest.resize(1440, 900);
        guest.resign();
        PlaywrightAssertions.assertThat(guest.result()).isVisible();
        everySize(guest, game + ", the result");
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void petalsFallOverTheBoardWhenAGameEnds() {
        var guest = session().guest();
        var page = guest.page();
        guest.goTo("/");
        guest.button("Play").first().waitFor();
        var played = SeededGame.play("gnomadic-gardeners", 2, 1);
        var start = Map.of(
                "kind",
                "recorded",
                "text",
                played.record(),
                "at",
                played.questions().getLast().at());
        var table = (String) page.evaluate(Tables.OPEN, List.of("gnomadic-gardeners", 2, false, start));
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        guest.goTo("/t/" + table);
        for (int move = 0; !((String) page.evaluate(Tables.ASKED, table)).isEmpty(); move++) {
            page.evaluate(Tables.MOVE, List.of(table, move));
        }
        var petals = page.locator(".board .petals");
        PlaywrightAssertions.assertThat(petals).hasCount(1);
        page.reload();
        guest.result().waitFor();
        guest.shown();
        PlaywrightAssertions.assertThat(petals).hasCount(0);
        assertThat(guest.errors()).isEmpty();
    }

    /// The task of the player is above the board, the hand and the bar are below it.
    @ParameterizedTest
    @CsvSource({"gardens-of-mars, 0.42", "stalk-exchange, 0.42", "gnomadic-gardeners, 0.33", "fire-and-flora, 0.33"})
    void aPhoneShowsTheBoardOfALesson(String game, double least) {
        var guest = session().guest();
        guest.page().setViewportSize(390, 664);
        guest.goTo("/learn/" + game);
        PlaywrightAssertions.assertThat(guest.button("Show me")).isEnabled();
        guest.shown();
        var seen = (Number) guest.page().evaluate("""
                () => {
                    const top = (part) => document.querySelector(part).getBoundingClientRect().top;
                    return (top('.acts') - top('.board')) / innerHeight;
                }
                """);
        assertThat(seen.doubleValue()).isGreaterThan(least);
        measure(guest, "the lesson of " + game);
        assertThat(guest.errors()).isEmpty();
    }

    private static void everySize(Guest guest, String what) {
        for (var size : Tables.SIZES) {
            guest.resize(size.width, size.height);
            measure(guest, "%s at %d x %d".formatted(what, size.width, size.height));
        }
    }

    @SuppressWarnings("unchecked")
    private static void measure(Guest guest, String what) {
        assertThat((List<String>) guest.page().evaluate(MEASURE)).as(what).isEmpty();
    }

    /// The parts that are cut off at a side, or that make the page scroll sideways. Pieces on their way are left out.
    /// So is the content of a part that scrolls by itself.
    private static final String MEASURE = """
            () => {
                const problems = [];
                const page = document.documentElement;
                if (page.scrollWidth > page.clientWidth + 1) problems.push(`the page scrolls sideways: ${page.scrollWidth}`);
                const moving = new Set(document.getAnimations().map(({ effect }) => effect?.target));
                const isMoving = (one) => one !== null && (moving.has(one) || isMoving(one.parentElement));
                const isScrolled = (one) => one !== null && (scrolls(one) || isScrolled(one.parentElement));
                const scrolls = (one) => one.scrollWidth > one.clientWidth && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX);
                for (const one of document.querySelectorAll('main *')) {
                    if (!one.checkVisibility() || one.ownerSVGElement || one.closest('.unseen, [inert], [popover]')) continue;
                    if (isMoving(one) || isScrolled(one.parentElement)) continue;
                    const { left, right, width, height } = one.getBoundingClientRect();
                    if (width > 0 && height > 0 && (left < -1 || right > innerWidth + 1))
                        problems.push(`off screen: ${one.tagName}.${one.getAttribute('class')} ${one.textContent.trim().slice(0, 40)}`);
                }
                return problems;
            }
            """;
}
