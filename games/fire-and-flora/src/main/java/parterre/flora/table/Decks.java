package parterre.flora.table;

import java.util.Arrays;
import parterre.flora.cards.Resource;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.LandSet;
import parterre.flora.material.Piles;

/// The decks and the open cards beside them: the Resource Deck, the Land Deck with the Property Market, the
/// Event Deck. Nobody knows the order of a deck. Cards that were put under it come up in that order. FF-8.8
/// FF-6.8 FF-J13
///
/// Arrays are replaced whole, so that copies share them.
public final class Decks {
    private long resources;
    private long discard = Hand.NONE;
    private LandSet lands = LandSet.NONE;
    private int[] landsUnder = Piles.EMPTY;
    private int[] market = Piles.EMPTY;
    /// Event cards, counted by kind.
    private byte[] eventCards;
    private byte[] eventDiscard;
    /// Event cards under the deck, each with the seat that put it there, as [Piles#under] packs them.
    private int[] eventsUnder = Piles.EMPTY;
    private int[] looked = Piles.EMPTY;

    /// Creates decks that hold all cards.
    public Decks(FloraTerms terms) {
        var facts = terms.facts();
        resources = facts.resources();
        eventCards = new byte[facts.eventCardCount()];
        eventDiscard = new byte[facts.eventCardCount()];
        for (int kind = 0; kind < eventCards.length; kind++) {
            eventCards[kind] = (byte) terms.copies(kind);
        }
        for (int land = 0; land < facts.landCount(); land++) {
            lands = lands.with(land);
        }
    }

    public Decks(Decks from) {
        resources = from.resources;
        discard = from.discard;
        lands = from.lands;
        landsUnder = from.landsUnder;
        market = from.market;
        eventCards = from.eventCards;
        eventDiscard = from.eventDiscard;
        eventsUnder = from.eventsUnder;
        looked = from.looked;
    }

    // --- Resource Cards -------------------------------------------------------------------------------------------

    /// Returns the Resource Deck, as [Hand] packs it.
    public long resources() {
        return resources;
    }

    /// Returns the Resource discard, as [Hand] packs it.
    public long discard() {
        return discard;
    }

    /// Returns true if there is a Resource Card to draw, possibly after a shuffle. FF-J23
    public boolean hasResources() {
        return resources + discard != Hand.NONE;
    }

    /// The Resource discard is shuffled and becomes the deck. FF-J23
    public void shuffleResources() {
        resources += discard;
        discard = Hand.NONE;
    }

    /// Cards leave the Resource Deck.
    public void takeResources(long cards) {
        resources -= cards;
    }

    /// A card comes to the Resource discard. FF-7.3
    public void discard(Resource card) {
        discard += Hand.one(card);
    }

    /// Sets the Resource discard of a table that is being built. Its cards leave the deck.
    public void buildDiscard(long cards) {
        discard = cards;
        resources -= cards;
    }

    // --- Land Cards -----------------------------------------------------------------------------------------------

    /// Returns the Land Deck.
    public LandSet lands() {
        return lands;
    }

    /// Returns the lands under the Land Deck, in the order in which they will come up; never written on.
    public int[] landsUnder() {
        return landsUnder;
    }

    /// Returns the Property Market, in order; never written on.
    public int[] market() {
        return market;
    }

    /// A land leaves the Land Deck for somewhere else.
    public void takeLand(int land) {
        lands = lands.without(land);
    }

    /// Turns up the next land: from the deck, or the first land under it if the deck is empty. FF-4.2 FF-8.8
    public void turnUpLand(int land) {
        if (lands.size() > 0) {
            lands = lands.without(land);
        } else {
            landsUnder = Piles.without(landsUnder, 0);
        }
        addToMarket(land);
    }

    /// A land comes to the end of the Property Market. FF-4.2
    public void addToMarket(int land) {
        market = Piles.with(market, land);
    }

