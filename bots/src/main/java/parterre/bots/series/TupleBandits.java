package parterre.bots.series;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import parterre.engine.Luck;

/// The N-tuple bandit evolutionary algorithm: a model of noisy losses over discrete points, and a choice of
/// the next point (Lucas, Liu and Perez-Liebana, "The N-Tuple Bandit Evolutionary Algorithm for Game Agent
/// Optimisation", IEEE CEC 2018).
///
/// The model keeps the mean loss of each value, of each pair of values and of each whole point. A point's
/// prospect is the mean of their estimates, less a bonus for what was seldom tried.
public final class TupleBandits {
    private static final double EXPLORATION = 1;
    private static final double HALF = 0.5;
    private static final int NEIGHBOURS = 50;

    private final int[] sizes;
    private final List<int[]> tuples = new ArrayList<>();
    private final Map<List<Integer>, Mean> means = new HashMap<>();
    private int total;
    private double least = Double.POSITIVE_INFINITY;
    private double most = Double.NEGATIVE_INFINITY;

    /// Losses of points that share some values.
    private static final class Mean {
        private double sum;
        private int count;
    }

    /// @param sizes how many values each parameter has
    public TupleBandits(int... sizes) {
        this.sizes = sizes.clone();
        for (int i = 0; i < sizes.length; i++) {
            tuples.add(new int[] {i});
            for (int j = i + 1; j < sizes.length; j++) {
                tuples.add(new int[] {i, j});
            }
        }
        if (sizes.length > 2) {
            tuples.add(IntStream.range(0, sizes.length).toArray());
        }
    }

    /// Counts the loss of a point.
    ///
    /// @param point for each parameter the place of its value
    public void add(List<Integer> point, double loss) {
        for (int i = 0; i < tuples.size(); i++) {
            var mean = means.computeIfAbsent(key(i, point), _ -> new Mean());
            mean.sum += loss;
            mean.count++;
        }
        total++;
        least = Math.min(least, loss);
        most = Math.max(most, loss);
    }

    /// Returns the estimated loss of a point: the mean over the tuples that were tried.
    public double estimate(List<Integer> point) {
        double sum = 0;
        int known = 0;
        for (int i = 0; i < tuples.size(); i++) {
            var mean = means.get(key(i, point));
            if (mean != null) {
                sum += mean.sum / mean.count;
                known++;
            }
        }
        return known == 0 ? 0 : sum / known;
    }

    private double prospect(List<Integer> point) {
        double bonus = 0;
        for (int i = 0; i < tuples.size(); i++) {
            var mean = means.get(key(i, point));
            int count = mean == null ? 0 : mean.count;
            bonus += Math.sqrt(Math.log(1.0 + total) / (count + HALF)) / tuples.size();
        }
        double range = most > least ? most - least : 1;
        return estimate(point) - EXPLORATION * range * HALF * bonus;
    }

    /// Returns the neighbour of a point with the best prospect.
    public List<Integer> next(List<Integer> from, Luck luck) {
        var best = mutated(from, luck);
        for (int i = 1; i < NEIGHBOURS; i++) {
            var other = mutated(from, luck);
            best = prospect(other) < prospect(best) ? other : best;
        }
        return best;
    }

    /// Changes one value, and each other one with a chance of one divided by their number.
    private List<Integer> mutated(List<Integer> point, Luck luck) {
        var changed = new ArrayList<>(point);
        int sure = luck.below(sizes.length);
        for (int i = 0; i < sizes.length; i++) {
            if (i == sure || luck.below(sizes.length) == 0) {
                changed.set(i, luck.below(sizes[i]));
            }
        }
        return List.copyOf(changed);
    }

    private List<Integer> key(int tuple, List<Integer> point) {
        var key = new ArrayList<Integer>();
        key.add(tuple);
        for (int place : tuples.get(tuple)) {
            key.add(point.get(place));
        }
        return key;
    }
}
