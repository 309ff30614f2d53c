package parterre.flora.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
import parterre.flora.cards.Names.Site;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.drawing.Drawing;
import parterre.flora.ending.Ending;
import parterre.flora.eventcards.EventCards;
import parterre.flora.events.EventCardEvent;
import parterre.flora.events.Reasons.DeckPart;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.events.Reasons.GameEnd;
import parterre.flora.events.SetupEvent;
import parterre.flora.events.Stage;
import parterre.flora.events.Stage.Purpose;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.Holding;
import parterre.flora.moves.FloraMove;
import parterre.flora.position.Draft;
import parterre.flora.setup.SettingUp;
import parterre.flora.table.Decks;
import parterre.flora.table.TurnState;

/// The four parts of a turn and the transitions between them. FF-4.1 to FF-4.5
/// FF-J4
public final class Turns {
    private static final int LOOKED_AT = 2;

    private Turns() {}

    // --- Before the first turn --------------------------------------------------------------------------------------

    /// Takes a land that was drawn to decide who begins. FF-3.8
    public static void drawLot(Draft table, Stage.Lots lots, String land) {
        var first = SettingUp.drawLot(table, lots, land);
        if (first.isPresent()) {
            beginWith(table, first.get());
        }
    }

    /// Sets the seat that begins. FF-3.8 FF-3.9
    public static void beginWith(Draft table, Seat first) {
        table.turn().setFirst(first.index());
        if (table.isHeard()) {
            table.tell(new SetupEvent.FirstPlayerFound(first));
        }
        if (SettingUp.isConsoled(table)) {
            draw(table, Seat.of(table.before(first.index())), 1, Purpose.START);
        } else {
            begin(table, first.index());
        }
    }

    // --- The event card ---------------------------------------------------------------------------------------------

    /// Begins a turn with its event card. The owner of the Weather Station looks first. FF-4.1 FF-11.3
    private static void begin(Draft table, int seat) {
        table.turn().begin(seat);
        if (table.isHeard()) {
            table.tell(new TurnEvent.TurnBegan(Seat.of(seat), table.turn().turns() + 1));
        }
        freshen(table);
        if (!readyEventCard(table)) {
            turnUp(table);
        } else if (looksAhead(table)) {
            table.waitFor(new Stage.Looking());
        } else {
            table.waitFor(new Stage.Event());
        }
    }

    /// Returns true if the active player looks at two event cards and chooses. FF-11.3
    public static boolean looksAhead(Draft table) {
        return table.lands().estate(table.active()).has(Ability.WEATHER);
    }

    /// Makes all abilities usable again. FF-6.9
    private static void freshen(Draft table) {
        var lands = table.lands();
        List<Site> sites = table.isHeard() ? new ArrayList<>() : List.of();
        for (int seat = 0; seat < table.seats(); seat++) {
            for (int slot = 0; lands.estate(seat).anyUsed() && slot < lands.size(seat); slot++) {
                int land = lands.landAt(seat, slot);
                if (Holding.used(lands.holding(land))) {
                    int building = Holding.building(lands.holding(land));
                    lands.setHolding(land, Holding.asFresh(lands.holding(land)));
                    if (table.isHeard()) {
                        sites.add(new Site(
                                table.facts().landName(building), table.facts().landName(land)));
                    }
                }
            }
        }
        if (!sites.isEmpty()) {
            table.tell(new TurnEvent.BuildingsReadied(sites));
        }
    }

    /// Shuffles the discard if necessary. Returns true if there is an event card to draw. FF-8.7
    private static boolean readyEventCard(Draft table) {
        var decks = table.decks();
        if (!decks.hasEventCards() && decks.eventDiscardSize() > 0) {
            decks.shuffleEventCards();
            if (table.isHeard()) {
                table.tell(new EventCardEvent.EventCardsShuffled(decks.eventDeckSize()));
            }
        }
        return decks.hasEventCards();
    }

    /// Returns the source of the next event card. FF-8.8
    private static DeckPart nextEventCard(Decks decks) {
        return decks.eventDeckSize() > 0 ? DeckPart.DECK : DeckPart.UNDER;
    }

    /// Turns up an event card and plays it. FF-4.1
    public static void turnUpEventCard(Draft table, int card) {
        if (table.isHeard()) {
            table.tell(new EventCardEvent.EventCardTurnedUp(
                    table.facts().eventCardName(card), nextEventCard(table.decks())));
        }
        table.decks().takeEventCard(card);
        play(table, card);
    }

    private static void play(Draft table, int card) {
        table.turn().setEventCard(card);
        afterEventCard(table, EventCards.play(table));
    }

    /// Looks at an event card. After two cards the owner chooses. FF-11.3 FF-J49
    public static void look(Draft table, int card) {
        if (table.isHeard()) {
            table.tell(new EventCardEvent.EventCardLookedAt(
                    Seat.of(table.active()),
                    Optional.of(table.facts().eventCardName(card)),
                    nextEventCard(table.decks())));
        }
        table.decks().takeEventCard(card);
        table.decks().look(card);
        if (table.decks().looked().length == LOOKED_AT) {
            table.waitFor(new Stage.Forecasting());
        } else if (readyEventCard(table)) {
            table.waitFor(new Stage.Looking());
        } else {
            choose(table, card);
            play(table, card);
        }
    }

