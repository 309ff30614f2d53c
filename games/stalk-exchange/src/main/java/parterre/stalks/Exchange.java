package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Bits;
import parterre.engine.Reading;
import parterre.stalks.StalkEvent.Slide;
import parterre.stalks.StalkEvent.SlotFilled;

/// The Stalk Exchange as one word, with three bits for each slot, the leftmost slot lowest. 0 is an empty slot,
/// and any other number is the type plus one. Slots are counted from 0 here and from 1 by people. SX-1.4
final class Exchange {
    static final long EMPTY = 0;

    static final int MOST_SLOTS = 12;

    /// No slot.
    static final int NO_SLOT = -1;

    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;
    private static final long LOWEST = 0x2_4924_9249L;
    private static final char NOTHING = '.';

    private Exchange() {}

    /// Returns the type in a slot, or -1.
    static int typeAt(long exchange, int slot) {
        return ((int) (exchange >>> (BITS * slot)) & MASK) - 1;
    }

    /// Returns the lowest bit of each slot that holds a flower.
    private static long held(long exchange) {
        return (exchange | exchange >>> 1 | exchange >>> 2) & LOWEST;
    }

    /// Returns how many slots hold a flower.
    static int size(long exchange) {
        return Long.bitCount(held(exchange));
    }

    /// Returns the n-th slot, from the left, that holds a flower.
    static int nth(long exchange, int rank) {
        return Bits.nth(held(exchange), rank) / BITS;
    }

    /// Returns the same with a flower in an empty slot.
    static long with(long exchange, int slot, int type) {
        return exchange | (type + 1L) << (BITS * slot);
    }

    static long without(long exchange, int slot) {
        return exchange & ~((long) MASK << (BITS * slot));
    }

    /// Returns the rightmost empty slot of this many slots, or [#NO_SLOT].
    static int hole(long exchange, int slots) {
        for (int slot = slots - 1; slot >= 0; slot--) {
            if (typeAt(exchange, slot) < 0) {
                return slot;
            }
        }
        return NO_SLOT;
    }

    /// Returns the rightmost slot with a flower; there must be one.
    static int rightmost(long exchange) {
        return (63 - Long.numberOfLeadingZeros(exchange)) / BITS;
    }

    /// Returns the slot whose flower the upkeep composts, or [#NO_SLOT]. SX-4.7 SX-A4
    static int composted(long exchange, Terms terms) {
        if (exchange == EMPTY) {
            return NO_SLOT;
        }
        int slot = rightmost(exchange);
        return terms.lastSlotOnly() && slot < terms.slots() - 1 ? NO_SLOT : slot;
    }

    /// Returns the flowers that have an empty slot to their right, from right to left. SX-4.8
    static List<Slide> slides(long exchange, int slots) {
        var slides = new ArrayList<Slide>();
        int to = slots;
        for (int slot = to - 1; slot >= 0; slot--) {
            if (typeAt(exchange, slot) >= 0 && --to > slot) {
                slides.add(new Slide(slot + 1, to + 1));
            }
        }
        return slides;
    }

    /// Returns the exchange with the flowers as far right as possible, in the same order. SX-4.8
    static long slid(long exchange, int slots) {
        long slid = EMPTY;
        int to = slots;
        for (int slot = slots - 1; slot >= 0; slot--) {
            int type = typeAt(exchange, slot);
            if (type >= 0) {
                slid = with(slid, --to, type);
            }
        }
        return slid;
    }

    /// Puts a flower from the greenhouse into the rightmost empty slot. SX-2.3 SX-4.8
    static void fillRightmost(Draft table, int type) {
        fill(table, hole(table.exchange, table.terms.slots()), type);
    }

    /// Puts a flower from the greenhouse into an empty slot.
    static void fill(Draft table, int slot, int type) {
        table.exchange = with(table.exchange, slot, type);
        if (table.events().isHeard()) {
            table.events().add(new SlotFilled(slot + 1, Flower.at(type)));
        }
    }

    /// Returns all flowers on it.
    static long bunch(long exchange) {
        long bunch = Bunch.NONE;
        for (long left = exchange; left != 0; left >>>= BITS) {
            int type = typeAt(left, 0);
            bunch = type < 0 ? bunch : Bunch.with(bunch, type);
        }
        return bunch;
    }

    /// Returns a letter for each slot, `.` for an empty one.
    static String write(long exchange, int slots) {
        var text = new char[slots];
        for (int slot = 0; slot < slots; slot++) {
            int type = typeAt(exchange, slot);
            text[slot] = type < 0 ? NOTHING : Flower.at(type).letter();
        }
        return new String(text);
    }

    static Reading<Long> read(String text, int slots) {
        if (text.length() != slots) {
            return Reading.bad("exchange", new StalkFault.WrongNumberOfSlots(text.length(), slots));
        }
        long exchange = EMPTY;
        for (int slot = 0; slot < slots; slot++) {
            char letter = text.charAt(slot);
            var flower = Flower.of(letter);
            if (flower.isEmpty() && letter != NOTHING) {
                return Reading.bad("exchange", new StalkFault.NoFlowerLetter(Character.toString(letter)));
            }
            exchange = flower.isEmpty()
                    ? exchange
                    : with(exchange, slot, flower.get().type());
        }
        return Reading.good(exchange);
    }
}
