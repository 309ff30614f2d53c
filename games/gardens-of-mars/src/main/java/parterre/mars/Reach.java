package parterre.mars;

import parterre.engine.Bits;

/// A set of cells that straight lines reach from one cell: one to six cells away, without the centre, where no
/// gardener stops. There are at most thirty such cells. They are numbered in reading order, so that a set is
/// one word. Values for every decision are computed once. GM-3.4
///
/// @param from the cell that the lines start from
/// @param set one bit for each of the cells
record Reach(int from, int set) {
    /// Room for the cells of one start, and for the cells that may hold a blocker.
    private static final int ROOM = 32;

    private static final int BLOCKERS = 128;
    private static final int DICE_SETS = 1 << Dice.FACES;

    private static final long[] LINES_LOW = new long[Cell.COUNT];
    private static final long[] LINES_HIGH = new long[Cell.COUNT];
    private static final byte[] CELLS = new byte[Cell.COUNT * ROOM];
    private static final int[] BY_DICE = new int[Cell.COUNT * DICE_SETS];
    private static final int[] BEHIND = new int[Cell.COUNT * BLOCKERS];

    static {
        for (var from : Cell.all()) {
            layOut(from.index());
        }
    }

    /// Returns where a gardener alone on the board could go with any one of these dice. It goes as many cells as the
    /// die says, in a straight line, on the board, and not to the centre. GM-3.4a GM-3.4b GM-3.4d
    ///
    /// @param faces the values on the dice as a set of bits, bit 0 for a 1
    static Reach of(int from, int faces) {
        return new Reach(from, BY_DICE[from * DICE_SETS + faces]);
    }

    /// Returns the cells that a gardener on `blocker` makes unreachable from `from`, as a set of bits: that
    /// cell and the cells behind it in the same straight line. [Position#NOWHERE] blocks none. GM-3.4c
    static int behind(int from, int blocker) {
        return BEHIND[from * BLOCKERS + blocker];
    }

    /// Returns those of the cells that belong to a set of any cells.
    Reach within(Cells cells) {
        return new Reach(from, set & seen(from, cells));
    }

    /// Returns the set without some cells, which are given as from [#behind(int, int)].
    Reach without(int some) {
        return new Reach(from, set & ~some);
    }

    boolean isEmpty() {
        return set == 0;
    }

    int size() {
        return Integer.bitCount(set);
    }

    /// Returns true if the set contains all cells of another set from the same cell.
    boolean hasAll(Reach other) {
        return (other.set & ~set) == 0;
    }

    boolean meets(Reach other) {
        return (other.set & set) != 0;
    }

    boolean has(int cell) {
        return !within(Cells.NONE.with(cell)).isEmpty();
    }

    /// Returns the cell with this rank, in reading order.
    ///
    /// @param rank from 0 to `size()` - 1
    int nth(int rank) {
        return CELLS[from * ROOM + Bits.nth(set, rank)];
    }

    /// Returns those of any cells that lines reach, by their numbers on the lines.
    private static int seen(int from, Cells cells) {
        long low = LINES_LOW[from];
        long high = LINES_HIGH[from];
        return (int) (Long.compress(cells.low(), low) | Long.compress(cells.high(), high) << Long.bitCount(low));
    }

    private static void layOut(int from) {
        var lines = Cells.NONE;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int die = Garden.die(from, cell);
            if (die >= 1 && die <= Dice.FACES && cell != Cell.CENTRE.index()) {
                CELLS[from * ROOM + lines.size()] = (byte) cell;
                lines = lines.with(cell);
            }
        }
        LINES_LOW[from] = lines.low();
        LINES_HIGH[from] = lines.high();
        for (int faces = 0; faces < DICE_SETS; faces++) {
            int set = 0;
            for (int place = 0; place < lines.size(); place++) {
                int die = Garden.die(from, CELLS[from * ROOM + place]);
                set |= (faces >> (die - 1) & 1) << place;
            }
            BY_DICE[from * DICE_SETS + faces] = set;
        }
        for (int blocker = 0; blocker < Cell.COUNT; blocker++) {
            BEHIND[from * BLOCKERS + blocker] = seen(from, Garden.beyond(from, blocker));
        }
    }
}
