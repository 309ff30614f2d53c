package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.options.ViewportSize;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Measures tables at every size at each new kind of question: nothing is off screen, and nothing lies over a target.
class LayoutTest {
    private static final int DECISIONS = 24;

    static final List<ViewportSize> SIZES = List.of(
            new ViewportSize(1440, 900),
            new ViewportSize(1366, 768),
            new ViewportSize(1280, 720),
            new ViewportSize(390, 844),
            new ViewportSize(390, 664),
            new ViewportSize(375, 667),
            new ViewportSize(360, 740),
            new ViewportSize(320, 640));

    /// The last one is the size in which a game goes on.
    private static final List<ViewportSize> DESKTOPS =
            List.of(new ViewportSize(1440, 900), new ViewportSize(1366, 768), new ViewportSize(1280, 720));

    @TempDir
    Path data;

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
    void everySizeAtEachQuestion(String game, int seats, boolean fits) throws IOException, InterruptedException {
        try (var session = BrowserSession.begin(data, game)) {
            var guest = session.guest();
            var page = guest.page();
            guest.goTo("/");
            guest.button("Play").first().waitFor();
            var table = (String) page.evaluate(OPEN, List.of(game, seats, false));
            guest.goTo("/t/" + table);
            var known = new ArrayList<String>();
            var places = new HashMap<String, Number>();
            for (int decision = 0; decision < DECISIONS; decision++) {
                var asked = (String) page.evaluate(ASKED, table);
                if (asked.isEmpty()) {
                    break;
                }
                if (!known.contains(asked)) {
                    known.add(asked);
                    var what = "%s with %d seats, %s".formatted(game, seats, asked);
                    measureAll(guest, what, fits);
                    page.evaluate(CHOOSE_A_MOVE);
                    measureAll(guest, what + ", chosen", fits);
                    page.evaluate(TAKE_BACK);
                    for (var size : DESKTOPS) {
                        guest.resize(size.width, size.height);
                        assertThat((Map<String, Object>) page.evaluate(CHOOSE))
                                .as("what moves by a choice in %s, %s at %d x %d", game, asked, size.width, size.height)
                                .isEmpty();
                    }
                }
                // Dice, trays and bars come and go from one question to the next.
                var place = (Map<String, Number>) page.evaluate(PLACE);
                place.forEach((part, top) -> assertThat(top.doubleValue())
                        .as("where %s begins in %s, %s", part, game, asked)
                        .isCloseTo(places.computeIfAbsent(part, _ -> top).doubleValue(), within(2.0)));
                page.evaluate(MOVE, List.of(table, decision));
            }
            assertThat(known).isNotEmpty();
            assertThat(guest.errors()).isEmpty();
        }
    }

    /// What opens beside the board: the card in detail, what can be sold, a bargain, the answers to an offer, a chain.
    @ParameterizedTest
    @CsvSource({"2, BARGAINING", "3, THREE", "3, FIRE_LAID", "3, BLOCKED", "4, OFFERED", "2, EVERY_PLANT", "2, BURNING"
    })
    void everySizeWithWhatOpens(int seats, Scene scene) throws IOException, InterruptedException {
        try (var session = BrowserSession.begin(data, "fire-and-flora")) {
            var guest = session.guest();
            FloraTest.goToTable(
                    guest,
                    scene.position,
                    scene == Scene.FIRE_LAID ? ASKED_SECOND : Objects.requireNonNull(AGAINST.get(seats)));
            guest.bar().waitFor();
            for (var opened : scene.opens) {
                for (var size : SIZES) {
                    guest.page().setViewportSize(size.width, size.height);
                    open(guest, opened);
                    measure(guest, "%s, %s".formatted(scene, opened), size, scene.fits);
                    guest.page().keyboard().press("Escape");
                    guest.page().keyboard().press("Escape");
                }
            }
            assertThat(guest.errors()).isEmpty();
        }
    }

    private static final String ASKED_SECOND =
            "[{ kind: 'bot', level: 'gentle' }, { kind: 'me' }, { kind: 'bot', level: 'gentle' }]";
    private static final Map<Integer, String> AGAINST = Map.of(2, against(1), 3, against(2), 4, against(3));

    private static String against(int bots) {
        return "[{ kind: 'me' }" + ", { kind: 'bot', level: 'gentle' }".repeat(bots) + "]";
    }

    /// Clicks what opens something; nothing for the table as it stands.
    private static void open(Guest guest, String opened) {
        if (!opened.isEmpty()) {
            for (var part : opened.split(" > ")) {
                guest.button(part).first().click();
            }
        }
    }

    private static void measureAll(Guest guest, String what, boolean fits) {
        for (var size : SIZES) {
            guest.page().setViewportSize(size.width, size.height);
            measure(guest, what, size, fits);
        }
    }

    @SuppressWarnings("unchecked")
    private static void measure(Guest guest, String what, ViewportSize size, boolean fits) {
        assertThat((List<String>) guest.page().evaluate(MEASURE, fits))
                .as("%s at %d x %d", what, size.width, size.height)
                .isEmpty();
    }

