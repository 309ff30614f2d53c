package parterre.flora.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.material.Hand;

/// Everybody's Resource Cards and coins, and which cards of a hand others surely know of: such as were stolen, passed,
/// traded or offered before their eyes and have not left it since. FF-J36 FF-D6
///
/// Where a card leaves a hand unseen, it may be any that somebody knew of, so of each type he knows of one less.
/// Onlookers know what everybody knows; among those who know they come behind the last seat.
public final class Purses {
    private static final long ONE_OF_EACH =
            Resource.all().stream().mapToLong(Hand::one).sum();

    private final int seats;
    /// Hands, then coins, then, once anything is known, what each who knows knows of each hand.
    private long[] held;
    /// Whether no copy shares the array.
    private boolean own;

    Purses(int seats) {
        this.seats = seats;
        held = new long[2 * seats];
        own = true;
    }

    /// A copy shares the array until one of both writes on it.
    Purses(Purses from) {
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

    /// The seats and the onlookers, a bit for each.
    public int everybody() {
        return (2 << seats) - 1;
    }

    /// The cards of a hand that somebody else knows of.
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

    /// Everybody sees that a seat has these cards.
    public void show(int seat, long cards) {
        for (int by = 0; by <= seats; by++) {
            know(by, seat, Hand.most(known(by, seat), cards));
        }
    }

    /// Cards leave a hand: openly all at once, or one that only some have seen.
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

    /// Where nothing is known any more, nothing is remembered.
    private void forget() {
        for (int place = 2 * seats; place < held.length; place++) {
            if (held[place] != Hand.NONE) {
                return;
            }
        }
        held = Arrays.copyOf(held, 2 * seats);
        own = true;
    }

    /// Cards come into a hand.
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

    /// What is known, hand by hand: first what everybody knows, then what each seat knows beyond that.
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

    /// Takes over what [#known] has told, in that order.
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
    /// @param by who knows of them, beyond what everybody knows; empty for everybody
    /// @param of whose hand they are in
    /// @param cards as [Hand] packs them
    public record Known(Optional<Seat> by, Seat of, long cards) {}

    boolean isLike(Purses that) {
        return Arrays.equals(held, that.held);
    }

    int hash() {
        return Arrays.hashCode(held);
    }
}
