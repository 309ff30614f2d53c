package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// A table of text for people. Columns are as wide as their widest cell, with two spaces between them and
/// without lines.
final class TextTable {
    private static final int WIDTH = 100;
    private static final String GAP = "  ";

    private final String indent;
    private final List<Side> sides;
    private final List<List<String>> rows = new ArrayList<>();

    /// @param indent the text in front of every line
    /// @param sides the alignment of each column
    TextTable(String indent, Side... sides) {
        this.indent = indent;
        this.sides = List.of(sides);
    }

    /// The alignment of cells in a column: words to the left, numbers to the right.
    enum Side {
        LEFT,
        RIGHT
    }

    /// Adds one more row, with as many cells as there are columns.
    TextTable row(String... cells) {
        return row(List.of(cells));
    }

    TextTable row(List<String> cells) {
        if (cells.size() != sides.size()) {
            throw new IllegalArgumentException(cells.size() + " cells for " + sides.size() + " columns");
        }
        rows.add(List.copyOf(cells));
        return this;
    }

    boolean empty() {
        return rows.isEmpty();
    }

    /// Returns the lines without trailing spaces. A last column of words is broken into lines of at most 100
    /// characters.
    List<String> lines() {
        var widths = new ArrayList<Integer>();
        for (int column = 0; column < sides.size(); column++) {
            widths.add(width(column));
        }
        var lines = new ArrayList<String>();
        for (var row : rows) {
            var line = new StringBuilder(indent);
            int last = row.size() - 1;
            for (int column = 0; column < last; column++) {
                line.append(padded(row.get(column), widths.get(column), sides.get(column)))
                        .append(GAP);
            }
            if (sides.get(last) == Side.RIGHT) {
                lines.add(line.append(padded(row.get(last), widths.get(last), Side.RIGHT))
                        .toString());
            } else {
                int start = line.length();
                var parts = wrapped(row.get(last), Math.max(30, WIDTH - start));
                lines.add(line.append(parts.getFirst()).toString().stripTrailing());
                parts.stream().skip(1).map(part -> " ".repeat(start) + part).forEach(lines::add);
            }
        }
        return lines;
    }

    @Override
    public String toString() {
        return lines().stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    private static String padded(String cell, int width, Side side) {
        var padding = " ".repeat(width - cell.length());
        return switch (side) {
            case LEFT -> cell + padding;
            case RIGHT -> padding + cell;
        };
    }

    /// Returns the words in lines of at most this width, at least one line. A longer word has a line to itself.
    static List<String> wrapped(String text, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : text.strip().split("\\s+")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
