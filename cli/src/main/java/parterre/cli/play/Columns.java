package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;

/// Short texts beside each other, as many as fit.
final class Columns {
    private Columns() {}

    /// @param width how wide a line may be
    static List<String> of(List<String> texts, int width) {
        int widest = texts.stream().mapToInt(String::length).max().orElse(0) + 2;
        int across = Math.max(1, (width - 2) / widest);
        var lines = new ArrayList<String>();
        for (int i = 0; i < texts.size(); i += across) {
            var line = new StringBuilder("  ");
            for (var text : texts.subList(i, Math.min(i + across, texts.size()))) {
                line.append(text).append(" ".repeat(widest - text.length()));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
