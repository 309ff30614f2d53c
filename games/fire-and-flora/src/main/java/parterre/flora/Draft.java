package parterre.flora;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;

/// A table while moves are being carried out: what a [Position] shows, free to change. Rules write on a draft, which in
/// the end becomes a position. FF-D1
///
/// The arrays are shared between drafts and copied before they are written on; lists of cards are replaced whole.
/// FF-6.8 FF-J5 FF-J13 FF-J41
final class Draft {
    /// Acts freely, nothing suggested.
    static final Stage ACTION = new Stage.Action(Optional.empty());
    /// No event is being carried out.
    static final int NO_EVENT = -1;
    private static final short NOWHERE = -1;
    private static final int SLOT_BITS = 7;
    private static final int SLOT = (1 << SLOT_BITS) - 1;

    final FloraTerms terms;
    final Facts facts;
    private Purses purses;
    /// Each row, holdings and pool: to be written on by this class only.
    byte[][] rows;
    /// What is the matter with each parcel of each row, as [Holding] says.
    int[][] holdings;
    /// Where each land lies: its owner and its place in his row, or [#NOWHERE].
    private short[] spots;
    byte[] pool;
    /// What has been worked out of each row; none where something has changed since.
    private @Nullable RowFacts[] rowFacts;

    /// The species without a card in the Pool, a bit for each.
    private int gone;

    private boolean ownPurses;
    private boolean ownRows;
    /// Whose holdings nobody else sees yet, a bit for each seat.
    private int ownHoldings;
    private boolean ownPool;
    private boolean ownFacts;

    /// The Resource Deck, whose order nobody knows, and the discard.
    long deck;
    long discard = Hand.NONE;

    /// The Land Deck; what lies under it, in order; the Property Market, in order.
    LandSet landDeck = LandSet.NONE;
    int[] landsUnder = Piles.EMPTY;
    int[] market = Piles.EMPTY;

    /// The Event Deck and the discard, counted by event; what lies under the deck, in order, with who put it there.
    byte[] eventDeck;
    byte[] eventDiscard;
    int[] eventsUnder = Piles.EMPTY;

    /// Events that the active player looks at.
    int[] looked = Piles.EMPTY;

    /// The event being carried out, or [#NO_EVENT].
    int event = NO_EVENT;

    /// Turns that have ended.
    int turns;
    int active;
    int first;

    /// Whether a land has been bought in this turn. FF-4.4
    boolean bought;

    /// Resource Cards bought in this turn, as far as the General Store counts. FF-11.3
    int cheap;

    /// Trades proposed in this turn. FF-J52
    int proposals;

    /// Seats that want no more offers in this turn, a bit for each.
    int closed;

    Stage stage;

    /// An empty table, all cards in their decks.
    Draft(FloraTerms terms) {
        this.terms = terms;
        facts = terms.facts();
        purses = new Purses(terms.seats());
        rows = new byte[terms.seats()][0];
        rowFacts = new RowFacts[terms.seats()];
        holdings = new int[terms.seats()][0];
        spots = new short[facts.lands];
        Arrays.fill(spots, NOWHERE);
        pool = new byte[facts.species];
        facts.cards.species().forEach(species -> setPool(species.place(), species.copies()));
        deck = facts.resources;
        eventDeck = new byte[facts.events];
        eventDiscard = new byte[facts.events];
        for (int kind = 0; kind < facts.events; kind++) {
            eventDeck[kind] = (byte) terms.copies(kind);
        }
        for (int land = 0; land < facts.lands; land++) {
            landDeck = landDeck.with(land);
        }
        ownPurses = true;
        ownRows = true;
        ownPool = true;
        ownFacts = true;
        stage = new Stage.Dealing(Seat.of(0));
    }

    /// The same table once more.
    Draft(Draft from) {
        terms = from.terms;
        facts = from.facts;
        purses = from.purses;
        rows = from.rows;
        holdings = from.holdings;
        spots = from.spots;
        rowFacts = from.rowFacts;
        pool = from.pool;
        gone = from.gone;
        deck = from.deck;
        discard = from.discard;
        landDeck = from.landDeck;
        landsUnder = from.landsUnder;
        market = from.market;
        eventDeck = from.eventDeck;
        eventDiscard = from.eventDiscard;
        eventsUnder = from.eventsUnder;
        looked = from.looked;
        event = from.event;
        turns = from.turns;
        active = from.active;
        first = from.first;
        bought = from.bought;
        cheap = from.cheap;
        proposals = from.proposals;
        closed = from.closed;
        stage = from.stage;
    }

    int seats() {
        return terms.seats();
    }

    int after(int seat) {
        return seat + 1 == seats() ? 0 : seat + 1;
    }

    int before(int seat) {
        return seat == 0 ? seats() - 1 : seat - 1;
    }

    // --- Hands and coins ------------------------------------------------------------------------------------------

    long hand(int seat) {
        return purses.hand(seat);
    }

    int coins(int seat) {
        return purses.coins(seat);
    }

    /// What everybody holds, and what is known of it; to be read only.
    Purses purses() {
        return purses;
    }

    /// The same, to be changed.
    Purses ownPurses() {
        if (!ownPurses) {
            purses = new Purses(purses);
            ownPurses = true;
        }
        return purses;
    }

    void setHand(int seat, long cards) {
        ownPurses().setHand(seat, cards);
    }

    void pay(int seat, int price) {
        gain(seat, -price);
    }

    void gain(int seat, int some) {
        ownPurses().gain(seat, some);
    }

    /// A card goes from a hand to the discard, before everybody's eyes. FF-7.3
    void lay(int seat, Resource card) {
        ownPurses().take(seat, Hand.one(card), purses.everybody());
        discard += Hand.one(card);
    }

