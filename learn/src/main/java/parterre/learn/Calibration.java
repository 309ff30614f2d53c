package parterre.learn;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/// Measures how far chances can be trusted. It computes logarithmic loss and Brier score of expected shares against the
/// real ones, and the expected calibration error. Source: Naeini, Cooper and Hauskrecht, "Obtaining Well Calibrated
/// Probabilities Using Bayesian Binning", 2015. That error is the mean distance between expected and real shares, over
/// bins of the expected ones.
///
/// @param positions the number of measured positions
/// @param logLoss in nats for each position
/// @param brier for each position, summed over parties
/// @param error the expected calibration error, from 0 to 1
/// @param bins by tenths of the expected share
public record Calibration(int positions, double logLoss, double brier, double error, List<Bin> bins) {
    private static final int BINS = 10;

    /// Parties with about the same expected share.
    ///
    /// @param count the number of parties
    /// @param expected their mean expected share
    /// @param came their mean share in the end
    public record Bin(int count, double expected, double came) {}

    /// Measures expectations on samples.
    ///
    /// @param expected the shares of all parties of a sample
    static Calibration of(Samples samples, IntFunction<double[]> expected) {
        return of(samples, IntStream.range(0, samples.count()).toArray(), expected);
    }

    /// Measures expectations on some of the samples.
    ///
    /// @param numbers the numbers of the samples, at least one
    static Calibration of(Samples samples, int[] numbers, IntFunction<double[]> expected) {
        double loss = 0;
        double brier = 0;
        var sums = new double[BINS][3];
        for (int sample : numbers) {
            var shares = expected.apply(sample);
            for (int party = 0; party < shares.length; party++) {
                double came = samples.share(sample, party);
                loss -= came == 0 ? 0 : came * StrictMath.log(Math.max(shares[party], 1e-12));
                brier += (shares[party] - came) * (shares[party] - came);
                var bin = sums[Math.min(BINS - 1, (int) (shares[party] * BINS))];
                bin[0]++;
                bin[1] += shares[party];
                bin[2] += came;
            }
        }
        double all = Arrays.stream(sums).mapToDouble(bin -> bin[0]).sum();
        double error = Arrays.stream(sums)
                .mapToDouble(bin -> Math.abs(bin[1] - bin[2]) / all)
                .sum();
        var bins = Arrays.stream(sums)
                .filter(bin -> bin[0] > 0)
                .map(bin -> new Bin((int) bin[0], bin[1] / bin[0], bin[2] / bin[0]))
                .toList();
        return new Calibration(numbers.length, loss / numbers.length, brier / numbers.length, error, bins);
    }
}
