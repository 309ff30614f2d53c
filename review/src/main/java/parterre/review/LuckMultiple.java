package parterre.review;

import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Mean;

/// Finds the multiple of luck that is best taken off a result: luck is a control variate, and the least variance is
/// at `cov(result, luck) / var(luck)` (Lavenberg and Welch, "A Perspective on the Use of Control Variables to
/// Increase the Efficiency of Monte Carlo Simulations", Management Science 27, 1981).
///
/// A multiple that was fitted to games must not be used on the same games. So each half of the games gets the
/// multiple of the other half.
///
/// @param multiple the mean of both halves' multiples
/// @param factor how many times more the result varies than the result without so much luck
record LuckMultiple(double multiple, double factor) {
    /// Fits both halves.
    ///
    /// @param games at least four games, in the order in which they were played
    static LuckMultiple of(List<LuckyResult> games) {
        var first = games.subList(0, games.size() / 2);
        var second = games.subList(games.size() / 2, games.size());
        double ofFirst = best(first);
        double ofSecond = best(second);
        var adjusted = Stream.concat(
                        first.stream().map(game -> game.withoutLuck(ofSecond)),
                        second.stream().map(game -> game.withoutLuck(ofFirst)))
                .mapToDouble(Double::doubleValue)
                .toArray();
        var results = games.stream().mapToDouble(LuckyResult::result).toArray();
        return new LuckMultiple(
                (ofFirst + ofSecond) / 2,
                Spread.of(results).variance() / Spread.of(adjusted).variance());
    }

    /// Returns `cov(result, luck) / var(luck)`; 0 where luck never varies.
    private static double best(List<LuckyResult> games) {
        double meanResult = mean(games.stream().mapToDouble(LuckyResult::result).toArray());
        double meanLuck = mean(games.stream().mapToDouble(LuckyResult::luck).toArray());
        double covariance = 0;
        double variance = 0;
        for (var game : games) {
            covariance += (game.result() - meanResult) * (game.luck() - meanLuck);
            variance += (game.luck() - meanLuck) * (game.luck() - meanLuck);
        }
        return variance == 0 ? 0 : covariance / variance;
    }

    private static double mean(double... numbers) {
        return Mean.of(numbers).getAsDouble();
    }
}
