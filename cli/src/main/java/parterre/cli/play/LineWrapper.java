package parterre.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;

/// Makes text fit a narrow terminal.
///
/// A drawing that is too wide is folded along a gutter: the part to the right of it (a side panel) moves below.
/// Without a gutter the drawing does not change. A long sentence is broken between words.
final class LineWrapper {
    /// A text with fewer lines than this is not a drawing but sentences.
    private static final int DRAWING = 5;

    private LineWrapper() {}

    /// Returns the lines of a text with its colours, none wider than `width` if possible.
    static List<AttributedString> fit(String text, int width) {
        var lines = text.lines().map(AttributedString::fromAnsi).toList();
        if (width <= 0 || lines.stream().allMatch(line -> line.columnLength() <= width)) {
            return lines;
        }
        if (lines.size() < DRAWING) {
            return lines.stream().flatMap(line -> words(line, width).stream()).toList();
        }
        // A cut further left keeps more lines of a ragged panel whole.
        return IntStream.rangeClosed(width / 2, width)
                .filter(column -> isGutter(lines, column))
                .boxed()
                .max(Comparator.<Integer>comparingLong(column -> beyond(lines, column))
                        .thenComparing(Comparator.naturalOrder()))
                .map(gutter -> folded(lines, gutter))
                .orElse(lines);
    }

    private static long beyond(List<AttributedString> lines, int column) {
        return lines.stream().filter(line -> line.columnLength() > column).count();
    }

    /// Returns true if every line either ends before this column or leaves the two columns before it empty.
    private static boolean isGutter(List<AttributedString> lines, int column) {
        return lines.stream()
                .allMatch(line -> line.columnLength() <= column
                        || part(line, column - 2, column).toString().isBlank());
    }

    private static List<AttributedString> folded(List<AttributedString> lines, int gutter) {
        var folded = new ArrayList<AttributedString>();
        lines.forEach(line -> folded.add(trimmed(part(line, 0, gutter))));
        var panel = lines.stream()
                .map(line -> trimmed(part(line, gutter, line.columnLength())))
                .filter(line -> !line.toString().isBlank())
                .toList();
        int indent = panel.stream().mapToInt(LineWrapper::indent).min().orElse(0);
        panel.forEach(line -> folded.add(part(line, indent, line.columnLength())));
        return folded;
    }

    private static List<AttributedString> words(AttributedString line, int width) {
        var broken = new ArrayList<AttributedString>();
        var rest = line;
        while (rest.columnLength() > width) {
            int space = part(rest, 0, width + 1).toString().lastIndexOf(' ');
            if (space <= indent(rest)) {
                break; // a word as wide as the terminal, such as the path of a file
            }
            broken.add(rest.subSequence(0, space));
            rest = rest.subSequence(space + 1, rest.length());
        }
        broken.add(rest);
        return broken;
    }

    private static AttributedString part(AttributedString line, int from, int to) {
        int end = Math.min(to, line.columnLength());
        return from >= end ? AttributedString.EMPTY : line.columnSubSequence(from, end);
    }

    private static AttributedString trimmed(AttributedString line) {
        return line.subSequence(0, line.toString().stripTrailing().length());
    }

    private static int indent(AttributedString line) {
        var text = line.toString();
        return text.length() - text.stripLeading().length();
    }
}
