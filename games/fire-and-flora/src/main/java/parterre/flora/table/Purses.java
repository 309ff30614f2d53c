package parterre.flora.table;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.Hand;

/// The Resource Cards and coins of every seat, and the cards of each hand that others surely know. Those cards were
/// stolen, passed, traded or offered before their eyes, and have not left the hand since. FF-J36 FF-D6
///
/// A card that leaves a hand unseen may be any card that somebody knew of. So they know one card less of each type.
/// Onlookers know what everybody knows.
public final class Purses {
    private static final long ONE_OF_EACH =
            Resource.all().stream().mapToLong(Hand::one).sum();

    /// A bit for each seat, and one for the onlookers.
    private static final int EVERYBODY = -1;

    private final int seats;
    /// Hands, then coins. Once anything is known, then for each hand what everybody knows of it, and what each seat
    /// knows in addition.
    private long[] held;
    /// False while a copy may share the array.
    private boolean own;

    public Purses(int seats) {
        this.seats = seats;
        held = new long[2 * seats];
        own = true;
    }

    /// Creates a copy. It shares the array until one of both writes on it.
    public Purses(Purses from) {
        seats = from.seats;
        held = from.held;
    }

    private long[] own() {
        if (!own) {
            held = held.clone();
            own = true;
        }
        return held;
    }

    public long hand(int seat) {
        return held[seat];
    }

    /// Sets the cards of a hand on a table that is being built.
    public void setHand(int seat, long cards) {
        own()[seat] = cards;
    }

    public int coins(int seat) {
        return (int) held[seats + seat];
    }

    /// A seat takes coins from the bank.
    public void gain(int seat, int some) {
        own()[seats + seat] += some;
    }

    /// A seat pays coins to the bank.
    public void pay(int seat, int price) {
        gain(seat, -price);
    }

    /// A seat draws a card that nobody else sees.
    public void draw(int seat, Resource card) {
        own()[seat] += Hand.one(card);
    }

    /// Returns the cards of a hand that another seat or the onlookers know of.
    public long known(int by, int seat) {
        if (by == seat) {
            return Hand.NONE;
        }
        return at(seats, seat) + (by == seats ? Hand.NONE : at(by, seat));
    }

    private boolean remembers() {
        return held.length > 2 * seats;
    }

    private long at(int by, int seat) {
        return remembers() ? held[place(by, seat)] : Hand.NONE;
    }

    /// Returns where it is stored what everybody knows of a hand, or what a seat knows in addition.
    private int place(int by, int seat) {
        return 2 * seats + seat * (seats + 1) + (by == seats ? 0 : by + 1);
    }

    /// Sets what everybody knows of a hand, or what a seat knows in addition.
    ///
    /// @param by the number of seats for everybody
    /// @return the bit of this place if it has changed, otherwise 0
    private int know(int by, int seat, long cards) {
        if (cards == at(by, seat)) {
            return 0;
        }
        if (!remembers()) {
            held = Arrays.copyOf(held, (seats + 3) * seats);
            own = true;
        }
        own()[place(by, seat)] = cards;
        return 1 << (place(by, seat) - 2 * seats);
    }

    /// Shows everybody that a seat has these cards.
    public void show(Table table, int seat, long cards) {
        long more = Hand.less(cards, known(seats, seat));
        int changed = know(seats, seat, known(seats, seat) + more);
        for (int by = 0; by < seats; by++) {
            changed |= know(by, seat, Hand.less(at(by, seat), more));
        }
        tell(table, changed);
    }

    /// A seat lays a card openly.
    public void lay(Table table, int seat, Resource card) {
        tell(table, exchange(seat, Hand.one(card), EVERYBODY, Hand.NONE, 0));
    }

    /// Two seats exchange cards openly. Both hands lose cards before they get others, so that these are not mixed
    /// with the given ones. FF-D6
    public void trade(Table table, int seat, long gives, int other, long gets) {
        tell(
                table,
                exchange(seat, gives, EVERYBODY, gets, EVERYBODY) | exchange(other, gets, EVERYBODY, gives, EVERYBODY));
    }

