package parterre.flora;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.flora.cards.Ability;
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
    private static final int[] NO_CARDS = {};
    private static final int SEAT_BITS = 3;

    final FloraTerms terms;
    final Facts facts;
    private long[] hands;
    private int[] coins;
    private byte[][] rows;
    private int[] holdings;
    private byte[] pool;
    private boolean ownHands;
    private boolean ownRows;
    private boolean ownHoldings;
    private boolean ownPool;

    /// The Resource Deck, whose order nobody knows, and the discard.
    long deck;
    long discard = Hand.NONE;

    /// The Land Deck, a bit for each card; what lies under it, in order; the Property Market, in order.
    long landsLow;
    long landsHigh;
    int[] landsUnder = NO_CARDS;
    int[] market = NO_CARDS;

    /// The Event Deck and the discard, counted by event; what lies under the deck, in order, with who put it there.
    byte[] eventDeck;
    byte[] eventDiscard;
    int[] eventsUnder = NO_CARDS;

    /// Events that the active player looks at.
    int[] looked = NO_CARDS;

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
        hands = new long[terms.seats()];
        coins = new int[terms.seats()];
        rows = new byte[terms.seats()][0];
        holdings = new int[facts.lands];
        pool = new byte[facts.species];
        facts.cards.species().forEach(species -> pool[species.place()] = (byte) species.copies());
        deck = facts.resources;
        eventDeck = new byte[facts.events];
        eventDiscard = new byte[facts.events];
        for (int kind = 0; kind < facts.events; kind++) {
            eventDeck[kind] = (byte) terms.copies(kind);
        }
        for (int land = 0; land < facts.lands; land++) {
            putInLandDeck(land);
        }
        ownHands = true;
        ownRows = true;
        ownHoldings = true;
        ownPool = true;
        stage = new Stage.Dealing(Seat.of(0));
    }

    /// The same table once more.
    Draft(Draft from) {
        terms = from.terms;
        facts = from.facts;
        hands = from.hands;
        coins = from.coins;
        rows = from.rows;
        holdings = from.holdings;
        pool = from.pool;
        deck = from.deck;
        discard = from.discard;
        landsLow = from.landsLow;
        landsHigh = from.landsHigh;
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
        return hands[seat];
    }

    int coins(int seat) {
        return coins[seat];
    }

    void setHand(int seat, long cards) {
        ownHands();
        hands[seat] = cards;
    }

    void pay(int seat, int price) {
        ownHands();
        coins[seat] -= price;
    }

    void gain(int seat, int some) {
        pay(seat, -some);
    }

    private void ownHands() {
        if (!ownHands) {
            hands = hands.clone();
            coins = coins.clone();
            ownHands = true;
        }
    }

    /// A card goes from a hand to the discard. FF-7.3
    void lay(int seat, Resource card) {
        setHand(seat, hands[seat] - Hand.one(card));
        discard += Hand.one(card);
    }

    // --- Lands ----------------------------------------------------------------------------------------------------

    int size(int seat) {
        return rows[seat].length;
    }

    int landAt(int seat, int slot) {
        return rows[seat][slot];
    }

    int holding(int land) {
        return holdings[land];
    }

    int owner(int land) {
        return Holding.owner(holdings[land]);
    }

    int plant(int land) {
        return Holding.plant(holdings[land]);
    }

    /// The parcel's place in its owner's row.
    int slot(int land) {
        var row = rows[owner(land)];
        int slot = 0;
        while (row[slot] != land) {
            slot++;
        }
        return slot;
    }

    void setHolding(int land, int holding) {
        if (!ownHoldings) {
            holdings = holdings.clone();
            ownHoldings = true;
        }
        holdings[land] = holding;
    }

    /// A parcel comes to the right end of a row. FF-6.4
    void append(int seat, int land) {
        ownRows();
        rows[seat] = Arrays.copyOf(rows[seat], rows[seat].length + 1);
        rows[seat][rows[seat].length - 1] = (byte) land;
        setHolding(land, Holding.ownedBy(holdings[land], seat));
    }

    /// A parcel leaves its row, with all that is on it. FF-9.2
    void detach(int land) {
        int seat = owner(land);
        int slot = slot(land);
        ownRows();
        var row = rows[seat];
        var rest = Arrays.copyOf(row, row.length - 1);
        System.arraycopy(row, slot + 1, rest, slot, rest.length - slot);
        rows[seat] = rest;
        setHolding(land, Holding.ownedBy(holdings[land], -1));
    }

    private void ownRows() {
        if (!ownRows) {
            rows = rows.clone();
            ownRows = true;
        }
    }

    /// Whether a plant could stand there, and nothing stands there. FF-5.7
    boolean isOpen(int land) {
        if (!Holding.isEmpty(holdings[land])) {
            return false;
        }
        var ability = facts.ability[land];
        return ability != Ability.SELF_BUILT && ability != Ability.NO_PLANTS;
    }

    /// Whether a building could be laid there. FF-6.5
    boolean isSite(int land) {
        return Holding.isEmpty(holdings[land]) && facts.ability[land] != Ability.SELF_BUILT;
    }

    /// Whether any building stands on a seat's lands.
    boolean hasBuildings(int seat) {
        for (byte land : rows[seat]) {
            if (Holding.building(holdings[land]) >= 0) {
                return true;
            }
        }
        return false;
    }

    /// The parcel on which a seat's building with this ability stands; -1 without one.
    int building(int seat, Ability ability) {
        for (byte land : rows[seat]) {
            int building = Holding.building(holdings[land]);
            if (building >= 0 && facts.ability[building] == ability) {
                return land;
            }
        }
        return -1;
    }

    boolean has(int seat, Ability ability) {
        return building(seat, ability) >= 0;
    }

    /// The number that a seat's building with this ability has on its card; 0 without one.
    int amount(int seat, Ability ability) {
        int land = building(seat, ability);
        return land < 0 ? 0 : facts.amount[Holding.building(holdings[land])];
    }

    /// The parcel whose building can be used now: it has this ability and has not been used in this turn; -1 without
    /// one. FF-6.9
    int usable(int seat, Ability ability) {
        for (byte land : rows[seat]) {
            int building = Holding.building(holdings[land]);
            if (building >= 0 && facts.ability[building] == ability && !Holding.used(holdings[land])) {
                return land;
            }
        }
        return -1;
    }

    /// The parcel whose building lets its owner play a card as this type; -1 without one. FF-11.3
    int playsAs(int seat, Resource type) {
        for (byte land : rows[seat]) {
            if ((playsAs(land) >>> type.place() & 1) != 0) {
                return land;
            }
        }
        return -1;
    }

    /// As which types a player can still play cards in this turn, a bit for each. FF-11.3
    int lentTypes(int seat) {
        int types = 0;
        for (byte land : rows[seat]) {
            types |= playsAs(land);
        }
        return types;
    }

    private int playsAs(int land) {
        int building = Holding.building(holdings[land]);
        return building < 0 || Holding.used(holdings[land]) ? 0 : facts.playsAs[building];
    }

    void use(int land) {
        setHolding(land, Holding.asUsed(holdings[land]));
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
    }

    // --- Decks ----------------------------------------------------------------------------------------------------

    boolean isInLandDeck(int land) {
        long half = land < Long.SIZE ? landsLow : landsHigh;
        return (half >>> land & 1) != 0;
    }

    void putInLandDeck(int land) {
        if (land < Long.SIZE) {
            landsLow |= 1L << land;
        } else {
            landsHigh |= 1L << (land - Long.SIZE);
        }
    }

    void takeFromLandDeck(int land) {
        if (land < Long.SIZE) {
            landsLow &= ~(1L << land);
        } else {
            landsHigh &= ~(1L << (land - Long.SIZE));
        }
    }

    /// Cards in the Land Deck whose order nobody knows.
    int landDeckSize() {
        return Long.bitCount(landsLow) + Long.bitCount(landsHigh);
    }

    int eventDeckSize() {
        return sum(eventDeck);
    }

    static int sum(byte[] counts) {
        int sum = 0;
        for (byte count : counts) {
            sum += count;
        }
        return sum;
    }

    static byte[] plus(byte[] counts, int kind, int change) {
        var next = counts.clone();
        next[kind] += (byte) change;
        return next;
    }

    static int[] with(int[] cards, int card) {
        var next = Arrays.copyOf(cards, cards.length + 1);
        next[cards.length] = card;
        return next;
    }

    /// The same without the card at this place.
    static int[] without(int[] cards, int place) {
        var rest = Arrays.copyOf(cards, cards.length - 1);
        System.arraycopy(cards, place + 1, rest, place, rest.length - place);
        return rest;
    }

    /// An event under the deck and who put it there, in one number.
    static int under(int kind, int seat) {
        return kind << SEAT_BITS | seat;
    }

    static int kindUnder(int card) {
        return card >> SEAT_BITS;
    }

    static int seatUnder(int card) {
        return card & ((1 << SEAT_BITS) - 1);
    }

    // --- Positions ------------------------------------------------------------------------------------------------

    /// The position that has come of it. Nobody writes on this draft again.
    Position position() {
        ownHands = false;
        ownRows = false;
        ownHoldings = false;
        ownPool = false;
        return new Position(this);
    }

    /// Whether the same lies on both tables.
    boolean isLike(Draft that) {
        return turns == that.turns
                && active == that.active
                && first == that.first
                && bought == that.bought
                && cheap == that.cheap
                && proposals == that.proposals
                && closed == that.closed
                && event == that.event
                && deck == that.deck
                && discard == that.discard
                && landsLow == that.landsLow
                && landsHigh == that.landsHigh
                && stage.equals(that.stage)
                && Arrays.equals(hands, that.hands)
                && Arrays.equals(coins, that.coins)
                && Arrays.deepEquals(rows, that.rows)
                && Arrays.equals(holdings, that.holdings)
                && Arrays.equals(pool, that.pool)
                && Arrays.equals(landsUnder, that.landsUnder)
                && Arrays.equals(market, that.market)
                && Arrays.equals(eventDeck, that.eventDeck)
                && Arrays.equals(eventDiscard, that.eventDiscard)
                && Arrays.equals(eventsUnder, that.eventsUnder)
                && Arrays.equals(looked, that.looked)
                && terms.setup().equals(that.terms.setup());
    }

    /// Equal for tables that are alike.
    int hash() {
        return Objects.hash(
                turns,
                active,
                deck,
                discard,
                landsLow,
                landsHigh,
                stage,
                Arrays.hashCode(hands),
                Arrays.hashCode(coins),
                Arrays.hashCode(holdings),
                Arrays.hashCode(market),
                Arrays.hashCode(eventDeck));
    }
}