    /// Returns the choice between two event cards. Two cards of one name are one choice. FF-11.3 FF-J51
    public static List<FloraMove> forecasts(Draft table) {
        var looked = table.decks().looked();
        var one = new FloraMove.Forecast(table.facts().eventCardId(looked[0]));
        var other = new FloraMove.Forecast(table.facts().eventCardId(looked[1]));
        return one.equals(other) ? List.of(one) : List.of(one, other);
    }

    /// Plays one of the two cards and puts the other under the deck. FF-11.3
    public static void forecast(Draft table, int card) {
        var looked = table.decks().looked();
        int other = looked[0] == card ? looked[1] : looked[0];
        choose(table, card);
        table.decks().putEventUnder(other, table.active());
        if (table.isHeard()) {
            table.tell(new EventCardEvent.EventCardPutUnder(
                    Seat.of(table.active()), Optional.of(table.facts().eventCardName(other))));
        }
        play(table, card);
    }

    /// Chooses this event card of those that were looked at.
    private static void choose(Draft table, int card) {
        table.decks().stopLooking();
        if (table.isHeard()) {
            table.tell(new EventCardEvent.EventCardForecast(
                    Seat.of(table.active()), table.facts().eventCardName(card)));
        }
    }

    /// Discards the event card after it has been carried out. Then a player may have won, or the turn goes on.
    /// FF-4.1 FF-10.1
    ///
    /// @param isOver false if a seat or chance is asked first
    static void afterEventCard(Draft table, boolean isOver) {
        if (isOver) {
            int card = table.turn().eventCard();
            table.decks().discardEventCard(card);
            if (table.isHeard()) {
                table.tell(new EventCardEvent.EventCardDone(table.facts().eventCardName(card)));
            }
            table.turn().setEventCard(TurnState.NO_EVENT_CARD);
            if (!Ending.isOver(table)) {
                turnUp(table);
            }
        }
    }

    /// Takes the roll of the die. FF-8.2
    public static void roll(Draft table, Where where) {
        if (table.isHeard()) {
            table.tell(new EventCardEvent.DieRolled(where));
        }
        afterEventCard(table, EventCards.roll(table, where));
    }

    /// Passes the cards of the Pack Rat. FF-11.4
    public static void pass(Draft table, FloraMove.Rats rats) {
        EventCards.pass(table, rats);
        afterEventCard(table, true);
    }

    // --- The Market and the income ----------------------------------------------------------------------------------

    /// Begins turning up a land for the Market, if there is one. FF-4.2 FF-J23
    private static void turnUp(Draft table) {
        if (table.decks().lands().size() + table.decks().landsUnder().length > 0) {
            table.waitFor(new Stage.Market(1));
        } else {
            income(table);
        }
    }

    /// Turns up a land. FF-3.4 FF-4.2
    public static void turnUp(Draft table, Stage.Market stage, int land) {
        if (table.isHeard()) {
            table.tell(new TurnEvent.LandTurnedUp(
                    table.facts().landName(land), table.decks().lands().size() > 0 ? DeckPart.DECK : DeckPart.UNDER));
        }
        table.decks().turnUpLand(land);
        if (stage.left() > 1) {
            table.waitFor(new Stage.Market(stage.left() - 1));
        } else if (!isBeforeTheFirst(table)) {
            income(table);
        } else if (table.terms().seated()) {
            beginWith(table, Seat.of(0));
        } else {
            SettingUp.askWhoBegins(table);
        }
    }

    /// Returns true if the game is still being set up: no event card has been drawn.
    private static boolean isBeforeTheFirst(Draft table) {
        return table.turn().turns() == 0 && table.decks().eventDiscardSize() == 0;
    }

    /// Gives the income: first Resource Cards, then coins. FF-4.3
    private static void income(Draft table) {
        int seat = table.active();
        draw(table, Seat.of(seat), table.lands().estate(seat).cards(), Purpose.INCOME);
    }

    private static void takeCoins(Draft table) {
        table.gain(table.active(), table.lands().estate(table.active()).coins(), Gain.INCOME);
        table.waitFor(Stage.Action.FREE);
    }

    // --- Drawing ----------------------------------------------------------------------------------------------------

    private static void draw(Draft table, Seat seat, int cards, Purpose purpose) {
        if (Drawing.draw(table, seat, cards, purpose)) {
            afterDrawing(table, purpose);
        }
    }

    /// Takes the Resource Card that was drawn. FF-4.3
    public static void take(Draft table, Stage.Drawing stage, Resource card) {
        if (Drawing.take(table, stage, card)) {
            afterDrawing(table, stage.purpose());
        }
    }

    private static void afterDrawing(Draft table, Purpose purpose) {
        switch (purpose) {
            case START -> begin(table, table.active());
            case INCOME -> takeCoins(table);
            case BOUGHT -> table.waitFor(Stage.Action.FREE);
            case EVENT -> afterEventCard(table, true);
        }
    }

    // --- The end ----------------------------------------------------------------------------------------------------

    /// Ends the turn. FF-4.5 FF-10.3
    public static void end(Draft table) {
        if (table.isHeard()) {
            table.tell(new TurnEvent.TurnEnded(Seat.of(table.active())));
        }
        table.turn().end();
        if (table.turn().turns() >= table.terms().turnCap()) {
            Ending.end(table, GameEnd.LAST_ROUND);
        } else {
            begin(table, table.after(table.active()));
        }
    }
}
