package parterre.cli.count;

import org.apache.commons.statistics.descriptive.DoubleStatistics;
import org.apache.commons.statistics.descriptive.Statistic;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;

/// Numbers of the same kind: their count, their mean and their spread.
public final class Spread {
    private static final double ERROR_RATE = 0.05;

    private final DoubleStatistics numbers =
            DoubleStatistics.of(Statistic.MIN, Statistic.MAX, Statistic.MEAN, Statistic.VARIANCE);

    void add(double number) {
        numbers.accept(number);
    }

    void add(long number) {
        add((double) number);
    }

    public long count() {
        return numbers.getCount();
    }

    /// Returns the mean. It is NaN if there are no numbers, and so are the others.
    public double mean() {
        return numbers.getAsDouble(Statistic.MEAN);
    }

    public double least() {
        return count() == 0 ? Double.NaN : numbers.getAsDouble(Statistic.MIN);
    }

    public double most() {
        return count() == 0 ? Double.NaN : numbers.getAsDouble(Statistic.MAX);
    }

    /// Returns the unbiased variance of the numbers; 0 for a single one.
    public double variance() {
        return numbers.getAsDouble(Statistic.VARIANCE);
    }

    /// Returns the margin of error of the mean: half the width of its 95 % interval (Student's t). NaN for
    /// fewer than two numbers.
    public double margin() {
        if (count() < 2 || variance() == 0) {
            return count() < 2 ? Double.NaN : 0;
        }
        return NormalConfidenceInterval.MEAN
                        .fromErrorRate(mean(), variance(), count(), ERROR_RATE)
                        .getUpperBound()
                - mean();
    }
}
