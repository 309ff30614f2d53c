package parterre.review;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;
import parterre.bots.series.Estimate;

/// The mean and the spread of some numbers.
///
/// @param variance without bias
record Spread(double mean, double variance, int count) {
    private static final double ERROR_RATE = 0.05;

    /// @param numbers at least two
    static Spread of(double... numbers) {
        return new Spread(Mean.of(numbers).getAsDouble(), Variance.of(numbers).getAsDouble(), numbers.length);
    }

    /// Returns the standard error of the mean.
    double error() {
        return Math.sqrt(variance / count);
    }

    /// Returns the mean with its 95 % interval (Student's t).
    Estimate interval() {
        var interval = NormalConfidenceInterval.MEAN.fromErrorRate(mean, variance, count, ERROR_RATE);
        return new Estimate(mean, interval.getLowerBound(), interval.getUpperBound());
    }
}
