package parterre.engine.table;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.Attachment;
import parterre.engine.Lines;

/// The line of a file option: the file's name and the hash of its content.
record FileLine(String name, String sha256) {
    private static final Pattern SHAPE = Pattern.compile("(.*\\S)\\s+sha256=([0-9a-fA-F]{64})");

    /// Reads the line. Returns empty if the text does not end in a hash.
    static Optional<FileLine> read(String text) {
        var shape = SHAPE.matcher(text);
        return shape.matches() && Lines.isOneLine(shape.group(1))
                ? Optional.of(new FileLine(shape.group(1), shape.group(2)))
                : Optional.empty();
    }

    /// Returns these lines as content. The hash tells whether it has a line break at its very end. Empty if the
    /// hash fits neither way.
    Optional<String> content(List<String> lines) {
        var content = String.join("\n", lines);
        return fits(content)
                ? Optional.of(content)
                : Optional.of(content + "\n").filter(this::fits);
    }

    private boolean fits(String content) {
        return Attachment.sha256(content).equalsIgnoreCase(sha256);
    }
}
