package parterre.lab.measure;

import java.util.function.DoubleUnaryOperator;

/// The formula by which a ratio becomes a figure.
public enum Scale {
    /// The ratio itself.
    PLAIN(ratio -> ratio, 1),
    /// A share of the win in hundredths.
    POINTS(ratio -> 100 * ratio, 100),
    /// A share of games or decisions in hundredths.
    PERCENT(ratio -> 100 * ratio, 100),
    /// What is missing to one, in hundredths.
    REST(ratio -> 100 * (1 - ratio), -100),
    /// One divided by the ratio.
    INVERSE(ratio -> 1 / ratio, 0);

    private final DoubleUnaryOperator figure;
    private final double slope;

    Scale(DoubleUnaryOperator figure, double slope) {
        this.figure = figure;
        this.slope = slope;
    }

    /// Returns the figure of a ratio.
    double of(double ratio) {
        return figure.applyAsDouble(ratio);
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