    /// Cards go from one hand into another.
    ///
    /// @param seenBy a bit for each who sees which they are, as [Purses] counts them
    void hand(int from, int to, long cards, int seenBy) {
        ownPurses().take(from, cards, seenBy);
        purses.give(to, cards, seenBy);
    }

    // --- Lands ----------------------------------------------------------------------------------------------------

    int size(int seat) {
        return rows[seat].length;
    }

    int landAt(int seat, int slot) {
        return rows[seat][slot];
    }

    int holdingAt(int seat, int slot) {
        return holdings[seat][slot];
    }

    /// What is the matter with a land; 0 for one that is not on the table.
    int holding(int land) {
        int spot = spots[land];
        return spot == NOWHERE ? 0 : holdings[spot >> SLOT_BITS][spot & SLOT];
    }

    /// Whose landscape it is in; -1 for a land that is not on the table.
    int owner(int land) {
        return spots[land] >> SLOT_BITS;
    }

    int plant(int land) {
        return Holding.plant(holding(land));
    }

    /// The parcel's place in its owner's row.
    int slot(int land) {
        return spots[land] & SLOT;
    }

    /// Something changes on a parcel that is on the table.
    void setHolding(int land, int holding) {
        int seat = owner(land);
        int old = holding(land);
        if ((ownHoldings >>> seat & 1) == 0) {
            replace(seat, holdings[seat].clone());
        }
        holdings[seat][slot(land)] = holding;
        var known = rowFacts[seat];
        know(seat, known == null ? null : known.after(this, seat, land, old));
    }

    /// A parcel that was not on the table comes to the right end of a row. FF-6.4
    void append(int seat, int land) {
        place(seat, land, 0);
    }

    /// A parcel goes to the right end of another row, with all that is on it. FF-9.2
    void move(int land, int to) {
        int holding = holding(land);
        int from = owner(land);
        int slot = slot(land);
        ownRows();
        var rest = new byte[rows[from].length - 1];
        var held = new int[rest.length];
        for (int i = 0; i < rest.length; i++) {
            int old = i < slot ? i : i + 1;
            rest[i] = rows[from][old];
            held[i] = holdings[from][old];
            spots[rest[i]] = spot(from, i);
        }
        rows[from] = rest;
        replace(from, held);
        know(from, null);
        place(to, land, holding);
    }

    private void place(int seat, int land, int holding) {
        ownRows();
        int slot = rows[seat].length;
        rows[seat] = Arrays.copyOf(rows[seat], slot + 1);
        rows[seat][slot] = (byte) land;
        replace(seat, Piles.with(holdings[seat], holding));
        spots[land] = spot(seat, slot);
        var known = rowFacts[seat];
        know(seat, known == null ? null : known.appended(this, seat));
    }

    private static short spot(int seat, int slot) {
        return (short) (seat << SLOT_BITS | slot);
    }

    private void ownRows() {
        if (!ownRows) {
            rows = rows.clone();
            spots = spots.clone();
            ownRows = true;
        }
    }

    /// A row's holdings are replaced by such as nobody else sees.
    private void replace(int seat, int[] row) {
        if (ownHoldings == 0) {
            holdings = holdings.clone();
        }
        holdings[seat] = row;
        ownHoldings |= 1 << seat;
    }

    /// What follows from a seat's row.
    RowFacts row(int seat) {
        var known = rowFacts[seat];
        if (known == null || !known.holds(this)) {
            known = known == null ? new RowFacts(this, seat) : known.now(this, seat);
            rowFacts[seat] = known;
        }
        return known;
    }

    /// What a seat's lands and buildings bring, whatever the Species Pool holds.
    Estate estate(int seat) {
        var known = rowFacts[seat];
        return known == null ? row(seat).estate : known.estate;
    }

    /// The stars that show in a seat's row, whatever the Species Pool holds. FF-5.3
    int stars(int seat) {
        var known = rowFacts[seat];
        return known == null ? row(seat).stars : known.stars;
    }

    /// Something has changed in a seat's row. Where children may go next door, its neighbours' rows answer otherwise,
    /// too. FF-13.1
    private void know(int seat, @Nullable RowFacts facts) {
        if (!ownFacts) {
            rowFacts = rowFacts.clone();
            ownFacts = true;
        }
        if (terms.dispersal()) {
            Arrays.fill(rowFacts, null);
        } else {
            rowFacts[seat] = facts;
        }
    }

    /// Whether a plant could stand there, and nothing stands there. FF-5.7
    boolean isOpen(int land) {
        return Holding.isEmpty(holding(land)) && facts.isOpen(land);
    }

    /// Whether a building could be laid there. FF-6.5
    boolean isSite(int land) {
        return facts.isSite(land, holding(land));
    }

    void use(int land) {
        setHolding(land, Holding.asUsed(holding(land)));
    }

    // --- Species Pool ---------------------------------------------------------------------------------------------

    int pool(int species) {
        return pool[species];
    }

    void setPool(int species, int cards) {
        if (!ownPool) {
            pool = pool.clone();
            ownPool = true;
        }
        pool[species] = (byte) cards;
        gone = cards == 0 ? gone | 1 << species : gone & ~(1 << species);
    }

    /// The species of which no card is left, a bit for each.
    int gone() {
        return gone;
    }

    // --- Decks ----------------------------------------------------------------------------------------------------

    int eventDeckSize() {
        return Piles.sum(eventDeck);
    }

    // --- Positions ------------------------------------------------------------------------------------------------

    /// The position that has come of it. Nobody writes on this draft again.
    Position position() {
        ownPurses = false;
        ownRows = false;
        ownHoldings = 0;
        ownPool = false;
        ownFacts = false;
        return new Position(this);
    }
}
