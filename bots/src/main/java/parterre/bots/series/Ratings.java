package parterre.bots.series;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Rates a pool of bots in Elo by the games that they played against each other.
///
/// The model is the Bradley-Terry model: bot `i` beats bot `j` with probability `1 / (1 + exp(s_j - s_i))`,
/// where the strength `s` is Elo times `ln 10 / 400`. A tie counts as half a win. A priori every strength has a
/// normal distribution around the mean of the pool, with a standard deviation of [#PRIOR] Elo. If a bot won or
/// lost all its games, the prior keeps its rating finite. The prior hardly matters among bots with balanced
/// scores.
///
/// The ratings maximise the posterior probability, as in Coulom's BayesElo
/// (<https://www.remi-coulom.fr/Bayesian-Elo/>). The logarithm of the posterior is strictly concave (Hunter,
/// "MM algorithms for generalized Bradley-Terry models", The Annals of Statistics 32, 2004), so Newton's
/// method finds its one maximum. The intervals are those of the normal distribution with the same curvature
/// there (Laplace).
///
/// Ratings are relative to one bot, the anchor. An interval is the interval of the difference to the anchor, so
/// it contains the uncertainty of both bots. The anchor's own interval is 0 to 0.
public final class Ratings {
    /// The standard deviation of the prior, in Elo.
    public static final double PRIOR = 1_000;

    private static final double POINTS = 400 / Math.log(10);

    /// The two-sided 95 % point of the normal distribution.
    private static final double Z = 1.959_963_984_540_054;

    private static final int MOST_ITERATIONS = 200;
    private static final double CLOSE = 1e-12;

    private final int anchor;
    private final double[] strengths;
    private final SymmetricMatrix covariance;

    private Ratings(int anchor, double[] strengths, SymmetricMatrix covariance) {
        this.anchor = anchor;
        this.strengths = strengths;
        this.covariance = covariance;
    }

    /// Returns the ratings that fit these scores best.
    ///
    /// @param bots how many there are in the pool
    /// @param anchor the place of the bot whose rating is 0
    /// @param scores at most one for each pair
    public static Ratings of(int bots, int anchor, List<PairScore> scores) {
        return of(bots, anchor, scores, 1);
    }

    /// Returns the ratings that fit these scores best.
    ///
    /// @param bots how many there are in the pool
    /// @param anchor the place of the bot whose rating is 0
    /// @param scores at most one for each pair
    /// @param weight how much one result counts, above 0. It is less than 1 if results depend on each other
    public static Ratings of(int bots, int anchor, List<PairScore> scores, double weight) {
        if (anchor < 0 || anchor >= bots) {
            throw new IllegalArgumentException("the pool has no bot " + anchor);
        }
        var strengths = new double[bots];
        double posterior = logPosterior(strengths, scores, weight);
        for (int i = 0; i < MOST_ITERATIONS; i++) {
            var step = curvature(strengths, scores, weight).inverse().times(gradient(strengths, scores, weight));
            double part = 1;
            double[] next = moved(strengths, step, part);
            // A whole step may go too far where the curvature is small.
            while (logPosterior(next, scores, weight) < posterior && part > CLOSE) {
                part /= 2;
                next = moved(strengths, step, part);
            }
            double better = logPosterior(next, scores, weight);
            boolean isClose = part * largest(step) < CLOSE || better <= posterior;
            if (better > posterior) {
                strengths = next;
                posterior = better;
            }
            if (isClose) {
                break;
            }
        }
        return new Ratings(
                anchor, strengths, curvature(strengths, scores, weight).inverse());
    }

    private static double[] moved(double[] strengths, double[] step, double part) {
        return IntStream.range(0, step.length)
                .mapToDouble(i -> strengths[i] + part * step[i])
                .toArray();
    }

    private static double largest(double[] step) {
        return Arrays.stream(step).map(Math::abs).max().orElse(0);
    }

    /// Returns the precision of the prior, in units of strength.
    private static double precision() {
        return POINTS * POINTS / (PRIOR * PRIOR);
    }

    private static double logPosterior(double[] strengths, List<PairScore> scores, double weight) {
        double sum = 0;
        for (double strength : strengths) {
            sum -= strength * strength * precision() / 2;
        }
        for (var score : scores) {
            double ahead = strengths[score.first()] - strengths[score.second()];
            sum -= weight
                    * (score.won() * Math.log1p(Math.exp(-ahead)) + (score.games() - score.won()) * softplus(ahead));
        }
        return sum;
    }

    private static double softplus(double x) {
        return Math.log1p(Math.exp(x));
    }

    private static double[] gradient(double[] strengths, List<PairScore> scores, double weight) {
        var gradient = new double[strengths.length];
        for (int i = 0; i < strengths.length; i++) {
            gradient[i] = -strengths[i] * precision();
        }
        for (var score : scores) {
            double surplus = weight
                    * (score.won() - score.games() * expected(strengths[score.first()] - strengths[score.second()]));
            gradient[score.first()] += surplus;
            gradient[score.second()] -= surplus;
        }
        return gradient;
    }

    /// Returns the negative Hessian of the logarithm of the posterior.
    private static SymmetricMatrix curvature(double[] strengths, List<PairScore> scores, double weight) {
        var curvature = new SymmetricMatrix(strengths.length);
        for (int i = 0; i < strengths.length; i++) {
            curvature.add(i, i, precision());
        }
        for (var score : scores) {
            double share = expected(strengths[score.first()] - strengths[score.second()]);
            double information = weight * score.games() * share * (1 - share);
            curvature.add(score.first(), score.first(), information);
            curvature.add(score.second(), score.second(), information);
            curvature.add(score.first(), score.second(), -information);
        }
        return curvature;
    }

    private static double expected(double ahead) {
        return 1 / (1 + Math.exp(-ahead));
    }

    /// Returns by how many points of Elo this bot is stronger than the anchor.
    public Estimate elo(int bot) {
        return difference(bot, anchor);
    }

    /// Returns by how many points of Elo one bot is stronger than another. The interval is narrower than the
    /// intervals of the two ratings suggest, because it leaves out the uncertainty of the anchor.
    public Estimate difference(int bot, int other) {
        double points = POINTS * (strengths[bot] - strengths[other]);
        double variance = covariance.at(bot, bot) + covariance.at(other, other) - 2 * covariance.at(bot, other);
        double margin = Z * POINTS * Math.sqrt(Math.max(0, variance));
        return new Estimate(points, points - margin, points + margin);
    }

    /// Returns by how many points of Elo this bot is stronger than the mean of the pool, itself included.
    public Estimate fromMean(int bot) {
        int bots = strengths.length;
        double points = 0;
        double variance = 0;
        for (int i = 0; i < bots; i++) {
            points += POINTS * weight(i, bot) * strengths[i];
            for (int j = 0; j < bots; j++) {
                variance += weight(i, bot) * weight(j, bot) * covariance.at(i, j);
            }
        }
        double margin = Z * POINTS * Math.sqrt(Math.max(0, variance));
        return new Estimate(points, points - margin, points + margin);
    }

    /// The weight of a bot in the difference between one bot and the mean.
    private double weight(int bot, int one) {
        return (bot == one ? 1 : 0) - 1.0 / strengths.length;
    }

    /// Returns the share of the games that one bot can expect to win against another, from 0 to 1.
    public double expected(int bot, int other) {
        return expected(strengths[bot] - strengths[other]);
    }
}
