package parterre.mars;

import java.util.ArrayList;
import java.util.List;

/// The board: a hexagon of 91 hexagons, six to a side. Neighbours and straight lines are computed once. GM-1.1
final class Garden {
    /// The six directions as steps of (q, r), clockwise from the right. GM-1.1
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    private static final Cells[] NEIGHBOURS = new Cells[Cell.COUNT];
    private static final byte[] DISTANCE = new byte[Cell.COUNT * Cell.COUNT];

    static {
        for (var cell : Cell.all()) {
            layOut(cell);
        }
    }

    private Garden() {}

    /// Returns the cells next to this one: six, four on an edge, three in a corner. GM-3.1b
    static Cells neighbours(int cell) {
        return NEIGHBOURS[cell];
    }

    /// Returns the cells that a gardener on `blocker` makes unreachable from `from`: that cell and all cells
    /// behind it in the same straight line. Empty if the two are not in one line. GM-3.4c
    static Cells beyond(int from, int blocker) {
        for (var direction : DIRECTIONS) {
            var line = line(Cell.of(from), direction);
            int place = line.indexOf(Cell.of(blocker));
            if (place >= 0) {
                return Cells.of(line.subList(place, line.size()));
            }
        }
        return Cells.NONE;
    }

    /// Returns the die that leads from one cell to another in a straight line, which is their distance. 0 if
    /// the cells are the same or no straight line joins them.
    static int die(int from, int to) {
        return DISTANCE[from * Cell.COUNT + to];
    }

    /// Returns all cells of a set that are connected to some of them, by way of neighbours within the set.
    ///
    /// @param some the cells to begin from, which belong to `within`
    static Cells joined(Cells some, Cells within) {
        // Uses words instead of sets, because groups are counted at every planting.
        long frontLow = some.low();
        long frontHigh = some.high();
        long low = frontLow;
        long high = frontHigh;
        while ((frontLow | frontHigh) != 0) {
            int cell;
            if (frontLow != 0) {
                cell = Long.numberOfTrailingZeros(frontLow);
                frontLow &= frontLow - 1;
            } else {
                cell = 64 + Long.numberOfTrailingZeros(frontHigh);
                frontHigh &= frontHigh - 1;
            }
            var next = NEIGHBOURS[cell];
            long newLow = next.low() & within.low() & ~low;
            long newHigh = next.high() & within.high() & ~high;
            low |= newLow;
            high |= newHigh;
            frontLow |= newLow;
            frontHigh |= newHigh;
        }
        return new Cells(low, high);
    }

    /// Returns the cells that are next to some cell of a set.
    static Cells beside(Cells some) {
        long low = 0;
        long high = 0;
        for (long left = some.low(); left != 0; left &= left - 1) {
            var next = NEIGHBOURS[Long.numberOfTrailingZeros(left)];
            low |= next.low();
            high |= next.high();
        }
        for (long left = some.high(); left != 0; left &= left - 1) {
            var next = NEIGHBOURS[64 + Long.numberOfTrailingZeros(left)];
            low |= next.low();
            high |= next.high();
        }
        return new Cells(low, high);
    }

    private static void layOut(Cell from) {
        var neighbours = Cells.NONE;
        for (var direction : DIRECTIONS) {
            var line = line(from, direction);
            for (int i = 0; i < line.size(); i++) {
                DISTANCE[from.index() * Cell.COUNT + line.get(i).index()] = (byte) (i + 1);
            }
            if (!line.isEmpty()) {
                neighbours = neighbours.with(line.getFirst().index());
            }
        }
        NEIGHBOURS[from.index()] = neighbours;
    }

    private static List<Cell> line(Cell from, int[] direction) {
        var line = new ArrayList<Cell>();
        int q = from.q() + direction[0];
        int r = from.r() + direction[1];
        while (Cell.isOnBoard(q, r)) {
            line.add(Cell.at(q, r));
            q += direction[0];
            r += direction[1];
        }
        return line;
    }
}
