package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Measures tables at every size at each new kind of question: nothing is off screen, nothing lies over a target, and
/// nothing jumps.
class LayoutTest extends SharedBrowserSession {
    private static final int DECISIONS = 24;

    @ParameterizedTest
    @CsvSource({
        "gardens-of-mars, 2, true",
        "gardens-of-mars, 5, true",
        "stalk-exchange, 2, true",
        "stalk-exchange, 5, true",
        "gnomadic-gardeners, 1, true",
        "gnomadic-gardeners, 2, true",
        "fire-and-flora, 2, true",
        "fire-and-flora, 3, true",
        // More rows than fit: they scroll.
        "fire-and-flora, 4, false"
    })
    @SuppressWarnings("unchecked")
    void everySizeAtEachQuestion(String game, int seats, boolean fits) {
        var guest = session().guest();
        var page = guest.page();
        guest.goTo("/");
        guest.button("Play").first().waitFor();
        var table = (String) page.evaluate(Tables.OPEN, List.of(game, seats, false));
        guest.goTo("/t/" + table);
        page.locator(".board > *").first().waitFor();
        var known = new HashSet<String>();
        var places = new HashMap<String, Number>();
        for (int decision = 0; decision < DECISIONS; decision++) {
            var asked = (String) page.evaluate(Tables.ASKED, table);
            if (asked.isEmpty()) {
                break;
            }
            if (known.add(asked)) {
                var what = "%s with %d seats, %s".formatted(game, seats, asked);
                measureAll(guest, what, fits, false);
                page.evaluate(CHOOSE_A_MOVE);
                measureAll(guest, what + ", chosen", fits, true);
                page.evaluate(TAKE_BACK);
                guest.resize(1280, 720);
            }
            // Dice, trays and bars come and go from one question to the next.
            var place = (Map<String, Number>) page.evaluate(PLACE);
            place.forEach((part, top) -> assertThat(top.doubleValue())
                    .as("where %s begins in %s, %s", part, game, asked)
                    .isCloseTo(places.computeIfAbsent(part, _ -> top).doubleValue(), within(2.0)));
            page.evaluate(Tables.MOVE, List.of(table, decision));
        }
        assertThat(known).isNotEmpty();
        assertThat(guest.errors()).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static void measureAll(Guest guest, String what, boolean fits, boolean chosen) {
        for (var size : Tables.SIZES) {
            guest.page().setViewportSize(size.width, size.height);
            assertThat((List<String>) guest.page().evaluate(Tables.MEASURE, List.of(fits, chosen)))
                    .as("%s at %d x %d", what, size.width, size.height)
                    .isEmpty();
        }
    }

    /// Chooses targets until a move can be confirmed; none of them is an answer that goes out by one click.
    private static final String CHOOSE_A_MOVE = """
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

    /// Takes back all that was chosen.
    private static final String TAKE_BACK = """
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
