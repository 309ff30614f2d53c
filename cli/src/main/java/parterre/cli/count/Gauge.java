package parterre.cli.count;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parterre.bots.series.Outcome;

/// Takes one measure over games.
///
/// Games are the independent trials. A mean over several values a game (every seat's score, every decision's
/// moves) is the ratio of two sums over games. Its variance is the variance of the ratio estimator.
public final class Gauge {
    /// 95 % of a normal distribution lie within so many standard errors.
    private static final double NORMAL = 1.96;

    private final Measure measure;
    private final int span;
    private final List<Double> kept = new ArrayList<>();
    private double sum;
    private double values;
    private double sumSquares;
    private double valueSquares;
    private double products;
    private int games;

    /// @param span the most games for the smallest, middle and largest values: they depend on the number of
    ///     games, and can be compared only over equally many
    public Gauge(Measure measure, int span) {
        this.measure = measure;
        this.span = span;
    }

    /// Adds one more game.
    public void add(Outcome outcome) {
        var numbers = measure.values().apply(outcome).toArray();
        double gameSum = 0;
        for (double number : numbers) {
            gameSum += number;
            if ((games < span || isQuantile()) && keeps()) {
                kept.add(number);
            }
        }
        double weight = measure.weight().applyAsDouble(outcome);
        sum += gameSum;
        values += weight;
        sumSquares += gameSum * gameSum;
        valueSquares += weight * weight;
        products += gameSum * weight;
        games++;
    }

    public Measure measure() {
        return measure;
    }

    public int games() {
        return games;
    }

    /// Returns the measured value; NaN if no game had a value.
    public double value() {
        return switch (measure.kind()) {
            case MEAN -> sum / values;
            case PERCENT -> 100 * sum / values;
            case LEAST -> kept.isEmpty() ? Double.NaN : Collections.min(kept);
            case MOST -> kept.isEmpty() ? Double.NaN : Collections.max(kept);
            case MEDIAN -> median();
            case P10 -> quantile(0.1);
            case P90 -> quantile(0.9);
        };
    }

    /// Returns the interval that contains the true value with 95 % confidence, by these games. Empty if the
    /// error is not known.
    public Optional<Interval> interval() {
        return switch (measure.kind()) {
            case MEAN -> around(Math.sqrt(varianceOfGames() / games));
            case PERCENT -> around(Math.sqrt(percentVariance(value(), games) / games));
            case P10 -> Optional.of(between(0.1));
            case P90 -> Optional.of(between(0.9));
            case LEAST, MEDIAN, MOST -> Optional.empty();
        };
    }

    private Optional<Interval> around(double error) {
        return Double.isNaN(error)
                ? Optional.empty()
                : Optional.of(new Interval(value() - NORMAL * error, value() + NORMAL * error));
    }

    private Interval between(double share) {
        double off = NORMAL * Math.sqrt(share * (1 - share) / kept.size());
        return new Interval(quantile(share - off), quantile(share + off));
    }

    /// Both ends included.
    public record Interval(double from, double to) {}

    /// Returns how many standard errors this is above a reference over other games of the same kind. NaN for
    /// smallest, middle and largest values, whose errors are not known. Of quantiles it is how far the share of
    /// games below the reference is from what it should be.
    ///
    /// The reference comes without its error: that is estimated from the spread of the games here, for both
    /// sides.
    ///
    /// @param reference as printed
    /// @param referenceGames over how many games it was taken
    /// @param unit of its last printed digit; its rounding error is uniform over one unit
    public double z(double reference, int referenceGames, double unit) {
        return switch (measure.kind()) {
            case MEAN -> errors(reference, varianceOfGames(), referenceGames, unit);
            case PERCENT -> errors(reference, percentVariance(reference, referenceGames), referenceGames, unit);
            case P10 -> sharesOff(0.1, reference, referenceGames, unit);
            case P90 -> sharesOff(0.9, reference, referenceGames, unit);
            case LEAST, MEDIAN, MOST -> Double.NaN;
        };
    }

    private double errors(double reference, double variance, int referenceGames, double unit) {
        double error = Math.sqrt(variance * (1.0 / games + 1.0 / referenceGames) + unit * unit / 12);
        double difference = value() - reference;
        return difference == 0 && !Double.isNaN(error) ? 0 : difference / error;
    }

    /// A quantile may be any value within which the share falls. The share below it and the share up to it are
    /// distinguished, since many games have the same number.
    private double sharesOff(double share, double reference, int referenceGames, double unit) {
        double error = Math.sqrt(share * (1 - share) * (1.0 / kept.size() + 1.0 / referenceGames));
        double below = share(reference - unit / 2);
        double upTo = share(reference + unit / 2);
        return below > share ? (share - below) / error : upTo < share ? (share - upTo) / error : 0;
    }

    /// Returns the share of the kept values that are less than this.
    private double share(double limit) {
        return (double) kept.stream().filter(value -> value < limit).count() / kept.size();
    }

    /// Returns the variance that one game contributes to the ratio of the sums.
    private double varianceOfGames() {
        double ratio = sum / values;
        double deviations = sumSquares - 2 * ratio * products + ratio * ratio * valueSquares;
        double perGame = values / games;
        return games < 2 ? Double.NaN : deviations / (games - 1) / (perGame * perGame);
    }

    /// Returns the variance of a percentage of one game. It is pooled from both sides, because one side may
    /// have no such game. A shared win varies less than an unshared one, which is measured on this side.
    private double percentVariance(double reference, int referenceGames) {
        double here = sum / values;
        double pooled = (sum + reference / 100 * referenceGames) / (values + referenceGames);
        double whole = here * (1 - here);
        double part = whole == 0 ? 1 : Math.min(1, varianceOfGames() / whole);
        return 100 * 100 * pooled * (1 - pooled) * part;
    }

    private boolean keeps() {
        return switch (measure.kind()) {
            case LEAST, MEDIAN, MOST, P10, P90 -> true;
            case MEAN, PERCENT -> false;
        };
    }

    private double median() {
        if (kept.isEmpty()) {
            return Double.NaN;
        }
        Collections.sort(kept);
        int middle = kept.size() / 2;
        return kept.size() % 2 == 1 ? kept.get(middle) : (kept.get(middle - 1) + kept.get(middle)) / 2;
    }

    /// Quantiles do not depend on the number of games.
    private boolean isQuantile() {
        return measure.kind() == Measure.Kind.P10 || measure.kind() == Measure.Kind.P90;
    }

    /// Returns the quantile: the smallest value with at least this share of all values up to it.
    private double quantile(double share) {
        if (kept.isEmpty()) {
            return Double.NaN;
        }
        Collections.sort(kept);
        int place = (int) Math.ceil(share * kept.size()) - 1;
        return kept.get(Math.clamp(place, 0, kept.size() - 1));
    }
}
