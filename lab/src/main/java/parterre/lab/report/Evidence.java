package parterre.lab.report;

import org.apache.commons.statistics.distribution.TDistribution;
import parterre.bots.series.Estimate;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.statistics.Inference;

/// Tells from 95 % intervals how likely chance alone explains a figure. Where intervals hold at any time, the
/// p-values are larger than needed.
final class Evidence {
    /// How often an interval misses above, and how often below.
    private static final double MISS_RATE = 0.025;

    private Evidence() {}

    /// Returns the p-value of a figure that is zero in truth.
    static double ofZero(Figure figure) {
        return pValue(figure.blocks(), figure.estimate().value(), error(figure.estimate(), figure.blocks()));
    }

    /// Returns the p-value of two estimates that are equal in truth. They must have luck of their own.
    static double ofEqual(Estimate one, int blocks, Estimate other, int otherBlocks) {
        return pValue(
                Math.min(blocks, otherBlocks),
                one.value() - other.value(),
                Math.hypot(error(one, blocks), error(other, otherBlocks)));
    }

    private static double error(Estimate estimate, int blocks) {
        return blocks < Inference.LEAST_BLOCKS
                ? Double.NaN
                : (estimate.high() - estimate.low()) / 2 / t(blocks).inverseSurvivalProbability(MISS_RATE);
    }

    private static TDistribution t(int blocks) {
        return TDistribution.of(blocks - 1);
    }

    private static double pValue(int blocks, double difference, double error) {
        if (difference == 0 || !Double.isFinite(difference) || !Double.isFinite(error)) {
            return 1;
        }
        return error == 0 ? 0 : 2 * t(blocks).survivalProbability(Math.abs(difference) / error);
    }
}
