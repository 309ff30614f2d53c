package parterre.review;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// The accuracy of a player in one game, in per cent, as Lichess defines it (lichess.org/page/accuracy): how
/// little their decisions cost, with more weight where the chances changed much.
final class Accuracy {
    private static final double SCALE = 103.1668;
    private static final double DECAY = 0.04354;
    private static final double SHIFT = 3.1669;
    private static final double PER_CENT = 100;
    private static final int SMALLEST_WINDOW = 2;
    private static final int LARGEST_WINDOW = 8;
    private static final int WINDOWS = 10;
    private static final double LEAST_WEIGHT = 0.5;
    private static final double MOST_WEIGHT = 12;

    private Accuracy() {}

    /// Returns the accuracy of one decision.
    ///
    /// @param loss as a share of the win, at least 0
    static double of(double loss) {
        return Math.clamp(SCALE * Math.exp(-DECAY * PER_CENT * loss) - SHIFT, 0, PER_CENT);
    }

    /// A decision that counts.
    ///
    /// @param loss as a share of the win, at least 0
    /// @param before the player's share of the win when they decided
    /// @param after their share after their move
    record Judged(double loss, double before, double after) {}

    /// Returns the accuracy of a game: the mean of two means over its decisions. The one is weighted by how
    /// much the chances varied up to the decision and by it, the other is the harmonic mean.
    ///
    /// @param decisions in order
    static OptionalDouble of(List<Judged> decisions) {
        if (decisions.isEmpty()) {
            return OptionalDouble.empty();
        }
        int window = Math.clamp(decisions.size() / WINDOWS, SMALLEST_WINDOW, LARGEST_WINDOW);
        double weighted = 0;
        double weights = 0;
        double inverses = 0;
        for (int i = 0; i < decisions.size(); i++) {
            double accuracy = of(decisions.get(i).loss());
            double weight = Math.clamp(PER_CENT * deviation(shares(decisions, i, window)), LEAST_WEIGHT, MOST_WEIGHT);
            weighted += weight * accuracy;
            weights += weight;
            inverses += 1 / Math.max(1, accuracy);
        }
        return OptionalDouble.of((weighted / weights + decisions.size() / inverses) / 2);
    }

    /// Returns the shares in the window of a decision. It ends with the share after it; the first decisions have the
    /// first window.
    private static double[] shares(List<Judged> decisions, int decision, int window) {
        int last = Math.max(decision, Math.min(window, decisions.size()) - 2);
        int first = Math.max(0, last - window + 2);
        return DoubleStream.concat(
                        decisions.subList(first, last + 1).stream().mapToDouble(Judged::before),
                        DoubleStream.of(decisions.get(last).after()))
                .toArray();
    }

    private static double deviation(double[] values) {
        double mean = Arrays.stream(values).average().orElse(0);
        return Math.sqrt(Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .average()
                .orElse(0));
    }
}
