package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Counts the clicks of turns of Fire and Flora against a bot, with the settings that a new guest has.
class FewClicksTest extends SharedBrowserSession {
    private static final String GAME = "fire-and-flora";
    private static final long SEED = 3;
    private static final int TURNS = 5;
    private static final int DECISIONS = 4;
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
        super(GAME);
    }

    /// Turns of a seeded game, each from one of its questions: three decisions, and the end of the turn as the fourth.
    /// A turn that does not come to three is left out.
    @Test
    void theMedianTurnOfFourDecisionsTakesSevenClicks() {
        var guest = session().guest();
        guest.context().addInitScript("localStorage.removeItem('parterre.settings')");
        guest.goTo("/");
        guest.button("Play").first().waitFor();
        var played = SeededGame.play(GAME, 2, SEED);
        var turns = new ArrayList<Integer>();
        for (var question : played.questions()) {
            if (!question.kind().equals("TurnAsked") || turns.size() == TURNS) {
                continue;
            }
            var start = Map.of("kind", "recorded", "text", played.record(), "at", question.at());
            var table = (String) guest.page().evaluate(Tables.OPEN, List.of(GAME, 2, false, start));
            guest.goTo("/t/" + table);
            assertThat((String) guest.page().evaluate(Tables.ASKED, table)).isEqualTo("turn-asked");
            turn(guest, table).ifPresent(turns::add);
        }
        assertThat(turns).hasSize(TURNS);
        assertThat(turns.stream().sorted().skip(TURNS / 2).findFirst())
                .hasValueSatisfying(median ->
                        assertThat(median).as("the median of %s", turns).isLessThanOrEqualTo(MOST_CLICKS));
        assertThat(guest.errors()).isEmpty();
    }

    /// Plays a turn, and returns its clicks; empty if there are too few decisions in it.
    @SuppressWarnings("unchecked")
    private Optional<Integer> turn(Guest guest, String table) {
        clicks = 0;
        for (int decision = 1; decision < DECISIONS; decision++) {
            if (!"turn-asked".equals(guest.page().evaluate(Tables.ASKED, table))) {
                return Optional.empty();
            }
            var targets = (List<String>) guest.page().evaluate(TARGETS, List.of(table, decision));
            if (targets.isEmpty()) {
                return Optional.empty();
            }
            guest.answer(() -> {
                for (var target : targets) {
                    guest.page().locator(target).first().click();
                    clicks++;
                }
                // A single click finishes no move.
                if (targets.size() == 1) {
                    guest.button("Confirm").click();
                    clicks++;
                }
            });
        }
        if (!"turn-asked".equals(guest.page().evaluate(Tables.ASKED, table))) {
            return Optional.empty();
        }
        answers(guest, guest.button("End turn"));
        return Optional.of(clicks);
    }

    /// What is to be clicked for a decision: a card and then its land, or a land of the Market to buy. Purchases come
    /// third.
    private static final String TARGETS = """
            async ([table, decision]) => {
                const { present: { asked: { moves } } } = await (await fetch(`/api/tables/${table}`)).json();
                const land = ([id]) => `.board button[data-land="${id}"]`;
                const cards = (ids) => ids.map((id) => `[data-place="hand:${id}"]`);
                const by = (...picks) => moves.filter(({ selection }) => Object.keys(selection).sort().join() === picks.join());
                const plays = by('card', 'land').filter(({ selection: { card } }) => new Set(card).size === card.length && cards(card).every((one) => document.querySelector(one)));
                const buys = by('buy');
                const [one] = [...(decision === 3 ? buys : []), ...plays, ...buys];
                if (!one) return [];
                const { card = [], land: on, buy } = one.selection;
                return [...cards(card), ...(on ? [land(on)] : []), ...(buy ? [land(buy)] : [])];
            }
            """;

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
