package parterre.engine.table;

import java.util.ArrayList;
import java.util.List;

/// Goes through a text line by line. Lines end in LF. If the first one ends in CR LF, the others may, too.
final class SourceLines {
    private final String text;
    private final boolean windows;
    private int at;
    private int number;

    SourceLines(String text) {
        this.text = text;
        int end = text.indexOf('\n');
        windows = end > 0 && text.charAt(end - 1) == '\r';
    }

    boolean more() {
        return at < text.length();
    }

    /// Returns the number of the line taken last, counted from 1; 0 before the first.
    int number() {
        return number;
    }

    /// Returns the next line without taking it.
    String peek() {
        int end = end(at);
        return text.substring(at, end > at && windows && text.charAt(end - 1) == '\r' ? end - 1 : end);
    }

    /// Takes the next line, without its end.
    String take() {
        var line = peek();
        at = Math.min(end(at) + 1, text.length());
        number++;
        return line;
    }

    /// Takes the indented lines that come next, if any, without their indent. Empty lines among them belong to
    /// them, since editors remove the spaces of empty lines. Empty lines after them do not belong to them.
    List<String> takeBlock() {
        var block = new ArrayList<String>();
        while (more()) {
            int indented = at;
            int empty = 0;
            while (indented < text.length() && isEmpty(indented)) {
                indented = end(indented) + 1;
                empty++;
            }
            if (!text.startsWith(RecordWriter.INDENT, indented)) {
                break;
            }
            for (; empty > 0; empty--) {
                take();
                block.add("");
            }
            block.add(take().substring(RecordWriter.INDENT.length()));
        }
        return block;
    }

    private boolean isEmpty(int start) {
        int end = end(start);
        return end == start || (windows && end == start + 1 && text.charAt(start) == '\r');
    }

    private int end(int start) {
        int end = text.indexOf('\n', start);
        return end < 0 ? text.length() : end;
    }
}
