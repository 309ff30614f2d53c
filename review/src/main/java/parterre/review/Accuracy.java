package parterre.review;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

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

    /// Returns the accuracy of a game: the mean of two means over its decisions. The one is weighted by how
    /// much the chances varied around the decision, the other is the harmonic mean.
    ///
    /// @param losses of the decisions that count, in order
    /// @param shares the player's share of the win at each of these decisions
    static OptionalDouble of(List<Double> losses, List<Double> shares) {
        if (losses.isEmpty()) {
            return OptionalDouble.empty();
        }
        int window = Math.clamp(losses.size() / WINDOWS, SMALLEST_WINDOW, LARGEST_WINDOW);
        double weighted = 0;
        double weights = 0;
        double inverses = 0;
        for (int i = 0; i < losses.size(); i++) {
            double accuracy = of(losses.get(i));
            int from = Math.clamp(i - window / 2L, 0, Math.max(0, losses.size() - window));
            double weight = Math.clamp(
                    PER_CENT * deviation(shares.subList(from, Math.min(losses.size(), from + window))),
                    LEAST_WEIGHT,
                    MOST_WEIGHT);
            weighted += weight * accuracy;
            weights += weight;
            inverses += 1 / Math.max(1, accuracy);
        }
        return OptionalDouble.of((weighted / weights + losses.size() / inverses) / 2);
    }

    private static double deviation(List<Double> numbers) {
        var values = numbers.stream().mapToDouble(Double::doubleValue).toArray();
        double mean = Arrays.stream(values).average().orElse(0);
        return Math.sqrt(Arrays.stream(values)
                .map(value -> (value - mean) * (value - mean))
                .average()
                .orElse(0));
    }
}
