package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Bits;

/// A set of cells: one bit for each, cells 0 to 63 in the low word and 64 to 90 in the high one.
record Cells(long low, long high) {
    static final Cells NONE = new Cells(0, 0);
    static final Cells ALL = new Cells(-1, (1L << (Cell.COUNT - 64)) - 1);

    static Cells of(Iterable<Cell> cells) {
        var set = NONE;
        for (var cell : cells) {
            set = set.with(cell.index());
        }
        return set;
    }

    Cells with(int cell) {
        // Sets the bit without a branch on the word: a shift counts modulo 64.
        long bit = 1L << cell;
        long inHigh = -(cell >> 6);
        return new Cells(low | (bit & ~inHigh), high | (bit & inHigh));
    }

    Cells and(Cells other) {
        return new Cells(low & other.low, high & other.high);
    }

    Cells or(Cells other) {
        return new Cells(low | other.low, high | other.high);
    }

    Cells minus(Cells other) {
        return new Cells(low & ~other.low, high & ~other.high);
    }

    /// Returns true if the two sets have a cell in common.
    boolean meets(Cells other) {
        return ((low & other.low) | (high & other.high)) != 0;
    }

    boolean has(int cell) {
        return ((cell < 64 ? low : high) >>> cell & 1) != 0;
    }

    boolean isEmpty() {
        return (low | high) == 0;
    }

    int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /// Returns the cell with this rank among those of the set, in reading order.
    ///
    /// @param rank from 0 to `size()` - 1
    int nth(int rank) {
        int inLow = Long.bitCount(low);
        return rank < inLow ? Bits.nth(low, rank) : 64 + Bits.nth(high, rank - inLow);
    }

    /// Returns the names of the cells in reading order.
    List<String> names() {
        var names = new ArrayList<String>(size());
        for (var cell : list()) {
            names.add(cell.toString());
        }
        return names;
    }

    /// Returns the cells in reading order.
    List<Cell> list() {
        var cells = new ArrayList<Cell>(size());
        for (int rank = 0; rank < size(); rank++) {
            cells.add(Cell.of(nth(rank)));
        }
        return cells;
    }
}
