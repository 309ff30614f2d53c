package parterre.flora.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.EventSink;
import parterre.engine.Seat;
import parterre.flora.cards.EventCard;
import parterre.flora.cards.Resource;
import parterre.flora.events.FloraEvent;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.events.Stage;
import parterre.flora.landscape.Landscapes;
import parterre.flora.material.Facts;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;

/// A mutable table, on which moves are carried out. It has the same content as a [Position]: landscapes,
/// purses, decks and the state of the turn. So a chapter of the rules can take the part that it needs. FF-D1
/// FF-J5
public class Draft {
    /// The active player acts freely, and nothing is suggested.
    public static final Stage ACTION = new Stage.Action(Optional.empty());

    private final FloraTerms terms;
    private final Facts facts;
    private final Landscapes lands;
    private final Purses purses;
    private final Decks decks;
    private final TurnState turn;
    private Stage stage;

    /// Creates an empty table with all cards in their decks.
    public Draft(FloraTerms terms) {
        this.terms = terms;
        facts = terms.facts();
        lands = new Landscapes(terms);
        purses = new Purses(terms.seats());
        decks = new Decks(terms);
        turn = new TurnState();
        stage = new Stage.Dealing(Seat.of(0));
    }

    /// A copy of this table.
    public Draft(Draft from) {
        terms = from.terms;
        facts = from.facts;
        lands = new Landscapes(from.lands);
        purses = new Purses(from.purses);
        decks = new Decks(from.decks);
        turn = new TurnState(from.turn);
        stage = from.stage;
    }

    /// Returns the agreed terms.
    public FloraTerms terms() {
        return terms;
    }

    /// Returns the facts that follow from the cards.
    public Facts facts() {
        return facts;
    }

    /// Returns the rows of all seats, and the Species Pool.
    public Landscapes lands() {
        return lands;
    }

    /// Returns the Resource Cards and coins of all seats.
    public Purses purses() {
        return purses;
    }

    /// The decks, the Property Market and the discards.
    public Decks decks() {
        return decks;
    }

    /// Returns the state of the turn.
    public TurnState turn() {
        return turn;
    }

    /// Returns what the table waits for.
    public Stage stage() {
        return stage;
    }

    /// Sets what the table waits for now.
    public void waitFor(Stage next) {
        if (isHeard() && !next.equals(stage)) {
            tell(new FloraEvent.StageChanged(next));
        }
        stage = next;
    }

    /// Returns the sink for the events of the rules. A plain draft drops them.
    public EventSink<FloraEvent> events() {
        return EventSink.silent();
    }

    /// Returns true if events are read. Otherwise the rules need not make any.
    public final boolean isHeard() {
        return events().isHeard();
    }

    /// Emits an event.
    public final void tell(FloraEvent event) {
        events().add(event);
    }

    /// How many seats there are.
    public int seats() {
        return terms.seats();
    }

    /// The seat whose turn it is.
    public int active() {
        return turn.active();
    }

    /// The next seat clockwise.
    public int after(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    /// The seat before in turn order.
    public int before(int seat) {
        return seat == 0 ? seats() - 1 : seat - 1;
    }

    /// Returns the seats clockwise from the active one on.
    public List<Seat> clockwise() {
        var seats = new ArrayList<Seat>(seats());
        int seat = active();
        do {
            seats.add(Seat.of(seat));
            seat = after(seat);
        } while (seat != active());
        return seats;
    }

    /// Returns the event card being carried out. There must be one.
    public EventCard eventCard() {
        return facts.cards().eventCard(turn.eventCard());
    }

    /// A seat gets coins from the bank.
    public void gain(int seat, int coins, Gain reason) {
        int from = purses.coins(seat);
        purses.gain(seat, coins);
        if (coins > 0 && isHeard()) {
            tell(new FloraEvent.CoinsGained(Seat.of(seat), coins, from, from + coins, reason));
        }
    }

    /// A seat pays coins to the bank.
    public void pay(int seat, int coins, Cost reason) {
        int from = purses.coins(seat);
        purses.gain(seat, -coins);
        if (coins > 0 && isHeard()) {
            tell(new FloraEvent.CoinsPaid(Seat.of(seat), coins, from, from - coins, reason));
        }
    }

    /// Uses the ability of the building on a parcel. FF-6.9
    public void use(int land) {
        if (isHeard()) {
            int building = Holding.building(lands.holding(land));
            tell(new FloraEvent.BuildingUsed(
                    Seat.of(lands.owner(land)), facts.landName(building), facts.landName(land)));
        }
        lands.use(land);
    }

    /// Moves a card openly from a hand to the discard. FF-7.3
    public void lay(int seat, Resource card) {
        purses.take(seat, Hand.one(card), purses.everybody());
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
