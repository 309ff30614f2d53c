package parterre.server.table.state;

import java.util.Comparator;
import java.util.List;

/// A stretch of time, in milliseconds since 1970.
public record Span(long from, long to) {
    /// Returns how much of a stretch lies outside these spans, which may overlap.
    public static long outside(long from, long to, List<Span> spans) {
        long counted = 0;
        long reached = from;
        for (var span :
                spans.stream().sorted(Comparator.comparingLong(Span::from)).toList()) {
            if (span.from() >= to) {
                break;
            }
            counted += Math.max(0, span.from() - reached);
            reached = Math.max(reached, span.to());
        }
        return counted + Math.max(0, to - reached);
    }
}
