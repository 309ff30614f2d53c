package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A game of lands, blocks and trades, found by roles and names alone.
class FloraTest extends SharedBrowserSession {
    /// More decisions than a game against the gentlest bot asks of one player.
    private static final int MOST_MOVES = 600;

    /// How a result says who won, or who shares the win.
    private static final String WON = "\\bwins?\\b";

    private static final String AGAINST_A_BOT = "[{ kind: 'me' }, { kind: 'bot', level: 'gentle' }]";
    static final String AGAINST_THREE_BOTS =
            "[{ kind: 'me' }, { kind: 'bot', level: 'gentle' }, { kind: 'bot', level: 'gentle' }, { kind: 'bot', level: 'gentle' }]";
    static final String BETWEEN_BOTS =
            "[{ kind: 'bot', level: 'gentle' }, { kind: 'me' }, { kind: 'bot', level: 'gentle' }]";
    private static final String QUICK =
            "{ kind: 'live', initialSeconds: 600, incrementSeconds: 10, responseSeconds: 300 }";

    FloraTest() {
        super("fire-and-flora");
    }

    @Test
    void shortGame_againstABot_isPlayedToTheEnd() {
        var guest = guest(1440, 900);
        goToTable(guest, "", AGAINST_A_BOT);
        play(guest);
    }

    @Test
    void phone_shortGameOfFour_isPlayedToItsEnd() {
        var guest = guest(390, 844);
        goToTable(guest, "", AGAINST_THREE_BOTS);
        play(guest);
    }

    /// Plays to the end.
    private static void play(Guest guest) {
        boolean looked = false;
        for (int moves = 1; guest.myTurnInAHurry(); moves++) {
            assertThat(moves).isLessThan(MOST_MOVES);
            var ways = guest.button("End turn")
                    .or(guest.button("Do not block"))
                    .or(guest.button("Decline"))
                    .or(guest.button("Let it go"))
                    .or(guest.button(".*; may be chosen"))
                    .or(guest.button("Confirm"))
                    .or(guest.result());
            ways.first().waitFor();
            if (guest.result().count() > 0) {
                break;
            }
            if (!looked && guest.button("End turn").count() > 0) {
                Axe.findsNothing(guest, "table");
                looked = true;
            }
            if (guest.button("Decline").count() > 0) {
                guest.answer(() -> guest.button("Decline").first().click());
            } else if (guest.button("Do not block").count() > 0) {
                guest.answer(() -> guest.button("Do not block").click());
            } else {
                choose(guest);
                guest.confirm();
            }
        }
        guest.result().getByText("=").first().waitFor();
        assertThat(guest.result().innerText()).containsPattern(WON);
        // Counts were plural, and species were called by their ids, in sentences.
        assertThat(guest.said())
                .doesNotContainPattern("\\b1 (stars|coins|cards)\\b|whispering-bells|red-brome|giant-reed");
        guest.page().reload();
        guest.result().waitFor();
        var events = guest.page()
                .getByRole(
                        AriaRole.REGION,
                        new Page.GetByRoleOptions().setName("Event card").setExact(true));
        PlaywrightAssertions.assertThat(events).not().containsText("Every turn begins");
        PlaywrightAssertions.assertThat(
                        guest.result().getByText(Pattern.compile(WON)).first())
                .isInViewport();
        assertThat(guest.errors()).isEmpty();
    }

    /// Buys what has stars, never refuses another player, and lets everything happen.
    private static void choose(Guest guest) {
        if (guest.button("Confirm").count() > 0) {
            return;
        }
        var natives = guest.button(".* coins; (Central|Southern), big .*; may be bought");
        var waysOut = List.of("End turn", "Let it go", ".*; may be chosen");
        if (natives.count() > 0) {
            natives.first().click();
            return;
        }
        for (var way : waysOut) {
            if (guest.button(way).count() > 0) {
                guest.button(way).first().click();
                return;
            }
        }
    }