    /// A position, whether all of it fits a desktop, and the buttons that open something, one after the other.
    enum Scene {
        BARGAINING(
                FloraScenes.BARGAINING,
                true,
                "",
                "3\\. Point Lobos",
                "Sell",
                "3 Water",
                "Granite Quarry, .*may be bought",
                "Trade > You give one Water more"),
        THREE(FloraScenes.THREE, true, "", "3\\. Point Lobos", "Trade", "2 Fire > 3\\. Point Lobos", "End turn"),
        FIRE_LAID(FloraScenes.FIRE_LAID, true, "", "3\\. Point Lobos", "Block with Water"),
        BLOCKED(FloraScenes.BLOCKED, true, "", "3\\. Point Lobos", "Block"),
        OFFERED(FloraScenes.OFFERED, true, "", "Suggest another"),
        EVERY_PLANT(FloraScenes.EVERY_PLANT, true, "", "11\\. ", "Trade"),
        BURNING(FloraScenes.BURNING, true, "");

        private final String position;
        private final boolean fits;
        private final List<String> opens;

        Scene(String position, boolean fits, String... opens) {
            this.position = position;
            this.fits = fits;
            this.opens = List.of(opens);
        }
    }

    /// Opens a table with so many seats; the others than the first are bots, or open.
    static final String OPEN = """
            async ([game, count, open]) => {
                const other = open ? { kind: 'open' } : { kind: 'bot', level: 'gentle' };
                const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'me' } : other));
                const body = JSON.stringify({ game, seats, options: {}, shuffled: false, spectators: false, openHands: false, aids: game === 'gnomadic-gardeners', listed: false });
                const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
                if (!answer.ok) throw new Error(await answer.text());
                return (await answer.json()).table.id;
            }
            """;

    /// The kind of the question, once the page asks it; nothing if the game is over.
    static final String ASKED = """
            async table => {
                const shown = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                for (const late = Date.now() + 60_000; ; await shown()) {
                    if (Date.now() > late) throw new Error('nothing is asked');
                    const { table: { phase }, present: { asked } } = await (await fetch(`/api/tables/${table}`)).json();
                    if (phase === 'over') return '';
                    // Any click shows the end of what others do.
                    document.querySelector('main')?.click();
                    if (asked && document.querySelector('section.bar')?.dataset.asked === `${asked.decision}`) return asked.asks.kind;
                }
            }
            """;

    static final String MOVE = """
            async ([table, number]) => {
                const { present: { asked: { seat, decision, moves } } } = await (await fetch(`/api/tables/${table}`)).json();
                const body = JSON.stringify({ seat, decision, move: moves[(number * 7 + 3) % moves.length].text });
                const answer = await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
                if (!answer.ok) throw new Error(await answer.text());
            }
            """;

    private static final String MEASURE = """
            async fits => {
                const shown = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                await shown();
                const problems = [];
                const called = (one) => `${one.tagName}.${one.getAttribute('class')} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`;
                const board = document.querySelector('.board');
                const acts = document.querySelector('.acts');
                const page = document.documentElement;
                if (page.scrollWidth > page.clientWidth + 1) problems.push(`the page scrolls sideways: ${page.scrollWidth}`);
                const parts = [...document.querySelectorAll('.board *, .acts *')].filter((one) => one.checkVisibility() && !one.ownerSVGElement && !one.closest('.unseen'));
                for (const one of parts) {
                    const { left, right, width, height } = one.getBoundingClientRect();
                    if (width > 0 && height > 0 && (left < -1 || right > innerWidth + 1)) problems.push(`off screen: ${called(one)}`);
                }
                scrollTo(0, 0);
                if (innerWidth >= 992) {
                    if (page.scrollHeight > innerHeight + 1) problems.push(`the page is taller than the window: ${page.scrollHeight}`);
                    if (fits && board.scrollHeight > board.clientHeight + 1) problems.push(`the board scrolls: ${board.scrollHeight} > ${board.clientHeight}`);
                } else {
                    const seen = Math.min(acts.getBoundingClientRect().top, innerHeight) - board.getBoundingClientRect().top;
                    if (seen < 0.36 * innerHeight) problems.push(`only ${Math.round(seen)} pixels of the board are seen`);
                }
                for (const one of document.querySelectorAll('.board button:not(:disabled), .board [role=button][aria-disabled=false], .acts button:not(:disabled)')) {
                    if (!one.checkVisibility() || one.closest('[popover]')) continue;
                    one.scrollIntoView({ block: 'center', inline: 'center' });
                    const shape = (one.ownerSVGElement && one.querySelector('path')) || one;
                    const { left, top, width, height } = shape.getBoundingClientRect();
                    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
                    if (!hit || !(one.contains(hit) || hit.contains(one))) problems.push(`covered: ${called(one)}`);
                }
                scrollTo(0, 0);
                return problems;
            }
            """;

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

    /// Chooses the first target, and says by how much each part of the table has moved; then takes the choice back.
    private static final String CHOOSE = """
            async () => {
                const shown = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
                await shown();
                const parts = ['.status', '.board', '.board > *', '.players', '.acts'];
                const tops = () => Object.fromEntries(parts.map((part) => [part, document.querySelector(part)?.getBoundingClientRect().top ?? 0]));
                const before = tops();
                const target = document.querySelector('.board [data-cell][aria-disabled=false], .board button.open, .tray button.open');
                target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
                await shown();
                const after = tops();
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
                await shown();
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
                await shown();
                return Object.fromEntries(parts.filter((part) => Math.abs(after[part] - before[part]) > 2).map((part) => [part, after[part] - before[part]]));
            }
            """;
}
