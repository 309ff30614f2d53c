package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parterre.engine.Fault;
import parterre.engine.Packed;
import parterre.engine.Reading;

/// A hexagon of the garden by its row and its slanting file: `d4`. Row a is the topmost that the garden has, file 1 the
/// leftmost. RULES.md has the picture. SX-1.3
///
/// @param row from 0
/// @param file from 0
public record Cell(int row, int file) implements Packed<String> {
    /// The most rows, and the most files, that a garden may have.
    static final int MOST = 26;

    public Cell {
        if (row < 0 || row >= MOST || file < 0 || file >= MOST) {
            throw new IllegalArgumentException("row " + row + ", file " + file + " are not within 0 and " + (MOST - 1));
        }
    }

    static Reading<Cell> read(String text) {
        var word = text.strip().toLowerCase(Locale.ROOT);
        if (!word.matches("[a-z][1-9][0-9]?") || Integer.parseInt(word.substring(1)) > MOST) {
            return Reading.bad(text, new StalkFault.NotACell());
        }
        return Reading.good(new Cell(word.charAt(0) - 'a', Integer.parseInt(word.substring(1)) - 1));
    }

    /// Reads cells with spaces between them.
    static Reading<List<Cell>> readAll(String text) {
        var cells = new ArrayList<Cell>();
        for (var word : text.strip().split("\\s+")) {
            switch (read(word)) {
                case Reading.Good<Cell>(Cell cell) -> {
                    if (cells.contains(cell)) {
                        return Reading.bad(word, new Fault.NamedTwice());
                    }
                    cells.add(cell);
                }
                case Reading.Bad<Cell>(var problems) -> {
                    return new Reading.Bad<>(problems);
                }
            }
        }
        return Reading.good(List.copyOf(cells));
    }

    @Override
    public String plain() {
        return toString();
    }

    /// "d4".
    @Override
    public String toString() {
        return (char) ('a' + row) + Integer.toString(file + 1);
    }
}
