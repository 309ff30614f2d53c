package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.box.Boxes;

/// Plays a whole game of each game at the page in the pseudo-language, and walks through the other pages. Text in
/// plain letters did not come from a catalogue. Texts are 40 % longer, and have room everywhere.
class PseudoLanguageTest extends SharedBrowserSession {
    private static final int[] WIDTHS = {320, 390, 1280};
    private static final int MOMENTS = 60;

    /// How many moves are made between two looks at the table.
    private static final int MOVES = 15;

    /// More moves than a game has.
    private static final int ALL = 1_000_000;

    /// Options by which games are soon over, but not within the moves after which the table is looked at.
    private static final Map<String, String> SHORT =
            Map.of("fire-and-flora", "{ goal: '20', 'round-cap': '5' }", "gnomadic-gardeners", "{ month: 'july' }");

    /// A puzzle of Gardens of Mars that comes with the game.
    private static final String PUZZLE = "c43f9cf00a70f3be";

    /// Its names have no three letters, so that all words are the page's.
    private static final String EXPERIMENT = """
            name: A 1
            game: gardens-of-mars
            arms: [{name: B1}, {name: B2, options: {scoring: group}}]
            line-ups: [fair*2]
            measures: [score, length]
            stop: {games: 100}
            """;

    private final List<String> narrow = new ArrayList<>();

    @BeforeEach
    void forget() {
        narrow.clear();
    }