    /// A seat takes a card from another hand. Only these two see it.
    public void rob(Table table, int victim, int thief, Resource card) {
        long cards = Hand.one(card);
        tell(
                table,
                exchange(victim, cards, 1 << thief, Hand.NONE, 0) | exchange(thief, Hand.NONE, 0, cards, 1 << victim));
    }

    /// Each seat passes a card to the next, at the same moment. Only these two see it.
    public void passOn(Table table, List<Optional<Resource>> cards) {
        int changed = 0;
        for (int seat = 0; seat < seats; seat++) {
            int giver = table.before(seat);
            changed |= exchange(seat, one(cards.get(seat)), 1 << table.after(seat), one(cards.get(giver)), 1 << giver);
        }
        tell(table, changed);
    }

    private static long one(Optional<Resource> card) {
        return card.map(Hand::one).orElse(Hand.NONE);
    }

    /// Cards leave a hand, any number openly or one that only some see. Then others come into it.
    ///
    /// @param goneSeenBy a bit for each other seat that sees which cards leave
    /// @param comeSeenBy a bit for each other seat that sees which cards come
    /// @return the changed places of what is known, a bit for each
    private int exchange(int seat, long gone, int goneSeenBy, long come, int comeSeenBy) {
        own()[seat] += come - gone;
        if (!remembers() && come == Hand.NONE) {
            return 0;
        }
        int changed = 0;
        long open = after(known(seats, seat), seats, gone, goneSeenBy, come, comeSeenBy);
        for (int by = 0; by < seats; by++) {
            if (by != seat) {
                changed |= know(by, seat, after(known(by, seat), by, gone, goneSeenBy, come, comeSeenBy) - open);
            }
        }
        // This comes last, because what a seat knows contains it.
        changed |= know(seats, seat, open);
        forget();
        return changed;
    }

    private static long after(long known, int by, long gone, int goneSeenBy, long come, int comeSeenBy) {
        long lost = (goneSeenBy >>> by & 1) != 0 || gone == Hand.NONE ? gone : ONE_OF_EACH;
        return Hand.less(known, lost) + ((comeSeenBy >>> by & 1) != 0 ? come : Hand.NONE);
    }

    /// Frees the memory of known cards if nothing is known any more.
    private void forget() {
        for (int place = 2 * seats; place < held.length; place++) {
            if (held[place] != Hand.NONE) {
                return;
            }
        }
        held = Arrays.copyOf(held, 2 * seats);
        own = true;
    }

    /// Emits what others know now in these places: first where it is nothing any more.
    private void tell(Table table, int changed) {
        if (changed != 0 && table.isHeard()) {
            IntStream.range(0, seats * (seats + 1))
                    .filter(place -> (changed >>> place & 1) != 0)
                    .mapToObj(this::knownAt)
                    .sorted(Comparator.comparing(known -> known.cards() != Hand.NONE))
                    .forEach(known ->
                            table.tell(new TurnEvent.CardsKnown(known.by(), known.of(), Hand.named(known.cards()))));
        }
    }

    /// Returns the known cards, hand by hand: first those that everybody knows, then those that each seat knows
    /// in addition.
    public List<Known> known() {
        return IntStream.range(0, held.length - 2 * seats)
                .mapToObj(this::knownAt)
                .filter(known -> known.cards() != Hand.NONE)
                .toList();
    }

    private Known knownAt(int place) {
        int by = place % (seats + 1);
        return new Known(
                by == 0 ? Optional.empty() : Optional.of(Seat.of(by - 1)),
                Seat.of(place / (seats + 1)),
                remembers() ? held[2 * seats + place] : Hand.NONE);
    }

    /// Restores an entry of [#known].
    public void know(Known known) {
        int by = known.by().map(Seat::index).orElse(seats);
        know(by, known.of().index(), at(by, known.of().index()) + known.cards());
    }

    /// Cards that others know of.
    ///
    /// @param by the seat that knows of them in addition to what everybody knows; empty for everybody
    /// @param of the seat whose hand has them
    /// @param cards as [Hand] packs them
    public record Known(Optional<Seat> by, Seat of, long cards) {}

    /// Returns true if both are equal.
    public boolean isLike(Purses that) {
        return Arrays.equals(held, that.held);
    }

    public int hash() {
        return Arrays.hashCode(held);
    }
}
