package parterre.lab.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/// Corrects p-values for many comparisons, so that the chance of any false alarm stays below the error rate
/// (Holm, "A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6,
/// 1979).
public final class Holm {
    private Holm() {}

    /// Returns the corrected p-values of one of several families that share an error rate evenly, in the same order.
    public static double[] adjusted(int families, double... pValues) {
        return Arrays.stream(adjusted(pValues))
                .map(each -> Math.min(1, families * each))
                .toArray();
    }

    /// Returns the corrected p-values, in the same order.
    public static double[] adjusted(double... pValues) {
        var order = IntStream.range(0, pValues.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> pValues[i]))
                .toList();
        var adjusted = new double[pValues.length];
        double largest = 0;
        for (int rank = 0; rank < order.size(); rank++) {
            int index = order.get(rank);
            largest = Math.max(largest, Math.min(1, (pValues.length - rank) * pValues[index]));
            adjusted[index] = largest;
        }
        return adjusted;
    }
}
