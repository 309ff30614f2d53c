package parterre.lab.report;

import org.apache.commons.statistics.distribution.NormalDistribution;
import parterre.bots.series.Estimate;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.statistics.Inference;

/// Tells from 95 % intervals how likely chance alone explains a figure. Where intervals hold at any time, the
/// p-values are larger than needed.
final class Evidence {
    /// The two-sided 95 % point of the normal distribution.
    private static final double POINT = 1.96;

    private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

    private Evidence() {}

    /// Returns the p-value of a figure that is zero in truth.
    static double ofZero(Figure figure) {
        return figure.blocks() < Inference.LEAST_BLOCKS
                ? 1
                : pValue(figure.estimate().value(), error(figure.estimate()));
    }

    /// Returns the p-value of two figures that are equal in truth. They must have luck of their own.
    static double ofEqual(Figure one, Figure other) {
        return Math.min(one.blocks(), other.blocks()) < Inference.LEAST_BLOCKS
                ? 1
                : pValue(
                        one.estimate().value() - other.estimate().value(),
                        Math.hypot(error(one.estimate()), error(other.estimate())));
    }

    private static double error(Estimate estimate) {
        return (estimate.high() - estimate.low()) / 2 / POINT;
    }

    private static double pValue(double difference, double error) {
        if (difference == 0 || !Double.isFinite(difference) || !Double.isFinite(error)) {
            return 1;
        }
        return error == 0 ? 0 : 2 * NORMAL.survivalProbability(Math.abs(difference) / error);
    }
}