    /// The games of the tree. Tests know others, too.
    static List<String> games() {
        return Boxes.all().stream()
                .map(box -> box.game().info().slug())
                .filter(game -> Files.isDirectory(Path.of("../games", game)))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGame_speaksFromCatalogues(String game) {
        var guest = session().guest();
        PlainTexts.watch(guest);
        guest.goTo("/" + PlainTexts.PSEUDO);
        var card = guest.page().locator("article:has([href='/learn/" + game + "'])");
        card.waitFor();
        fits(guest, "lobby");
        card.locator(".acts button").last().click();
        guest.page().getByRole(AriaRole.DIALOG).locator("details summary").click();
        fits(guest, "new table");
        playToTheEnd(guest, game, "{ kind: 'me' }, { kind: 'bot', level: 'gentle' }");
        guest.goTo("/rules/" + game);
        guest.page().locator("#main h1").waitFor();
        fits(guest, "rules");
        guest.goTo("/edit/" + game);
        guest.page().getByRole(AriaRole.RADIOGROUP).first().waitFor();
        fits(guest, "position editor");
        guest.goTo("/learn/" + game);
        guest.page().locator(".dots").waitFor();
        fits(guest, "lesson");
        guest.page().evaluate(LEARN);
        hasFoundNothing(guest);
    }

    /// Every address of the page's own table, so that a new page is walked, too. An address of a new kind fails: it
    /// needs somewhere to lead to.
    @Test
    void everyPage_speaksFromCatalogues() throws IOException {
        var guest = session().guest();
        PlainTexts.watch(guest);
        guest.goTo("/" + PlainTexts.PSEUDO);
        guest.page().locator("article").first().waitFor();
        BlunderTable.openAndBlunder(guest);
        guest.page().evaluate(PLAY, List.of(BlunderTable.id(guest), ALL));
        var mistake = List.of(reviewed(guest).split("/"));
        guest.goTo("/lab");
        guest.page().locator("textarea").fill(EXPERIMENT);
        guest.page().locator("form .button.main").click();
        guest.page().waitForURL("**/lab/a-1");
        guest.page().locator("details table").first().waitFor();
        var there = Map.ofEntries(
                Map.entry(":game", "gardens-of-mars"),
                Map.entry(":puzzle", PUZZLE),
                Map.entry(":experiment", "a-1"),
                Map.entry(":table", mistake.get(2)),
                Map.entry(":seat", mistake.get(3)),
                Map.entry(":step", mistake.get(4)));
        var pages = Pattern.compile(" page\\('([^']+)'")
                .matcher(Files.readString(Path.of("../web/src/routes.ts")))
                .results()
                .map(page -> page.group(1))
                .toList();
        assertThat(pages).hasSizeGreaterThan(there.size());
        for (var page : pages) {
            var parts = Stream.of(page.split("/"))
                    .map(part -> part.startsWith(":") ? there.get(part) : part)
                    .toList();
            assertThat(parts).as("the address of %s", page).doesNotContainNull();
            guest.goTo("/" + String.join("/", parts));
            guest.page()
                    .locator("#main :is(h1:not(.unseen), .bar p, .now b, [role=radiogroup], .does a)")
                    .first()
                    .waitFor();
            fits(guest, page);
            assertThat(guest.page()
                            .locator("#main:is(.lost, :has(> h1 + p > [href='/']))")
                            .count())
                    .as("no page at %s", page)
                    .isZero();
        }
        hasFoundNothing(guest);
    }

    /// Has the game that was just played reviewed. Returns the address of a mistake.
    private String reviewed(Guest guest) {
        var page = guest.page();
        page.locator("section.review > button").click();
        page.locator("a.again").first().waitFor();
        fits(guest, "review");
        return page.locator("a.again").first().getAttribute("href");
    }

    @Test
    void pagesOfAPerson_speakFromCatalogues() {
        var guest = session().guest();
        PlainTexts.watch(guest);
        guest.goTo("/" + PlainTexts.PSEUDO);
        guest.page()
                .locator("article:has([href='/learn/gardens-of-mars']) .acts button")
                .nth(1)
                .click();
        guest.page().waitForURL("**/t/*");
        guest.page().locator("main .invite").waitFor();
        fits(guest, "seats");
        for (var path : List.of("/nowhere", "/admin#" + session().operatorToken())) {
            guest.goTo(path);
            guest.page().locator("#main h1").waitFor();
            fits(guest, path);
        }
        hasFoundNothing(guest);
    }

    /// The list of puzzles, and a puzzle that is given up.
    @Test
    void puzzles_speakFromCatalogues() {
        var guest = session().guest();
        var page = guest.page();
        PlainTexts.watch(guest);
        guest.goTo("/puzzles" + PlainTexts.PSEUDO);
        page.locator("#main a[href^='/puzzles/']").first().waitFor();
        fits(guest, "puzzles");
        guest.goTo("/puzzles/" + PUZZLE + PlainTexts.PSEUDO);
        guest.targets().first().waitFor();
        fits(guest, "a puzzle");
        page.locator("section.bar button").first().click();
        page.locator("section.bar a.main").waitFor();
        fits(guest, "a puzzle that was given up");
        hasFoundNothing(guest);
    }

    /// The shortest game of the pinned records: its first moments, and its end. Names of players stay as they are
    /// written, so they get one that the watcher knows for a name.
    @ParameterizedTest
    @MethodSource("games")
    void aRecordedGame_speaksFromCatalogues(String game) throws IOException {
        var records = Files.readString(Path.of("../games", game, "src/test/resources/pins/records.txt"));
        var record = Stream.of(records.split("(?m)^(?=parterre-record)"))
                .min(Comparator.comparingInt(String::length))
                .orElseThrow();
        var guest = session().guest();
        var page = guest.page();
        PlainTexts.watch(guest);
        guest.goTo("/record" + PlainTexts.PSEUDO);
        page.locator("#record-text").fill(record.replaceAll("(?m)^(player P\\d+:) .*", "$1 Ada"));
        page.locator("#main form .button.main").click();
        var step = page.locator(".controls .now b");
        step.waitFor();
        for (int moment = 0; moment < MOMENTS; moment++) {
            page.keyboard().press("ArrowRight");
            guest.shown();
        }
        assertThat(Integer.parseInt(step.innerText())).as("the step").isGreaterThan(MOMENTS / 4);
        fits(guest, "record");
        page.keyboard().press("End");
        guest.shown();
        fits(guest, "end of a record");
        hasFoundNothing(guest);
    }

    private void hasFoundNothing(Guest guest) {
        assertThat(narrow).as("texts without room").isEmpty();
        assertThat(PlainTexts.found(guest)).as("texts from no catalogue").isEmpty();
        assertThat(guest.errors()).isEmpty();
    }

    /// Notes what is cut off or wider than its place at a phone's and a desk's width.
    private void fits(Guest guest, String where) {
        for (int width : WIDTHS) {
            guest.resize(width, 900);
            ((List<?>) guest.page().evaluate(Guest.CUT_OFF))
                    .forEach(text -> narrow.add("%s at %d: %s".formatted(where, width, text)));
        }
    }

    @Test
    void aGameAlone_speaksFromCatalogues() {
        var guest = session().guest();
        PlainTexts.watch(guest);
        guest.goTo("/" + PlainTexts.PSEUDO);
        guest.page().locator("article").first().waitFor();
        playToTheEnd(guest, "gnomadic-gardeners", "{ kind: 'me' }");
        guest.goTo("/mine");
        guest.page().locator("#main h1").waitFor();
        hasFoundNothing(guest);
    }

    /// @param seats who plays
    private void playToTheEnd(Guest guest, String game, String seats) {
        var page = guest.page();
        var table = page.evaluate(OPEN, List.of(game, SHORT.getOrDefault(game, "{}"), seats));
        guest.goTo("/t/" + table);
        playToTheEnd(guest);
    }

    /// Plays on at the table that the guest looks at.
    private void playToTheEnd(Guest guest) {
        var page = guest.page();
        var table = BlunderTable.id(guest);
        page.evaluate(PLAY, List.of(table, 6));
        fits(guest, "table, a choice");
        for (var tab : List.of("chat", "rules", "table", "log")) {
            page.locator("#tab-" + tab).click();
            fits(guest, "table, " + tab);
        }
        page.keyboard().press("Escape");
        // Each time the table is looked at, a move is chosen. The next round chooses again.
        for (int move = MOVES; result(guest).count() == 0; move += MOVES) {
            page.evaluate(PLAY, List.of(table, MOVES));
            fits(guest, "table, about move " + move);
        }
        fits(guest, "result");
        page.navigate(page.url() + "/replay?at=3");
        page.locator(".controls .now b").waitFor();
        fits(guest, "replay");
    }

    private static Locator result(Guest guest) {
        return guest.page().locator("section.panel .does a[href$='/replay']");
    }

    private static final String OPEN = """
            async ([game, options, players]) => {
                const seats = eval(`[${players}]`);
                const body = JSON.stringify({ game, seats, options: eval(`(${options})`), shuffled: false, spectators: true,
                    openHands: false, aids: true, listed: false });
                const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
                if (!answer.ok) throw new Error(await answer.text());
                return (await answer.json()).table.id;
            }
            """;

    /// Functions that wait until a condition holds, checked at each frame.
    private static final String UNTIL = """
            const shown = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
            const until = async (what, holds) => {
                for (const late = Date.now() + 60_000; !holds(); await shown())
                    if (Date.now() > late) throw new Error(`waited in vain for ${what}`);
            };
            """;

    /// Writes moves into the move box, looks at what each does, and makes it: so many times, or to the end.
    private static final String PLAY = """
            async ([table, times]) => {
            """ + UNTIL + """
                let luck = 7;
                const draw = count => (luck = luck * 48271 % 2147483647) % count;
                const button = () => document.querySelector('.bar .content .button.main:not(:disabled)');
                const write = async text => {
                    const box = document.querySelector('input[list$="-moves"]');
                    box.value = text;
                    box.dispatchEvent(new Event('input', { bubbles: true }));
                    box.form.requestSubmit();
                    await shown();
                };
                const asked = () => Number(document.querySelector('section.bar')?.dataset.asked);
                const over = () => document.querySelector("section.panel .does a[href$='/replay']");
                let answered = 0;
                // Any click shows the end of what others do.
                const hurry = (what, holds) => until(what, () => {
                    document.querySelector('main')?.click();
                    return holds();
                });
                const next = () => hurry('a question or the end', () => over() || (asked() > 0 && asked() !== answered));
                await until('the board', () => document.querySelector('input[list$="-moves"]'));
                await next();
                // All questions, and a text that is not a move.
                for (const question of [...document.querySelector('form label i').textContent.split(', '), 'zz']) await write(question);
                for (let made = 0; ; await shown()) {
                    await next();
                    if (over()) return;
                    const { present } = await fetch(`/api/tables/${table}`).then(answer => answer.json());
                    if (present.asked?.decision !== asked()) continue;
                    const { text } = present.asked.moves[draw(present.asked.moves.length)];
                    await write(text);
                    await hurry(`a button for ${text}`, button);
                    if (made === times) return;
                    answered = asked();
                    button().click();
                    made++;
                }
            }
            """;

    /// Has each step of a lesson shown, and does it.
    private static final String LEARN = """
            async () => {
            """ + UNTIL + """
                const button = main => document.querySelector(`.bar .button${main ? '.main' : ':not(.main)'}:not(:disabled)`);
                for (let left = document.querySelectorAll('.dots button').length; left > 0; left--) {
                    await until('the step', () => !button(true) && button(false));
                    button(false).click();
                    await until('a move', () => button(true));
                    await shown();
                    button(true).click();
                    await until('the end of the step', () => button(true) && !button(false));
                    await shown();
                    if (left > 1) button(true).click();
                }
            }
            """;
}