    @Test
    void starSums_nameEqualPlantsOnLandsOfOneName() {
        var guest = guest(1440, 900);
        open(guest, FloraScenes.ALMOST_WON);
        guest.button("Point Lobos, .*may be bought").click();
        guest.confirm();
        guest.result().getByText("= 8").waitFor();
        assertThat(guest.result().innerText()).containsPattern(WON);
        assertThat(guest.result().getByText("big Sagebrush on Empty Field").count())
                .isEqualTo(3);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void aCardsEffectIsShownBeforeAPlantIsChosen() {
        var guest = guest(1440, 900);
        open(guest, FloraScenes.BARGAINING.replace("empty-field-1", "empty-field-1(small sagebrush)"));
        guest.button("3 Water").click();
        guest.button("2\\. Empty Field 1, .*grows big\\. Your stars: ").click();
        assertThat(guest.bar().innerText()).contains("play Water on Sagebrush at Empty Field 1");
        guest.confirm();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void wideBoard_barKeepsItsPlaceDuringChoices() {
        var guest = guest(1440, 900);
        open(guest, FloraScenes.EVERY_PLANT.replaceFirst("hand -", "hand water 2 fire 1"));
        double top = guest.bar().boundingBox().y;
        for (var choice : List.of("2 Water", "1\\. Empty Field", "Chino Hills", "Trade", "Sell", "End turn")) {
            guest.button(choice).first().click();
            assertThat(guest.bar().boundingBox().y).as(choice).isEqualTo(top);
            assertThat((int) guest.page().evaluate("document.documentElement.scrollHeight"))
                    .as("the page is no taller than the window")
                    .isLessThanOrEqualTo(900);
            guest.page().keyboard().press("Escape");
            guest.page().keyboard().press("Escape");
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void everyAnswerToAnOfferIsInSight() {
        var guest = guest(1440, 900);
        goToTable(guest, FloraScenes.OFFERED, AGAINST_THREE_BOTS + ", clock: " + QUICK);
        for (var answer : List.of(
                "Accept", "No more offers", "Suggest another", "too little", "not with this player", "More time")) {
            isInSight(guest.button(answer));
        }
        guest.button("Suggest another").click();
        for (var part : List.of("More time", "taking it back will be noted", "Confirm")) {
            isInSight(guest.bar().getByText(part));
        }
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void anOfferThatCannotBeAcceptedSaysWhy() {
        var guest = guest(1440, 900);
        goToTable(guest, FloraScenes.OFFERED.replace("hand water 3", "hand time 3"), AGAINST_THREE_BOTS);
        guest.bar()
                .getByText("You do not have the cards that are asked for")
                .first()
                .waitFor();
        assertThat(guest.button("Accept").count()).isZero();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void fourFitALowWindow() {
        var guest = guest(1280, 720);
        goToTable(guest, FloraScenes.OFFERED, AGAINST_THREE_BOTS);
        isInSight(guest.button("Accept"));
        isInSight(guest.page().getByText("Nothing has been played yet."));
        assertThat((int) guest.page().evaluate("document.documentElement.scrollHeight"))
                .isLessThanOrEqualTo(720);
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void playerWhoMayBlock_seesTimeAndLog() {
        var guest = guest(390, 844);
        goToTable(guest, FloraScenes.FIRE_LAID, BETWEEN_BOTS + ", clock: " + QUICK);
        assertThat(guest.myTurn()).isTrue();
        isInSight(guest.bar().getByText(Pattern.compile("^\\d:\\d\\d$")));
        guest.resize(1440, 900);
        isInSight(guest.page().getByText("Nothing has been played yet."));
        assertThat((int) guest.page().evaluate("document.documentElement.scrollHeight"))
                .isLessThanOrEqualTo(900);
        guest.answer(() -> guest.button("Do not block").click());
        assertThat(guest.errors()).isEmpty();
    }

    private static void isInSight(Locator thing) {
        PlaywrightAssertions.assertThat(thing).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }

    @Test
    void aTradeThatBeginsAtALandAsksForIt() {
        var guest = guest(1440, 900);
        open(guest, FloraScenes.BARGAINING);
        guest.button("3\\. Point Lobos").click();
        guest.button("Trade with").click();
        guest.button("Point Lobos: .*, chosen").waitFor();
        guest.button("You give one coin more").click();
        guest.bar()
                .getByText(Pattern.compile("offer .* 1 coin for Point Lobos"))
                .waitFor();
        assertThat(guest.errors()).isEmpty();
    }

    @Test
    void plantCard_tellsTheSourceOfEachFact() {
        var guest = guest(1440, 900);
        open(guest, FloraScenes.EVERY_PLANT);
        var card = guest.page().getByLabel("Card in detail");
        var lands = guest.button("\\d+\\. ").all();
        assertThat(lands).hasSize(FloraScenes.EVERY_PLANT.split("\\(").length - 1);
        for (var land : lands) {
            land.focus();
            var name = land.getAttribute("aria-label").replaceAll(".*(small|big) ([A-Z][a-z]+).*", "$2");
            card.getByText(Pattern.compile(name + ".* left in the Pool")).waitFor();
            assertThat(card.locator("details li").count()).as(name).isGreaterThan(2);
        }
        assertThat(guest.errors()).isEmpty();
    }

    static Locator hand(Guest guest) {
        return guest.page().getByLabel("Your hand");
    }

    @Test
    void inGermanEveryCardHasItsGermanName() {
        var guest = guest(1440, 900);
        open(guest, FloraScenes.EVERY_PLANT.replaceFirst("hearst-ranch", "hearst-ranch(fire-station) freeway-verge"));
        guest.page().navigate(guest.page().url() + "?lang=de");
        guest.button("\\d+\\. .*; Säckelblume \\(groß\\).*").first().waitFor();
        guest.button("\\d+\\. .*; Feuerwache.*").first().click();
        var said = guest.page().locator("#main").innerHTML();
        assertThat(said).contains("Beifuß", "Leeres Feld", "Papageienpark", "Feuerwache", "Flüsterglöckchen");
        assertThat(said)
                .doesNotContain("Sagebrush", "Chamise", "Mustard", "Empty Field", "Fire Station", "Parrot Park");
        assertThat(guest.page().evaluate(Guest.CUT_OFF)).isEqualTo(List.of());
        assertThat(guest.errors()).isEmpty();
    }

    private Guest guest(int width, int height) {
        return guest(session(), width, height);
    }

    /// A person whose page axe can be put into, as a script.
    static Guest guest(BrowserSession session, int width, int height) {
        return session.guest(new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setBypassCSP(true));
    }

    /// A table against a bot that begins with this position.
    static void open(Guest guest, String position) {
        goToTable(guest, position, AGAINST_A_BOT);
        hand(guest).first().waitFor();
    }

    /// @param position what the game begins with; nothing for a new game to 6 stars
    static void goToTable(Guest guest, String position, String seats) {
        guest.goTo("/");
        guest.button("Play").waitFor();
        var id = guest.page().evaluate("""
                        async position => {
                            const body = {
                                game: 'fire-and-flora', seats: SEATS,
                                shuffled: false, options: position ? {} : { goal: '6', 'round-cap': '5' }, spectators: true, openHands: false, aids: false,
                                listed: false, ...(position ? { start: { kind: 'position', text: position } } : {}),
                            };
                            const headers = { 'content-type': 'application/json' };
                            const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
                            return (await answer.json()).table.id;
                        }
                        """.replace("SEATS", seats), position);
        guest.goTo("/t/" + id);
    }
}
