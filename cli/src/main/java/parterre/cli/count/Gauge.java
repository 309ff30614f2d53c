package parterre.cli.count;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parterre.bots.series.Outcome;

/// Takes one measure over games.
///
/// Games are the independent trials. A mean over several values a game (every seat's score, every
/// decision's moves) is the ratio of two sums over games, and its variance that of the ratio estimator.
public final class Gauge {
    private final Measure measure;
    private final int span;
    private final List<Double> kept = new ArrayList<>();
    private double sum;
    private double values;
    private double sumSquares;
    private double valueSquares;
    private double products;
    private int games;

    /// @param span over how many games at most the smallest, middle and largest values are taken: they
    ///     depend on the number of games, and can be compared only over equally many
    public Gauge(Measure measure, int span) {
        this.measure = measure;
        this.span = span;
    }

    /// One more game.
    public void add(Outcome outcome) {
        var numbers = measure.values().apply(outcome).toArray();
        double gameSum = 0;
        for (double number : numbers) {
            gameSum += number;
            if (games < span && keeps()) {
                kept.add(number);
            }
        }
        sum += gameSum;
        values += numbers.length;
        sumSquares += gameSum * gameSum;
        valueSquares += (double) numbers.length * numbers.length;
        products += gameSum * numbers.length;
        games++;
    }

    public Measure measure() {
        return measure;
    }

    public int games() {
        return games;
    }

    /// What it comes to; NaN if no game had a value.
    public double value() {
        return switch (measure.kind()) {
            case MEAN -> sum / values;
            case PERCENT -> 100 * sum / values;
            case LEAST -> kept.isEmpty() ? Double.NaN : Collections.min(kept);
            case MOST -> kept.isEmpty() ? Double.NaN : Collections.max(kept);
            case MEDIAN -> median();
        };
    }

    /// How many standard errors this is above a reference that was taken over other games of the same kind;
    /// NaN for smallest, middle and largest values, whose errors are not known.
    ///
    /// The reference comes without its error: that is estimated from the spread of the games here, for both
    /// sides.
    ///
    /// @param reference as printed
    /// @param referenceGames over how many games it was taken
    /// @param unit of its last printed digit; its rounding error is uniform over one unit
    public double z(double reference, int referenceGames, double unit) {
        double variance = switch (measure.kind()) {
            case MEAN -> varianceOfGames();
            case PERCENT -> percentVariance(reference, referenceGames);
            case LEAST, MEDIAN, MOST -> Double.NaN;
        };
        double error = Math.sqrt(variance * (1.0 / games + 1.0 / referenceGames) + unit * unit / 12);
        double difference = value() - reference;
        return difference == 0 && !Double.isNaN(error) ? 0 : difference / error;
    }

    /// The variance that one game contributes to the ratio of the sums.
    private double varianceOfGames() {
        double ratio = sum / values;
        double deviations = sumSquares - 2 * ratio * products + ratio * ratio * valueSquares;
        double perGame = values / games;
        return games < 2 ? Double.NaN : deviations / (games - 1) / (perGame * perGame);
    }

    /// The variance of a percentage of one game. Of both sides together: there may be none of the kind on
    /// one side. What is shared (a win) varies less than what is not; that is known from this side.
    private double percentVariance(double reference, int referenceGames) {
        double here = sum / values;
        double pooled = (sum + reference / 100 * referenceGames) / (values + referenceGames);
        double whole = here * (1 - here);
        double part = whole == 0 ? 1 : Math.min(1, varianceOfGames() / whole);
        return 100 * 100 * pooled * (1 - pooled) * part;
    }

    private boolean keeps() {
        return switch (measure.kind()) {
            case LEAST, MEDIAN, MOST -> true;
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
}
