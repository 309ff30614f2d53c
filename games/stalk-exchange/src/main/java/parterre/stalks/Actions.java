package parterre.stalks;

import parterre.engine.Bits;
import parterre.engine.Moves;
import parterre.stalks.StalkMove.Cost;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;

/// The moves of a player, counted at once and decoded one at a time. The order is: plants by slot from the left
/// and then by cell in reading order, swaps by slot and then by the type given, the flush, the end. SX-D4
final class Actions implements Moves<StalkMove> {
    private static final Flush FLUSH = new Flush();
    private static final End END = new End();

    private final Shape shape;
    private final Cost cost;
    private final long exchange;
    private final long held;
    private final long empty;
    private final int cells;
    private final int plants;
    private final int swaps;
    private final int flushes;
    private final int ends;

    Actions(Draft table) {
        shape = table.terms.shape();
        cost = Acting.cost(table.actions);
        exchange = table.exchange;
        held = table.portfolio(table.seat);
        empty = table.empty();
        cells = Long.bitCount(empty);
        int flowers = Exchange.size(exchange);
        plants = flowers * cells;
        int swaps = flowers * Bunch.kinds(held);
        for (long left = exchange; left != 0; left >>>= 3) {
            swaps -= isHeld(Exchange.typeAt(left, 0));
        }
        this.swaps = swaps;
        flushes = table.tokens(table.seat) > 0 ? 1 : 0;
        ends = flushes == 1 && Acting.mayEnd(table) ? 1 : 0;
    }

    private int isHeld(int type) {
        return type >= 0 && Bunch.has(held, type) ? 1 : 0;
    }

    @Override
    public int size() {
        return plants + swaps + flushes + ends;
    }

    /// Returns how many plants there are: so many for each flower as there are empty cells.
    int plants() {
        return plants;
    }

    /// Returns the place of the swap that takes from this slot and gives this type. It must be possible.
    int swap(int slot, int given) {
        int place = plants;
        int kinds = Bunch.kinds(held);
        for (int before = 0; before < slot; before++) {
            int type = Exchange.typeAt(exchange, before);
            place += type < 0 ? 0 : kinds - isHeld(type);
        }
        int taken = Exchange.typeAt(exchange, slot);
        for (int type = 0; type < given; type++) {
            place += type == taken ? 0 : isHeld(type);
        }
        return place;
    }

    /// Returns the last place, where the end is if the turn may end.
    int end() {
        return size() - 1;
    }

    @Override
    public StalkMove get(int index) {
        if (index < plants) {
            return new Plant(cost, Exchange.nth(exchange, index / cells), shape.cell(Bits.nth(empty, index % cells)));
        }
        if (index < plants + swaps) {
            return swap(index - plants);
        }
        return index == plants + swaps && flushes == 1 ? FLUSH : END;
    }

    private Swap swap(int rank) {
        int left = rank;
        int kinds = Bunch.kinds(held);
        int slot = -1;
        int choices;
        do {
            slot++;
            int type = Exchange.typeAt(exchange, slot);
            choices = type < 0 ? 0 : kinds - isHeld(type);
            left -= choices;
        } while (left >= 0);
        left += choices;
        int taken = Exchange.typeAt(exchange, slot);
        int given = -1;
        while (left >= 0) {
            given++;
            left -= given == taken ? 0 : isHeld(given);
        }
        return new Swap(cost, slot, Flower.at(given));
    }
}
