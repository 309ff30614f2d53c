package parterre.cli.count;

/// Adds up shares of the win over games that come in rounds. Games of a round have the same luck of chance, so
/// they are not independent. Neither are two seats of one game.
///
/// The variance is estimated from round to round (the ratio estimator of cluster sampling). Where it is larger than
/// that of independent trials, the trials count for as many fewer. Source: Korn and Graubard, "Confidence intervals for
/// proportions with small expected number of positive counts", 1998. Where it is smaller, nothing is gained by it: the
/// interval is never narrower than Wilson's.
final class Shares {
    private final Sums closed = new Sums();
    private double roundSum;
    private double roundTrials;

    /// Adds one seat of one game of the present round.
    ///
    /// @param share from 0 to 1
    void add(double share) {
        roundSum += share;
        roundTrials++;
    }

    /// Ends the round. The next share belongs to another round.
    void close() {
        closed.add(roundSum, roundTrials);
        roundSum = 0;
        roundTrials = 0;
    }

    boolean empty() {
        return closed.trials + roundTrials == 0;
    }

    /// Returns the share over all rounds so far.
    ///
    /// @throws IllegalStateException if nothing was added
    Share share() {
        if (empty()) {
            throw new IllegalStateException("there is no share of no games");
        }
        var all = new Sums(closed);
        all.add(roundSum, roundTrials);
        return all.share();
    }

    /// Sums over rounds.
    private static final class Sums {
        private double sum;
        private double trials;
        private double sumSquares;
        private double trialSquares;
        private double products;
        private int rounds;

        Sums() {}

        Sums(Sums other) {
            sum = other.sum;
            trials = other.trials;
            sumSquares = other.sumSquares;
            trialSquares = other.trialSquares;
            products = other.products;
            rounds = other.rounds;
        }

        void add(double roundSum, double roundTrials) {
            if (roundTrials == 0) {
                return;
            }
            sum += roundSum;
            trials += roundTrials;
            sumSquares += roundSum * roundSum;
            trialSquares += roundTrials * roundTrials;
            products += roundSum * roundTrials;
            rounds++;
        }

        Share share() {
            double value = sum / trials;
            double independent = value * (1 - value) / trials;
            if (rounds < 2 || independent == 0) {
                return Share.of(value, trials, trials);
            }
            double deviations = sumSquares - 2 * value * products + value * value * trialSquares;
            double variance = rounds / (rounds - 1.0) * deviations / (trials * trials);
            return Share.of(value, trials / Math.max(1, variance / independent), trials);
        }
    }
}
