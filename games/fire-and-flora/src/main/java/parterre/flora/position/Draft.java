package parterre.flora.position;

import java.util.List;
import parterre.engine.EventSink;
import parterre.engine.Seat;
import parterre.flora.cards.EventCard;
import parterre.flora.cards.Resource;
import parterre.flora.eventcards.EventCardTable;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.LandEvent;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.events.Stage;
import parterre.flora.events.TurnEvent;
import parterre.flora.landscape.Landscapes;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Holding;
import parterre.flora.owning.OwningTable;
import parterre.flora.playing.PlayingTable;
import parterre.flora.setup.SetupTable;
import parterre.flora.table.Decks;
import parterre.flora.table.Purses;
import parterre.flora.table.TurnState;
import parterre.flora.trading.TradingTable;

/// A mutable table, on which moves are carried out. It has the same content as a [Position]: landscapes,
/// purses, decks and the state of the turn. Each chapter of the rules sees it through an interface of its own, which
/// has only what the chapter needs. FF-D1 FF-J5
public final class Draft implements EventCardTable, OwningTable, PlayingTable, SetupTable, TradingTable {
    private final FloraTerms terms;
    private final Landscapes lands;
    private final Purses purses;
    private final Decks decks;
    private final TurnState turn;
    private final EventSink<FloraEvent> events;
    private Stage stage;

    /// Creates an empty table with all cards in their decks.
    public Draft(FloraTerms terms) {
        this.terms = terms;
        lands = new Landscapes(terms);
        purses = new Purses(terms.seats());
        decks = new Decks(terms);
        turn = new TurnState();
        events = EventSink.silent();
        stage = new Stage.Dealing(Seat.of(0));
    }

    /// Creates a copy of a table, which drops its events.
    public Draft(Draft from) {
        this(from, EventSink.silent());
    }

    /// Creates a copy of a table, whose events go to this sink.
    public Draft(Draft from, EventSink<FloraEvent> events) {
        this.events = events;
        terms = from.terms;
        lands = new Landscapes(from.lands);
        purses = new Purses(from.purses);
        decks = new Decks(from.decks);
        turn = new TurnState(from.turn);
        stage = from.stage;
    }

    @Override
    public FloraTerms terms() {
        return terms;
    }

    @Override
    public Landscapes lands() {
        return lands;
    }

    @Override
    public Purses purses() {
        return purses;
    }

    @Override
    public Decks decks() {
        return decks;
    }

    @Override
    public TurnState turn() {
        return turn;
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public void waitFor(Stage next) {
        if (isHeard() && !next.equals(stage)) {
            tell(new TurnEvent.StageChanged(next));
        }
        stage = next;
    }

    /// Returns the events of the rules so far, if they are heard.
    public List<FloraEvent> events() {
        return events.events();
    }

    @Override
    public boolean isHeard() {
        return events.isHeard();
    }

    @Override
    public void tell(FloraEvent event) {
        events.add(event);
    }

    @Override
    public int active() {
        return turn.active();
    }

    @Override
    public int stars(int seat) {
        return lands.stars(seat);
    }

    @Override
    public int natives(int seat) {
        return lands.natives(seat);
    }

    @Override
    public int bigNatives(int seat) {
        return lands.bigNatives(seat);
    }

    @Override
    public int coins(int seat) {
        return purses.coins(seat);
    }

    @Override
    public EventCard eventCard() {
        return facts().cards().eventCard(turn.eventCard());
    }

    @Override
    public void gain(int seat, int coins, Gain reason) {
        int from = purses.coins(seat);
        purses.gain(seat, coins);
        if (coins > 0 && isHeard()) {
            tell(new TurnEvent.CoinsGained(Seat.of(seat), coins, from, from + coins, reason));
        }
    }

    @Override
    public void pay(int seat, int coins, Cost reason) {
        int from = purses.coins(seat);
        purses.gain(seat, -coins);
        if (coins > 0 && isHeard()) {
            tell(new TurnEvent.CoinsPaid(Seat.of(seat), coins, from, from - coins, reason));
        }
    }

    @Override
    public void use(int land) {
        if (isHeard()) {
            int building = Holding.building(lands.holding(land));
            tell(new LandEvent.BuildingUsed(
                    Seat.of(lands.owner(land)), facts().landName(building), facts().landName(land)));
        }
        lands.use(land);
    }

    /// Moves a card openly from a hand to the discard. FF-7.3
    @Override
    public void lay(int seat, Resource card) {
        purses.lay(this, seat, card);
        decks.discard(card);
    }

    /// Returns the position that was reached. This draft must not change again.
    public Position position() {
        return new Position(this);
    }

    /// Returns true if both tables are equal.
    boolean isLike(Draft that) {
        return turn.isLike(that.turn)
                && decks.isLike(that.decks)
                && stage.equals(that.stage)
                && purses.isLike(that.purses)
                && lands.isLike(that.lands)
                && terms.setup().equals(that.terms.setup());
    }

    int hash() {
        int hash = turn.hash();
        hash = 31 * hash + decks.hash();
        hash = 31 * hash + stage.hashCode();
        hash = 31 * hash + purses.hash();
        return 31 * hash + lands.hash();
    }
}
