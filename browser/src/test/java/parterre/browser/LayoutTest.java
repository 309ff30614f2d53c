package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.options.ViewportSize;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Measures tables at every size at each new kind of question: nothing is off screen, nothing lies over a target, and
/// nothing jumps.
class LayoutTest extends SharedBrowserSession {
    /// Any other finds other games: `-Dseed=7`.
    private static final long SEED = Long.getLong("seed", 3);

    /// The seed of a game in which the rival wins animals early.
    private static final long ANIMALS = 3;

    @ParameterizedTest
    @CsvSource({
        "gardens-of-mars, 2, true",
        "gardens-of-mars, 3, false",
        "gardens-of-mars, 4, false",
        "gardens-of-mars, 5, true",
        "stalk-exchange, 2, true",
        "stalk-exchange, 3, false",
        "stalk-exchange, 4, false",
        "stalk-exchange, 5, true",
        "gnomadic-gardeners, 1, true",
        "gnomadic-gardeners, 2, true",
        "fire-and-flora, 2, true",
        "fire-and-flora, 3, true",
        "fire-and-flora, 4, true"
    })
    @SuppressWarnings("unchecked")
    void everySizeAtEachQuestion(String game, int seats, boolean first) {
        var guest = session().guest();
        var page = guest.page();
        guest.goTo("/");
        guest.button("Play").first().waitFor();
        page.evaluate(LONG_NAME);
        var places = new HashMap<String, Number>();
        var played = SeededGame.play(game, seats, SEED);
        // Of each kind the first and the last, or only the last.
        var questions = (first ? played.firstAndLast() : played.last()).toList();
        assertThat(questions).isNotEmpty();
        var softly = new SoftAssertions();
        for (var question : questions) {
            var what = "%s with %d seats, %s".formatted(game, seats, question);
            var start = Map.of("kind", "recorded", "text", played.record(), "at", question.at());
            var table = (String) page.evaluate(Tables.OPEN, List.of(game, seats, false, start));
            guest.resize(1280, 720);
            guest.goTo("/t/" + table);
            assertThat((String) page.evaluate(Tables.ASKED, table)).as(what).isNotEmpty();
            measureAll(softly, guest, what, false);
            page.evaluate(CHOOSE_A_MOVE);
            measureAll(softly, guest, what + ", chosen", true);
            page.evaluate(TAKE_BACK);
            if ((boolean) page.evaluate(REFUSED)) {
                measureAll(softly, guest, what + ", refused", true);
                page.evaluate(TAKE_BACK);
            }
            // Dice, trays and bars come and go from one question to the next.
            for (var size : List.of(new ViewportSize(1280, 720), new ViewportSize(390, 664))) {
                guest.resize(size.width, size.height);
                var place = (Map<String, Number>) page.evaluate(PLACE);
                place.forEach((part, top) -> softly.assertThat(top.doubleValue())
                        .as("where %s begins in %s, %d pixels wide", part, what, size.width)
                        .isCloseTo(
                                places.computeIfAbsent(part + size.width, _ -> top)
                                        .doubleValue(),
                                within(2.0)));
            }
        }
        softly.assertAll();
        assertThat(guest.errors()).isEmpty();
    }

    /// Animals of the rival, their gnomes in play and the line of their hand pushed the last task under the sheet.
    @Test
    void gnomesInPlay_leaveTheTasksInSight() {
        var guest = session().guest();
        guest.goTo("/");
        guest.button("Play").first().waitFor();
        var played = SeededGame.play("gnomadic-gardeners", 2, ANIMALS);
        var questions = played.questions().stream()
                .filter(question -> question.kind().equals("TasksAsked"))
                .toList();
        assertThat(questions).isNotEmpty();
        var softly = new SoftAssertions();
        for (var question : questions) {
            var start = Map.of("kind", "recorded", "text", played.record(), "at", question.at());
            var table = (String) guest.page().evaluate(Tables.OPEN, List.of("gnomadic-gardeners", 2, false, start));
            guest.goTo("/t/" + table);
            guest.page().evaluate(Tables.ASKED, table);
            measureAll(softly, guest, question.toString(), false);
        }
        softly.assertAll();
        assertThat(guest.errors()).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static void measureAll(SoftAssertions softly, Guest guest, String what, boolean chosen) {
        for (var size : Tables.SIZES) {
            guest.page().setViewportSize(size.width, size.height);
            softly.assertThat((List<String>) guest.page().evaluate(Tables.MEASURE, chosen))
                    .as("%s at %d x %d", what, size.width, size.height)
                    .isEmpty();
        }
    }

    /// Takes the name that is widest for its letters.
    private static final String LONG_NAME = """
            async () => {
                const body = JSON.stringify({ name: 'Wilhelmina Wammerswamway' });
                const answer = await fetch('/api/me', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
                if (!answer.ok) throw new Error(await answer.text());
            }
            """;

    /// Chooses targets until a move can be confirmed; none of them is an answer that goes out by one click.
    static final String CHOOSE_A_MOVE = """
            async () => {
                const shown = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                const kinds = ['.board [data-cell][aria-disabled=false]', '.board button.open', '[data-gnome]', '.acts button.open'];
                await shown();
                for (let clicks = 0; clicks < 4 && !document.querySelector('.bar .button.main'); clicks++) {
                    const target = kinds.map((kind) => document.querySelector(`${kind}[aria-pressed=false]`)).find((one) => one);
                    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
                    await shown();
                }
            }
            """;

    /// Clicks what cannot be chosen; true if the reason is told.
    private static final String REFUSED = """
            async () => {
                const middle = (one) => {
                    const { left, top, width, height } = ((one.ownerSVGElement && one.querySelector('path')) || one).getBoundingClientRect();
                    return { clientX: left + width / 2, clientY: top + height / 2 };
                };
                // A click close to a target means the target.
                const targets = [...document.querySelectorAll('.board [data-cell][aria-disabled=false]')].map(middle);
                const isFar = ({ clientX, clientY }) => targets.every((one) => Math.hypot(one.clientX - clientX, one.clientY - clientY) > 24);
                const shut = [...document.querySelectorAll('.board [aria-disabled=true], .acts [aria-disabled=true]')].find((one) => isFar(middle(one)));
                shut?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...middle(shut) }));
                for (let frames = 0; shut && frames < 120 && !document.querySelector('.bar .refused'); frames++)
                    await new Promise(done => requestAnimationFrame(done));
                return document.querySelector('.bar .refused') !== null;
            }
            """;

    /// Takes back all that was chosen.
    static final String TAKE_BACK = """
            async () => {
                for (let keys = 0; keys < 5; keys++) {
                    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
                    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                }
            }
            """;

    /// Where the heading and the board begin.
    private static final String PLACE = """
            async () => {
                await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                const parts = ['.status', '.board', '.board > *'];
                return Object.fromEntries(parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect().top ?? 0]));
            }
            """;
}
