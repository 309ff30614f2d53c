package parterre.lab.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/// The method by which an interval and a p-value follow from blocks.
public enum Inference {
    /// For a number of blocks that was agreed before: Student's t.
    FIXED {
        @Override
        public double margin(int blocks, double deviation, double errorRate, int planned) {
            return blocks < 2
                    ? Double.POSITIVE_INFINITY
                    : TDistribution.of(blocks - 1).inverseSurvivalProbability(errorRate / 2)
                            * deviation
                            / Math.sqrt(blocks);
        }

        @Override
        public double pValue(int blocks, double difference, double deviation, int planned) {
            if (difference == 0 || blocks < LEAST_BLOCKS) {
                return 1;
            }
            double t = Math.abs(difference) / (deviation / Math.sqrt(blocks));
            return deviation == 0
                    ? 0
                    : Math.min(1, 2 * TDistribution.of(blocks - 1).survivalProbability(t));
        }
    },

    /// For any number of blocks, also if somebody looks again and again and stops when they like: the
    /// asymptotic confidence sequence with a normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
    /// "Time-uniform central limit theory and asymptotic confidence sequences", The Annals of Statistics 52,
    /// 2024, theorem 2.2). The mixture is tuned for the planned number of blocks, by equation 7 there.
    ANYTIME {
        @Override
        public double margin(int blocks, double deviation, double errorRate, int planned) {
            if (blocks < LEAST_BLOCKS) {
                return Double.POSITIVE_INFINITY;
            }
            double spread = blocks * mixture(planned) + 1;
            return deviation
                    * Math.sqrt(2
                            * spread
                            / ((double) blocks * blocks * mixture(planned))
                            * Math.log(Math.sqrt(spread) / errorRate));
        }

        @Override
        public double pValue(int blocks, double difference, double deviation, int planned) {
            if (difference == 0 || blocks < LEAST_BLOCKS) {
                return 1;
            }
            if (deviation == 0) {
                return 0;
            }
            double spread = blocks * mixture(planned) + 1;
            double sum = blocks * difference / deviation;
            double logEvidence = mixture(planned) * sum * sum / (2 * spread) - Math.log(spread) / 2;
            return Math.exp(Math.min(0, -logEvidence));
        }
    };

    /// The fewest blocks that can tell a difference. With fewer, the deviation is not known well enough.
    public static final int LEAST_BLOCKS = 30;

    /// Larger numbers of blocks are not looked for: twice as many still fit into a whole number.
    private static final double MOST_BLOCKS = 500_000_000;

    private static final double TUNED_FOR = 0.05;

    /// Returns the square of the mixture's scale that is best at the planned number of blocks.
    private static double mixture(int planned) {
        double twice = -2 * Math.log(TUNED_FOR);
        return (twice + Math.log(twice + 1)) / Math.max(planned, LEAST_BLOCKS);
    }

    /// Returns half the width of the interval.
    ///
    /// @param blocks how many there are
    /// @param deviation the standard deviation of one block
    /// @param errorRate how often the interval may miss
    /// @param planned how many blocks the experiment has at most
    public abstract double margin(int blocks, double deviation, double errorRate, int planned);

    /// Returns the p-value of no difference.
    ///
    /// @param difference the observed one
    public abstract double pValue(int blocks, double difference, double deviation, int planned);

    /// Returns the smallest difference that so many blocks find.
    ///
    /// @param deviation the standard deviation of one block
    /// @param errorRate how often there may be a false alarm
    /// @param missRate how often the difference may be missed
    /// @param planned how many blocks the experiment has at most
    public double finds(int blocks, double deviation, double errorRate, double missRate, int planned) {
        return switch (this) {
            case FIXED -> resolution(blocks, deviation, errorRate, missRate);
            case ANYTIME ->
                margin(blocks, deviation, errorRate, planned)
                        + NormalDistribution.of(0, 1).inverseSurvivalProbability(missRate)
                                * deviation
                                / Math.sqrt(blocks);
        };
    }

    /// Returns how many blocks find a difference of this size, if so many are planned.
    ///
    /// @param deviation the standard deviation of one block
    /// @param errorRate how often there may be a false alarm
    /// @param missRate how often the difference may be missed
    public double needs(double difference, double deviation, double errorRate, double missRate) {
        double fewest = blocksFor(difference, deviation, errorRate, missRate);
        if (this == FIXED || !(fewest < MOST_BLOCKS)) {
            return fewest;
        }
        int low = (int) Math.max(LEAST_BLOCKS, fewest);
        int high = low;
        while (finds(high, deviation, errorRate, missRate, high) > difference && high < MOST_BLOCKS) {
            low = high;
            high *= 2;
        }
        while (high - low > 1) {
            int middle = (low + high) / 2;
            if (finds(middle, deviation, errorRate, missRate, middle) > difference) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /// Returns the smallest difference that a number of blocks finds which was agreed before.
    ///
    /// @param deviation the standard deviation of one block
    /// @param errorRate how often there may be a false alarm
    /// @param missRate how often the difference may be missed
    public static double resolution(int blocks, double deviation, double errorRate, double missRate) {
        return standardErrors(errorRate, missRate) * deviation / Math.sqrt(blocks);
    }

    /// Returns how many blocks find a difference of this size, if their number is agreed before.
    ///
    /// @param deviation the standard deviation of one block
    /// @param errorRate how often there may be a false alarm
    /// @param missRate how often the difference may be missed
    public static double blocksFor(double difference, double deviation, double errorRate, double missRate) {
        return Math.ceil(Math.pow(standardErrors(errorRate, missRate) * deviation / difference, 2));
    }

    private static double standardErrors(double errorRate, double missRate) {
        var normal = NormalDistribution.of(0, 1);
        return normal.inverseSurvivalProbability(errorRate / 2) + normal.inverseSurvivalProbability(missRate);
    }
}
