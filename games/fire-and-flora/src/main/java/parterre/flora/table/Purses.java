package parterre.flora.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.material.Hand;

/// The Resource Cards and coins of every seat, and the cards of each hand that others surely know. Those cards were
/// stolen, passed, traded or offered before their eyes, and have not left the hand since. FF-J36 FF-D6
///
/// A card that leaves a hand unseen may be any card that somebody knew of. So they know one card less of each type.
/// Onlookers know what everybody knows. Their knowledge is stored behind that of the last seat.
public final class Purses {
    private static final long ONE_OF_EACH =
            Resource.all().stream().mapToLong(Hand::one).sum();

    private final int seats;
    /// Hands, then coins, then, once anything is known, what each seat and the onlookers know of each hand.
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

    /// Cards go from one hand into another.
    ///
    /// @param seenBy a bit for each who sees which they are, as [#everybody] counts them
    public void pass(int from, int to, long cards, int seenBy) {
        take(from, cards, seenBy);
        give(to, cards, seenBy);
    }

    /// Returns the seats and the onlookers, a bit for each.
    public int everybody() {
        return (2 << seats) - 1;
    }

    /// Returns the cards of a hand that another seat or the onlookers know of.
    public long known(int by, int seat) {
        return remembers() ? held[place(by, seat)] : Hand.NONE;
    }

    public boolean remembers() {
        return held.length > 2 * seats;
    }

    private int place(int by, int seat) {
        return (2 + by) * seats + seat;
    }

    private void know(int by, int seat, long cards) {
        if (by != seat && cards != known(by, seat)) {
            if (!remembers()) {
                held = Arrays.copyOf(held, (seats + 3) * seats);
                own = true;
            }
            own()[place(by, seat)] = cards;
        }
    }

    /// Shows everybody that a seat has these cards.
    public void show(int seat, long cards) {
        for (int by = 0; by <= seats; by++) {
            know(by, seat, Hand.most(known(by, seat), cards));
        }
    }

    /// Takes cards from a hand: any number openly, or one card that only some have seen.
    ///
    /// @param seenBy a bit for each who sees which cards they are
    public void take(int seat, long cards, int seenBy) {
        own()[seat] -= cards;
        if (remembers()) {
            for (int by = 0; by <= seats; by++) {
                know(by, seat, Hand.less(known(by, seat), (seenBy >>> by & 1) != 0 ? cards : ONE_OF_EACH));
            }
            forget();
        }
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

    /// Adds cards to a hand.
    ///
    /// @param seenBy a bit for each who sees which cards they are
    public void give(int seat, long cards, int seenBy) {
        own()[seat] += cards;
        for (int by = 0; by <= seats; by++) {
            if ((seenBy >>> by & 1) != 0) {
                know(by, seat, known(by, seat) + cards);
            }
        }
    }

    /// Returns the known cards, hand by hand: first those that everybody knows, then those that each seat knows
    /// in addition.
    public List<Known> known() {
        var known = new ArrayList<Known>();
        for (int seat = 0; remembers() && seat < seats; seat++) {
            long open = known(seats, seat);
            add(known, Optional.empty(), seat, open);
            for (int by = 0; by < seats; by++) {
                add(known, Optional.of(Seat.of(by)), seat, Hand.less(known(by, seat), open));
            }
        }
        return known;
    }

    private static void add(List<Known> known, Optional<Seat> by, int seat, long cards) {
        if (cards != Hand.NONE) {
            known.add(new Known(by, Seat.of(seat), cards));
        }
    }

    /// Restores an entry of [#known]. Entries must come in that order.
    public void know(Known known) {
        int seat = known.of().index();
        long cards = known.cards();
        for (int by = 0; by <= seats; by++) {
            if (known.by().isEmpty() || known.by().get().index() == by) {
                know(by, seat, known(by, seat) + cards);
            }
        }
    }

    /// Cards that others know of.
    ///
    /// @param by the seat that knows of them in addition to what everybody knows; empty for everybody
    /// @param of the seat whose hand has them
    /// @param cards as [Hand] packs them
    public record Known(Optional<Seat> by, Seat of, long cards) {
        /// Returns true if both say what the same people know of the same hand.
        public boolean isAbout(Known that) {
            return by.equals(that.by) && of.equals(that.of);
        }
    }

    /// Returns true if both are equal.
    public boolean isLike(Purses that) {
        return Arrays.equals(held, that.held);
    }

    public int hash() {
        return Arrays.hashCode(held);
    }
}
