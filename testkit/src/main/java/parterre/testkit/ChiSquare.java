package parterre.testkit;

/// Pearson's test of observed counts against expected shares, with a generous fixed limit: on a fixed seed
/// it passes for ever or fails for ever.
record ChiSquare(double statistic, int freedom) {
    private static final double LEAST_EXPECTED = 5;

    /// Compares counts with weights. Cells that expect fewer than 5 are put together.
    static ChiSquare of(long[] observed, double[] weights) {
        double draws = 0;
        double total = 0;
        for (int i = 0; i < observed.length; i++) {
            draws += observed[i];
            total += weights[i];
        }
        double statistic = 0;
        double rareSeen = 0;
        double rareExpected = 0;
        int cells = 0;
        for (int i = 0; i < observed.length; i++) {
            double expected = draws * weights[i] / total;
            if (expected < LEAST_EXPECTED) {
                rareSeen += observed[i];
                rareExpected += expected;
            } else {
                statistic += square(observed[i] - expected) / expected;
                cells++;
            }
        }
        if (rareExpected > 0) {
            statistic += square(rareSeen - rareExpected) / Math.max(rareExpected, 1);
            cells++;
        }
        return new ChiSquare(statistic, Math.max(0, cells - 1));
    }

    /// Returns true if the statistic is within seven standard deviations of what is expected.
    boolean plausible() {
        return statistic <= freedom + 7 * Math.sqrt(2.0 * freedom) + 10;
    }

    private static double square(double x) {
        return x * x;
    }
}
