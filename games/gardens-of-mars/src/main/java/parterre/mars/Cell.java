package parterre.mars;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import parterre.engine.Packed;
import parterre.engine.Reading;

/// One hexagon of the garden.
///
/// Cells are numbered from 0 to 90 in reading order: row a from left to right, then row b, down to row k. The
/// centre is 45. A cell is written by its row and its slanting file: `e5`; the centre is `f6`. RULES.md has the
/// picture. GM-1.1
///
/// @param index from 0 to 90
public record Cell(int index) implements Packed<String> {
    /// How many cells there are.
    public static final int COUNT = 91;

    /// Cells on one side of the garden, less one: the largest coordinate.
    static final int RADIUS = 5;

    private static final Pattern NAME = Pattern.compile("[a-k]\\d{1,2}");

    private static final List<Cell> ALL =
            IntStream.range(0, COUNT).mapToObj(Cell::new).toList();

    private static final List<String> NAMES = ALL.stream()
            .map(cell -> (char) ('a' + cell.r() + RADIUS) + Integer.toString(cell.q() + RADIUS + 1))
            .toList();

    /// The cell in the middle, where nothing ever stands or grows. GM-1.2
    public static final Cell CENTRE = at(0, 0);

    public Cell {
        if (index < 0 || index >= COUNT) {
            throw new IllegalArgumentException("cell " + index + " is not within 0 and " + (COUNT - 1));
        }
    }

    /// Returns the cell with this number, without allocation.
    public static Cell of(int index) {
        return ALL.get(index);
    }

    /// Returns all cells in reading order.
    public static List<Cell> all() {
        return ALL;
    }

    /// Returns the cell with these axial coordinates; see [#isOnBoard(int, int)].
    static Cell at(int q, int r) {
        if (!isOnBoard(q, r)) {
            throw new IllegalArgumentException("(" + q + "," + r + ") is not in the garden");
        }
        return of(firstOfRow(r) + q - leftmost(r));
    }

    /// Returns true if a cell has these axial coordinates: |q|, |r| and |q + r| are at most 5. GM-1.1
    static boolean isOnBoard(int q, int r) {
        return Math.abs(q) <= RADIUS && Math.abs(r) <= RADIUS && Math.abs(q + r) <= RADIUS;
    }

    /// Axial row: -5 is row a, 5 is row k.
    int r() {
        int r = -RADIUS;
        while (r < RADIUS && firstOfRow(r + 1) <= index) {
            r++;
        }
        return r;
    }

    /// Axial file: -5 to 5, written as 1 to 11.
    int q() {
        int r = r();
        return index - firstOfRow(r) + leftmost(r);
    }

    private static int leftmost(int r) {
        return Math.max(-RADIUS, -RADIUS - r);
    }

    private static int firstOfRow(int r) {
        int cells = 0;
        for (int above = -RADIUS; above < r; above++) {
            cells += 2 * RADIUS + 1 - Math.abs(above);
        }
        return cells;
    }

    /// Reads a cell such as `e5`.
    static Reading<Cell> read(String text) {
        var word = text.strip().toLowerCase(Locale.ROOT);
        if (!NAME.matcher(word).matches()) {
            return Reading.bad(text, new MarsFault.NotACell());
        }
        int r = word.charAt(0) - 'a' - RADIUS;
        int q = Integer.parseInt(word.substring(1)) - 1 - RADIUS;
        return isOnBoard(q, r)
                ? Reading.good(at(q, r))
                : Reading.bad(
                        text,
                        new MarsFault.NotInGarden(
                                word.substring(0, 1),
                                leftmost(r) + RADIUS + 1,
                                leftmost(r) + 3 * RADIUS + 1 - Math.abs(r)));
    }

    @Override
    public String plain() {
        return toString();
    }

    /// "e5".
    @Override
    public String toString() {
        return NAMES.get(index);
    }
}
