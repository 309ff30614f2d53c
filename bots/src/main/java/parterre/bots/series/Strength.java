package parterre.bots.series;

import java.util.Optional;

/// The strength of a bot against another by the rounds of a series, with 95 % intervals.
///
/// The intervals assume a series of fixed length. If a sequential test stopped the series, the share tends to
/// lie a little too far on the side of the accepted hypothesis.
///
/// @param share the mean share of the win
/// @param elo how many points of Elo the bot is ahead: 400 points for odds of winning that are ten times the
///     even ones. Shares outside 0.1 % to 99.9 % count as these limits
/// @param normalisedElo the distance of the share from even in standard deviations of one game, times
///     800/ln 10. It says how many games a difference needs to show, whatever the rate of shared wins (Van den
///     Bergh, <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>). Empty while all rounds have the
///     same score
public record Strength(Estimate share, Estimate elo, Optional<Estimate> normalisedElo) {
    private static final double POINTS = 400;
    private static final double LEAST_SHARE = 1e-3;
    private static final double NORMALISED = 2 * POINTS / Math.log(10);

    /// The two-sided 95 % point of the normal distribution.
    private static final double Z = 1.959_963_984_540_054;

    /// Returns the strength of the bot by these rounds.
    ///
    /// @param scores at least one round
    /// @param even the share of the win if both were equally strong
    public static Strength of(RoundScores scores, double even) {
        if (scores.rounds() == 0) {
            throw new IllegalArgumentException("there is no strength without a round");
        }
        var share = scores.interval();
        return new Strength(
                share,
                new Estimate(elo(share.value(), even), elo(share.low(), even), elo(share.high(), even)),
                scores.vary() ? Optional.of(normalisedElo(scores, even)) : Optional.empty());
    }

    private static double elo(double share, double even) {
        double odds = odds(Math.clamp(share, LEAST_SHARE, 1 - LEAST_SHARE));
        return POINTS * Math.log10(odds / odds(even));
    }

    /// Returns the share of the win of a bot that is so many points of Elo ahead.
    ///
    /// @param even the share of the win if both were equally strong
    public static double share(double elo, double even) {
        double odds = odds(even) * Math.pow(10, elo / POINTS);
        return odds / (1 + odds);
    }

    private static double odds(double share) {
        return share / (1 - share);
    }

    /// The variance of the ratio of mean to deviation follows from skewness and kurtosis by the delta method, as
    /// in fishtest.
    private static Estimate normalisedElo(RoundScores scores, double even) {
        var moments = scores.moments();
        double ratio = (moments.mean() - even) / Math.sqrt(moments.variance());
        double variance = 1 - ratio * moments.skewness() + ratio * ratio * (moments.kurtosis() + 2) / 4;
        double margin = Z * Math.sqrt(Math.max(0, variance) / scores.rounds());
        double points = NORMALISED / Math.sqrt(scores.gamesPerRound());
        return new Estimate(points * ratio, points * (ratio - margin), points * (ratio + margin));
    }
}
