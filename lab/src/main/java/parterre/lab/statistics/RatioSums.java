package parterre.lab.statistics;

/// Sums over independent blocks for the ratio of two means, such as points for each game. Immutable.
///
/// Sums are added in the order of blocks, so that equal blocks give equal bits.
///
/// @param blocks how many blocks were added
/// @param x the sum of the numerators
/// @param y the sum of the denominators
/// @param xx the sum of the squares of the numerators
/// @param yy the sum of the squares of the denominators
/// @param xy the sum of the products
public record RatioSums(int blocks, double x, double y, double xx, double yy, double xy) {
    /// No block yet.
    public static final RatioSums NONE = new RatioSums(0, 0, 0, 0, 0, 0);

    /// Returns the sums with one more block.
    public RatioSums with(double blockX, double blockY) {
        return new RatioSums(
                blocks + 1, x + blockX, y + blockY, xx + blockX * blockX, yy + blockY * blockY, xy + blockX * blockY);
    }

    /// Returns the sums of both.
    public RatioSums plus(RatioSums other) {
        return new RatioSums(
                blocks + other.blocks, x + other.x, y + other.y, xx + other.xx, yy + other.yy, xy + other.xy);
    }

    /// Returns the ratio; NaN without a denominator.
    public double ratio() {
        return y == 0 ? Double.NaN : x / y;
    }

    /// Returns the standard deviation of what one block says about the ratio, by the delta method (Cochran,
    /// "Sampling Techniques", 3rd edition, 1977, chapter 6). NaN for fewer than two blocks.
    public double deviation() {
        if (blocks < 2 || y == 0) {
            return Double.NaN;
        }
        double ratio = ratio();
        double squares = xx - 2 * ratio * xy + ratio * ratio * yy;
        return Math.sqrt(Math.max(0, squares) / (blocks - 1)) / Math.abs(y / blocks);
    }
}
