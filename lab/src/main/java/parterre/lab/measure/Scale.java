package parterre.lab.measure;

import java.util.function.DoubleUnaryOperator;
import parterre.bots.series.Estimate;

/// The formula by which a ratio becomes a figure.
public enum Scale {
    /// The ratio itself.
    PLAIN(ratio -> ratio, 1),
    /// A share of the win in hundredths.
    POINTS(ratio -> 100 * ratio, 100),
    /// A share of games or decisions in hundredths.
    PERCENT(ratio -> 100 * ratio, 100),
    /// One minus the ratio, in hundredths.
    REST(ratio -> 100 * (1 - ratio), -100),
    /// One divided by the ratio.
    INVERSE(ratio -> 1 / ratio, 0);

    private final DoubleUnaryOperator figure;
    private final double slope;

    Scale(DoubleUnaryOperator figure, double slope) {
        this.figure = figure;
        this.slope = slope;
    }

    /// Returns the figure of a ratio with its interval.
    ///
    /// @param margin half the width of the ratio's interval
    Estimate of(double ratio, double margin) {
        double one = figure.applyAsDouble(ratio - margin);
        double other = figure.applyAsDouble(ratio + margin);
        // Variances are never negative: where their ratio may be zero, its inverse has no bound.
        return this == INVERSE && ratio - margin <= 0
                ? new Estimate(figure.applyAsDouble(ratio), other, Double.POSITIVE_INFINITY)
                : new Estimate(figure.applyAsDouble(ratio), Math.min(one, other), Math.max(one, other));
    }

    /// Returns true if differences of ratios are differences of figures, up to a factor.
    boolean isLinear() {
        return slope != 0;
    }

    /// Returns the figure of a difference of ratios.
    double ofDifference(double difference) {
        return slope * difference;
    }
}
