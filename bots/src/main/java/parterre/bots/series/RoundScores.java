package parterre.bots.series;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.DoublePredicate;
import java.util.stream.IntStream;

/// The scores of one bot in the rounds of a series, counted by score.
///
/// A round is all games of equal luck in which the seats rotate once. Its score is the bot's mean share of the
/// win, from 0 to 1. With two seats and shared wins counted half, a round is a pair of games with five possible
/// scores: the pentanomial model. With `n` seats the expected scores are the multiples of `1/(2n)`. Any other
/// score from 0 to 1 may be added too and has its own count.
///
/// All likelihoods count a score that never came up as a thousandth of a round, as fishtest does. So a bot that
/// won every round may still lose one.
///
/// Mutable, not thread-safe. One calculation costs time in proportion to the number of different scores.
public final class RoundScores {
    private static final double UNSEEN = 1e-3;
    private static final double GRID = 1e9;
    private static final int HALVINGS = 100;

    /// Half of the 95 % point of the chi-squared distribution with one degree of freedom.
    private static final double LIKELY_WITHIN = 3.841_458_820_694_124 / 2;

    private final int gamesPerRound;
    private final SortedMap<Double, Integer> counts = new TreeMap<>();
    private int rounds;
    private double sum;

    /// Creates a count without rounds.
    ///
    /// @param gamesPerRound how many games a round has, at least 1
    public RoundScores(int gamesPerRound) {
        if (gamesPerRound < 1) {
            throw new IllegalArgumentException("a round has at least one game, not " + gamesPerRound);
        }
        this.gamesPerRound = gamesPerRound;
        int steps = 2 * gamesPerRound;
        IntStream.rangeClosed(0, steps).forEach(step -> counts.put(rounded((double) step / steps), 0));
    }

    /// Adds one more round.
    ///
    /// @param score the bot's mean share of the win, from 0 to 1
    public void add(double score) {
        double rounded = rounded(score);
        if (!(rounded >= 0 && rounded <= 1)) {
            throw new IllegalArgumentException("a score is a number from 0 to 1, not " + score);
        }
        counts.merge(rounded, 1, Integer::sum);
        rounds++;
        sum += rounded;
    }

    /// Rounds a score, so that sums that differ only by rounding errors have one count.
    private static double rounded(double score) {
        return Math.rint(score * GRID) / GRID + 0.0; // no negative zero
    }

    public int rounds() {
        return rounds;
    }

    public int gamesPerRound() {
        return gamesPerRound;
    }

    /// Returns the number of games of all rounds.
    public int games() {
        return rounds * gamesPerRound;
    }

    /// Returns how many rounds had each score, in ascending order. Scores that never came up are included. With
    /// two seats there are five scores, unless others were added.
    public SortedMap<Double, Integer> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    /// Returns the mean score; NaN before the first round.
    public double mean() {
        return sum / rounds;
    }

    /// Returns true if rounds had different scores.
    public boolean vary() {
        return counts.values().stream().filter(count -> count > 0).count() > 1;
    }

    /// Returns the 95 % interval of the mean score by the likelihood ratio of the test's model (Owen,
    /// "Empirical likelihood ratio confidence intervals for a single functional", Biometrika 75, 1988). For
    /// many rounds it is the mean ± 1.96 standard errors, from the variance between rounds. It stays within 0
    /// to 1. It is wide for few rounds that all have the same score.
    Estimate interval() {
        if (rounds == 0) {
            return new Estimate(Double.NaN, 0, 1);
        }
        double middle = moments().mean();
        DoublePredicate unlikely = mean -> shortfall(mean) > LIKELY_WITHIN;
        return new Estimate(mean(), edge(middle, 0, unlikely), edge(middle, 1, unlikely));
    }

    private static double edge(double likely, double end, DoublePredicate unlikely) {
        double inside = likely;
        double outside = end;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (inside + outside) / 2;
            if (middle == inside || middle == outside) {
                break;
            }
            if (unlikely.test(middle)) {
                outside = middle;
            } else {
                inside = middle;
            }
        }
        return outside;
    }

    /// Returns by how much a mean lowers the largest log-likelihood: the largest of any distribution on these
    /// scores, minus the largest of one with this mean. At least 0.
    ///
    /// If the observed distribution has `p` at score `a`, the likeliest distribution with mean `s` has
    /// `p/(1 + x(a - s))` there. Its `x` solves `Σ p(a - s)/(1 + x(a - s)) = 0`, and that sum falls as `x`
    /// grows (Van den Bergh, <https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf>, proposition 1.1).
    ///
    /// @param mean between 0 and 1, both excluded
    double shortfall(double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (low + high) / 2;
            if (middle == low || middle == high) {
                break;
            }
            if (slope(mean, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        double x = (low + high) / 2;
        double sum = 0;
        for (var entry : counts.entrySet()) {
            sum += weight(entry.getValue()) * Math.log1p(x * (entry.getKey() - mean));
        }
        return Math.max(0, sum);
    }

    private double slope(double mean, double x) {
        double sum = 0;
        for (var entry : counts.entrySet()) {
            double distance = entry.getKey() - mean;
            sum += weight(entry.getValue()) * distance / (1 + x * distance);
        }
        return sum;
    }

    private static double weight(int count) {
        return count == 0 ? UNSEEN : count;
    }

    /// Returns the moments of the observed distribution, with unseen scores.
    Moments moments() {
        double weights = 0;
        double weighted = 0;
        for (var entry : counts.entrySet()) {
            weights += weight(entry.getValue());
            weighted += weight(entry.getValue()) * entry.getKey();
        }
        double mean = weighted / weights;
        double second = 0;
        double third = 0;
        double fourth = 0;
        for (var entry : counts.entrySet()) {
            double share = weight(entry.getValue()) / weights;
            double distance = entry.getKey() - mean;
            second += share * distance * distance;
            third += share * Math.pow(distance, 3);
            fourth += share * Math.pow(distance, 4);
        }
        return new Moments(mean, second, third / Math.pow(second, 1.5), fourth / (second * second) - 3);
    }

    /// The shape of a distribution.
    ///
    /// @param kurtosis the excess over that of a normal distribution
    record Moments(double mean, double variance, double skewness, double kurtosis) {}
}
