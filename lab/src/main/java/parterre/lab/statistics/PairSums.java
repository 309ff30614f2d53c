package parterre.lab.statistics;

/// Sums of products over blocks that two arms share, for the difference of their ratios. Immutable.
///
/// @param xx the sum of the products of both numerators
/// @param xy of the first numerator and the second denominator
/// @param yx of the first denominator and the second numerator
/// @param yy of both denominators
public record PairSums(double xx, double xy, double yx, double yy) {
    /// No block yet.
    public static final PairSums NONE = new PairSums(0, 0, 0, 0);

    /// Returns the sums with one more block.
    public PairSums with(double firstX, double firstY, double secondX, double secondY) {
        return new PairSums(xx + firstX * secondX, xy + firstX * secondY, yx + firstY * secondX, yy + firstY * secondY);
    }

    /// Returns the sums of both.
    public PairSums plus(PairSums other) {
        return new PairSums(xx + other.xx, xy + other.xy, yx + other.yx, yy + other.yy);
    }

    /// Returns the standard deviation of what one block says about the second ratio less the first. Equal
    /// luck in both arms makes it smaller. NaN for fewer than two blocks.
    ///
    /// @param first the sums of the first arm
    /// @param second the sums of the second arm over the same blocks
    public double deviation(RatioSums first, RatioSums second) {
        double one = first.deviation();
        double two = second.deviation();
        int blocks = first.blocks();
        double products = xx - second.ratio() * xy - first.ratio() * yx + first.ratio() * second.ratio() * yy;
        double covariance = products / (blocks - 1) / (first.y() / blocks) / (second.y() / blocks);
        // Equal games in both arms leave rounding errors of about 1e-16 of the parts.
        double variance = one * one + two * two - 2 * covariance;
        return Math.sqrt(variance < 1e-12 * (one * one + two * two) ? 0 : variance);
    }
}
