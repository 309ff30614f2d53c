package parterre.stalks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.engine.Fault;
import parterre.engine.Reading;

/// Which hexagons the garden has and which of them touch. Cells are numbered from 0 in reading order. SX-1.3
///
/// A shape is written `side-4`, a hexagon with so many cells to a side, or as the axial coordinates of its cells:
/// `0,0 1,0 0,1`. Neighbours differ by (1, 0), (0, 1), (-1, 1) or the opposite.
final class Shape {
    /// The most cells: a set of them is one word.
    static final int MOST_CELLS = 64;

    static final int MOST_SIDE = 5;

    private static final int NEIGHBOURS = 6;
    private static final byte NONE = -1;
    private static final Pattern HEXAGON = Pattern.compile("(?:side-)?([1-9])");
    private static final Pattern AXIAL = Pattern.compile("(-?[0-9]{1,2}),(-?[0-9]{1,2})");
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}};

    private final String text;
    private final List<Cell> cells;
    private final List<String> names;
    private final List<Integer> rows;
    private final List<Integer> files;
    private final byte[] index;
    private final long[] around;
    private final List<List<String>> neighbours;
    private final long full;
    private final long rim;

    private record Axial(int q, int r) {}

    private Shape(String text, List<Axial> axials) {
        this.text = text;
        int left = axials.stream().mapToInt(Axial::q).min().orElseThrow();
        int top = axials.stream().mapToInt(Axial::r).min().orElseThrow();
        cells = axials.stream()
                .map(axial -> new Cell(axial.r() - top, axial.q() - left))
                .toList();
        names = cells.stream().map(Cell::toString).toList();
        rows = cells.stream().map(Cell::row).toList();
        files = cells.stream().map(Cell::file).toList();
        index = new byte[Cell.MOST * Cell.MOST];
        Arrays.fill(index, NONE);
        for (int i = 0; i < cells.size(); i++) {
            index[place(cells.get(i).row(), cells.get(i).file())] = (byte) i;
        }
        full = cells.size() == MOST_CELLS ? -1 : (1L << cells.size()) - 1;
        around = new long[cells.size()];
        long edge = 0;
        for (int i = 0; i < cells.size(); i++) {
            for (var step : STEPS) {
                int neighbour =
                        number(cells.get(i).row() + step[1], cells.get(i).file() + step[0]);
                around[i] |= neighbour == NONE ? 0 : 1L << neighbour;
            }
            edge |= Long.bitCount(around[i]) < NEIGHBOURS ? 1L << i : 0;
        }
        rim = edge;
        neighbours = Arrays.stream(around).mapToObj(this::names).toList();
    }

    private int number(int row, int file) {
        boolean isWithin = row >= 0 && row < Cell.MOST && file >= 0 && file < Cell.MOST;
        return isWithin ? index[place(row, file)] : NONE;
    }

    private static int place(int row, int file) {
        return row * Cell.MOST + file;
    }

    /// Returns a hexagon with so many cells to a side, 1 to 5: 1, 7, 19, 37 or 61 cells.
    static Shape hexagon(int side) {
        var axials = new ArrayList<Axial>();
        for (int r = 1 - side; r < side; r++) {
            for (int q = 1 - side; q < side; q++) {
                if (Math.abs(q + r) < side) {
                    axials.add(new Axial(q, r));
                }
            }
        }
        return new Shape("side-" + side, axials);
    }

    static Reading<Shape> read(String text) {
        var words = text.strip().toLowerCase(Locale.ROOT);
        var hexagon = HEXAGON.matcher(words);
        if (hexagon.matches()) {
            int side = Integer.parseInt(hexagon.group(1));
            return side <= MOST_SIDE
                    ? Reading.good(hexagon(side))
                    : Reading.bad(text, new StalkFault.SideTooLong(MOST_CELLS, MOST_SIDE));
        }
        var axials = new ArrayList<Axial>();
        for (var word : words.split("\\s+")) {
            var axial = AXIAL.matcher(word);
            if (!axial.matches()) {
                return Reading.bad(word, new StalkFault.NoShape(MOST_SIDE));
            }
            var cell = new Axial(Integer.parseInt(axial.group(1)), Integer.parseInt(axial.group(2)));
            if (axials.contains(cell)) {
                return Reading.bad(word, new Fault.NamedTwice());
            }
            axials.add(cell);
        }
        if (axials.size() > MOST_CELLS) {
            return Reading.bad(Integer.toString(axials.size()), new StalkFault.TooManyCells(MOST_CELLS));
        }
        int width = axials.stream().mapToInt(Axial::q).max().orElse(0)
                - axials.stream().mapToInt(Axial::q).min().orElse(0);
        int height = axials.stream().mapToInt(Axial::r).max().orElse(0)
                - axials.stream().mapToInt(Axial::r).min().orElse(0);
        if (width >= Cell.MOST || height >= Cell.MOST) {
            return Reading.bad(text.strip(), new StalkFault.GardenTooWide(Cell.MOST));
        }
        axials.sort(Comparator.comparingInt(Axial::r).thenComparingInt(Axial::q));
        var sorted = axials.stream().map(cell -> cell.q() + "," + cell.r()).collect(Collectors.joining(" "));
        return Reading.good(new Shape(sorted, axials));
    }

    int size() {
        return cells.size();
    }

    /// Returns all cells, as a set.
    long full() {
        return full;
    }

    /// Returns the cells with fewer than six neighbours, as a set.
    long rim() {
        return rim;
    }

    /// Returns the cells next to this one, as a set.
    long around(int cell) {
        return around[cell];
    }

    Cell cell(int index) {
        return cells.get(index);
    }

    boolean has(Cell cell) {
        return index[place(cell.row(), cell.file())] != NONE;
    }

    /// Returns the number of a cell of this garden.
    int index(Cell cell) {
        return index[place(cell.row(), cell.file())];
    }

    /// Returns the cells' names in reading order.
    List<String> names() {
        return names;
    }

    /// Returns the cells' rows in reading order.
    List<Integer> rows() {
        return rows;
    }

    /// Returns the cells' files in reading order.
    List<Integer> files() {
        return files;
    }

    /// Returns the names of the cells next to each cell, the cells in reading order.
    List<List<String>> neighbours() {
        return neighbours;
    }

    /// Returns the names of these cells in reading order.
    List<String> names(long set) {
        var some = new ArrayList<String>(Long.bitCount(set));
        for (long left = set; left != 0; left &= left - 1) {
            some.add(names.get(Long.numberOfTrailingZeros(left)));
        }
        return Collections.unmodifiableList(some);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Shape that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /// As it is written among the options.
    @Override
    public String toString() {
        return text;
    }
}
