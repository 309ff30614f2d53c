package parterre.flora.material;

import java.util.Arrays;

/// Cards in order or counted by kind, as arrays that are replaced whole and never written on.
public final class Piles {
    /// No cards.
    public static final int[] EMPTY = {};
    private static final int SEAT_BITS = 3;

    private Piles() {}

    /// Returns how many cards there are, counted by kind.
    public static int sum(byte[] counts) {
        int sum = 0;
        for (byte count : counts) {
            sum += count;
        }
        return sum;
    }

    /// Returns the place of one of the bits that are set, counted from 0.
    public static int nth(int bits, int index) {
        return Integer.numberOfTrailingZeros(Integer.expand(1 << index, bits));
    }

    /// Returns the same with more or fewer cards of a kind.
    public static byte[] plus(byte[] counts, int kind, int change) {
        var next = counts.clone();
        next[kind] += (byte) change;
        return next;
    }

    /// Returns the same with a card at the end.
    public static int[] with(int[] cards, int card) {
        var next = Arrays.copyOf(cards, cards.length + 1);
        next[cards.length] = card;
        return next;
    }

    /// Returns the same without the card at this place.
    public static int[] without(int[] cards, int place) {
        var rest = Arrays.copyOf(cards, cards.length - 1);
        System.arraycopy(cards, place + 1, rest, place, rest.length - place);
        return rest;
    }

    /// Packs an event card under the deck and the seat that put it there into one number.
    public static int under(int kind, int seat) {
        return kind << SEAT_BITS | seat;
    }

    public static int kindUnder(int card) {
        return card >> SEAT_BITS;
    }

    public static int seatUnder(int card) {
        return card & ((1 << SEAT_BITS) - 1);
    }
}