    /// Returns the land's place in the Property Market; -1 if it is not there.
    public int placeInMarket(int land) {
        for (int place = 0; place < market.length; place++) {
            if (market[place] == land) {
                return place;
            }
        }
        return -1;
    }

    /// A land leaves the Property Market.
    public void takeFromMarket(int land) {
        market = Piles.without(market, placeInMarket(land));
    }

    /// A building goes under the Land Deck. FF-J50
    public void putLandUnder(int land) {
        landsUnder = Piles.with(landsUnder, land);
    }

    // --- Event cards ----------------------------------------------------------------------------------------------

    /// Returns the Event Deck, counted by kind; never written on.
    public byte[] eventCards() {
        return eventCards;
    }

    /// Returns how many cards of unknown order the Event Deck has.
    public int eventDeckSize() {
        return Piles.sum(eventCards);
    }

    /// Returns how many event cards of a kind are on the Event discard.
    public int eventsDone(int kind) {
        return eventDiscard[kind];
    }

    /// Returns how many cards are on the Event discard.
    public int eventDiscardSize() {
        return Piles.sum(eventDiscard);
    }

    /// Returns the cards under the Event Deck, as [Piles#under] packs them, in the order in which they will
    /// come up. The array is never written on.
    public int[] eventsUnder() {
        return eventsUnder;
    }

    /// Returns the event cards that the active player looks at; never written on.
    public int[] looked() {
        return looked;
    }

    /// Returns true if there is an event card to draw.
    public boolean hasEventCards() {
        return eventDeckSize() > 0 || eventsUnder.length > 0;
    }

    /// The Event discard is shuffled and becomes the deck, which is empty. FF-8.7
    public void shuffleEventCards() {
        eventCards = eventDiscard;
        eventDiscard = new byte[eventDiscard.length];
    }

    /// Turns up the next event card: from the deck, or the first card under it if the deck is empty. FF-8.8
    public void takeEventCard(int kind) {
        if (eventDeckSize() > 0) {
            eventCards = Piles.plus(eventCards, kind, -1);
        } else {
            eventsUnder = Piles.without(eventsUnder, 0);
        }
    }

    /// An event card has been carried out. FF-4.1
    public void discardEventCard(int kind) {
        eventDiscard = Piles.plus(eventDiscard, kind, 1);
    }

    /// An event card is looked at. FF-11.3
    public void look(int kind) {
        looked = Piles.with(looked, kind);
    }

    /// No event card is looked at any more.
    public void stopLooking() {
        looked = Piles.EMPTY;
    }

    /// A seat puts an event card under the Event Deck. FF-11.3
    public void putEventUnder(int kind, int seat) {
        eventsUnder = Piles.with(eventsUnder, Piles.under(kind, seat));
    }

    /// Sets the hidden event cards of an imagined table: the rest of the deck, the cards under it, and the
    /// cards looked at.
    public void imagine(byte[] left, int[] under, int[] lookedAt) {
        eventCards = left;
        eventsUnder = under;
        looked = lookedAt;
    }

    // --- Comparing ------------------------------------------------------------------------------------------------

    /// Returns true if both are equal.
    public boolean isLike(Decks that) {
        return resources == that.resources
                && discard == that.discard
                && lands.equals(that.lands)
                && Arrays.equals(landsUnder, that.landsUnder)
                && Arrays.equals(market, that.market)
                && Arrays.equals(eventCards, that.eventCards)
                && Arrays.equals(eventDiscard, that.eventDiscard)
                && Arrays.equals(eventsUnder, that.eventsUnder)
                && Arrays.equals(looked, that.looked);
    }

    public int hash() {
        int hash = Long.hashCode(resources);
        hash = 31 * hash + Long.hashCode(discard);
        hash = 31 * hash + lands.hashCode();
        hash = 31 * hash + Arrays.hashCode(market);
        return 31 * hash + Arrays.hashCode(eventCards);
    }
}
