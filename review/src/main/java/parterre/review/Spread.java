package parterre.review;

import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;
import parterre.bots.series.Estimate;

/// The mean and the spread of some numbers.
///
/// @param variance without bias
record Spread(double mean, double variance, int count) {
    /// The error rate of a 95 % interval.
    static final double ERROR_RATE = 0.05;

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
        return interval(ERROR_RATE);
    }

    /// Returns the mean with its interval (Student's t).
    ///
    /// @param errorRate how often the interval may miss the true mean, more than 0
    Estimate interval(double errorRate) {
        var interval = NormalConfidenceInterval.MEAN.fromErrorRate(mean, variance, count, errorRate);
        return new Estimate(mean, interval.getLowerBound(), interval.getUpperBound());
    }
}
