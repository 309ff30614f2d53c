package parterre.bots.series;

/// A sequential test of two hypotheses about a bot's share of the win. It is evaluated after each round, and it
/// stops as soon as the rounds so far decide.
///
/// H0 says that the mean score of a round is [#from()], H1 that it is [#to()]. The test is the generalised sequential
/// probability ratio test (GSPRT). The log-likelihood ratio (LLR) compares the likeliest distribution of round scores
/// with mean [#to()] with the likeliest one with mean [#from()]. H1 is accepted when the LLR reaches `ln((1 -
/// beta)/alpha)`, H0 when it falls to `ln(beta/(1 - alpha))`.
///
/// Sources: Wald, "Sequential tests of statistical hypotheses" (Annals of Mathematical Statistics 16, 1945), for
/// the bounds. Li, Liu and Ying, "Generalized sequential probability ratio test for separate families of
/// hypotheses" (Sequential Analysis 33, 2014), for the ratio. Van den Bergh,
/// <https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf>, and `LLRcalc.py` of Stockfish's fishtest, for
/// pairs of games. Unlike in fishtest, the bounds are not corrected for the last round's overshoot. The real error
/// rates are therefore somewhat lower than agreed, and the tests somewhat longer.
///
/// @param from the mean score by H0, above 0
/// @param to the mean score by H1, above `from` and below 1
/// @param alpha how often H1 may be accepted although H0 is true, between 0 and 0.5
/// @param beta how often H0 may be accepted although H1 is true, between 0 and 0.5
public record SequentialTest(double from, double to, double alpha, double beta) {
    /// The error rates unless somebody says otherwise.
    public static final double ERROR_RATE = 0.05;

    /// Every error rate must be below this.
    public static final double MOST_ERRORS = 0.5;

    /// @throws IllegalArgumentException if a number is outside of its range
    public SequentialTest {
        if (!(0 < from && from < to && to < 1)) {
            throw new IllegalArgumentException("the shares must ascend within 0 to 1: " + from + ", " + to);
        }
        if (!(isErrorRate(alpha) && isErrorRate(beta))) {
            throw new IllegalArgumentException("error rates lie between 0 and 0.5: " + alpha + ", " + beta);
        }
    }

    /// Returns true if this can be an error rate: between 0 and 0.5, both excluded.
    public static boolean isErrorRate(double rate) {
        return 0 < rate && rate < MOST_ERRORS;
    }

    /// Returns the lower bound, a negative number: H0 is accepted when the LLR is at most this.
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /// Returns the upper bound, a positive number: H1 is accepted when the LLR is at least this.
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /// Returns the log-likelihood ratio of H1 to H0 after these rounds.
    public double llr(RoundScores scores) {
        return scores.rounds() == 0 ? 0 : scores.shortfall(from) - scores.shortfall(to);
    }

    /// Returns the log-likelihood ratio of H1 to H0 after rounds of which the mean and the variance alone are known.
    /// It compares the likeliest normal distributions with the means [#to()] and [#from()]. For many rounds it is
    /// about that of the counts. Scores without luck, which lie outside 0 to 1, can be tested so, too.
    ///
    /// @param mean the mean score of a round
    /// @param variance of the scores of the rounds, at least 0
    public double llr(int rounds, double mean, double variance) {
        return rounds
                / 2.0
                * Math.log((variance + (mean - from) * (mean - from)) / (variance + (mean - to) * (mean - to)));
    }

    /// Returns the decision after these rounds. The error rates hold only if the caller asks after each round
    /// and keeps the first answer other than [Decision#CONTINUE].
    public Decision decision(RoundScores scores) {
        return decision(llr(scores));
    }

    /// Returns about how many rounds the test needs on average if H0 or H1 is true, whichever needs more (Wald 1945).
    ///
    /// @param variance of the score of one round
    public double roundsIfTrue(double variance) {
        double ifH1 = (1 - beta) * upper() + beta * lower();
        double ifH0 = -(1 - alpha) * lower() - alpha * upper();
        return 2 * Math.max(ifH0, ifH1) * variance / ((to - from) * (to - from));
    }

    /// Returns about how many rounds the test needs on average if the mean score lies halfway between H0 and H1,
    /// where it needs most.
    ///
    /// @param variance of the score of one round
    public double roundsBetween(double variance) {
        return -lower() * upper() * variance / ((to - from) * (to - from));
    }

    /// Returns the decision by a log-likelihood ratio.
    public Decision decision(double llr) {
        if (llr >= upper()) {
            return Decision.ACCEPT_H1;
        }
        return llr <= lower() ? Decision.ACCEPT_H0 : Decision.CONTINUE;
    }

    /// The decision of the rounds so far.
    public enum Decision {
        /// No decision yet: more rounds are needed.
        CONTINUE,
        ACCEPT_H0,
        ACCEPT_H1
    }
}
