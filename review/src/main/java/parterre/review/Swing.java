package parterre.review;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The change by chance in one step, for the party with the largest change.
///
/// @param step the number of the step, from 1
/// @param party the index of the party whose share changed most; of several the one that gained
/// @param change of its share of the win, from -1 to 1
public record Swing(int step, int party, double change) {
    /// Counts as much as an inaccuracy. A smaller change is left out.
    private static final double LEAST = 0.05;

    /// The most that a reader can take in.
    private static final int MOST = 12;

    /// Shares that differ by less are the same.
    private static final double ROUNDING = 1e-9;

    /// Returns the largest swings of a game, in the order of the steps.
    static List<Swing> largest(List<List<Part>> steps) {
        return IntStream.range(0, steps.size())
                .boxed()
                .flatMap(index -> steps.get(index).stream()
                        .filter(part -> part.cause() instanceof Cause.Luck)
                        .flatMap(part -> of(index + 1, part.change())))
                .filter(swing -> Math.abs(swing.change()) >= LEAST)
                .sorted(Comparator.comparingDouble((Swing swing) -> -Math.abs(swing.change()))
                        .thenComparingInt(Swing::step))
                .limit(MOST)
                .sorted(Comparator.comparingInt(Swing::step))
                .toList();
    }

    private static Stream<Swing> of(int step, List<Double> change) {
        return IntStream.range(0, change.size())
                .mapToObj(party -> new Swing(step, party, change.get(party)))
                .reduce((best, next) -> next.isLargerThan(best) ? next : best)
                .stream();
    }

    private boolean isLargerThan(Swing other) {
        double more = Math.abs(change) - Math.abs(other.change());
        return more > ROUNDING || (more > -ROUNDING && change > 0 && other.change() < 0);
    }
}
