package parterre.lab.statistics;

import parterre.bots.series.Estimate;

/// The interval of a share (Wilson, "Probable inference, the law of succession, and statistical inference", Journal of
/// the American Statistical Association 22, 1927). It stays sensible at 0 and 1 and with few trials.
public final class Wilson {
    /// The two-sided 95 % point of the normal distribution, squared.
    private static final double POINT_SQUARED = 1.959_963_984_540_054 * 1.959_963_984_540_054;

    private Wilson() {}

    /// Returns a share in hundredths with its 95 % interval.
    ///
    /// @param share from 0 to 1; it need not be a whole number of trials
    /// @param trials how many are independent, more than 0
    public static Estimate percent(double share, double trials) {
        double part = POINT_SQUARED / trials;
        double middle = (share + part / 2) / (1 + part);
        double half = Math.sqrt(POINT_SQUARED * share * (1 - share) / trials + part * part / 4) / (1 + part);
        return new Estimate(100 * share, 100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half));
    }
}
