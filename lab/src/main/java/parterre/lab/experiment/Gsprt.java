package parterre.lab.experiment;

import parterre.bots.series.SequentialTest;
import parterre.bots.series.Strength;

/// The question which bot is stronger, for a sequential test (GSPRT). The bot is the first kind of a line-up.
///
/// @param elo0 how many points of Elo the bot is ahead by the first hypothesis
/// @param elo1 the same by the second hypothesis, more than `elo0`
/// @param alpha how often the second hypothesis may be accepted although the first is true
/// @param beta how often the first hypothesis may be accepted although the second is true
public record Gsprt(double elo0, double elo1, double alpha, double beta) {
    /// Larger distances in strength are not tested.
    static final double MOST_ELO = 1000;

    /// @throws IllegalArgumentException if the distances do not ascend, or an error rate is out of range
    public Gsprt {
        if (!(-MOST_ELO <= elo0 && elo0 < elo1 && elo1 <= MOST_ELO)) {
            throw new IllegalArgumentException("the distances must ascend: " + elo0 + ", " + elo1);
        }
        if (!(SequentialTest.isErrorRate(alpha) && SequentialTest.isErrorRate(beta))) {
            throw new IllegalArgumentException("error rates lie between 0 and 0.5: " + alpha + ", " + beta);
        }
    }

    /// Returns the test of the mean lead of the bot in a block: its share of the win.
    public SequentialTest test(LineUpPlan lineUp) {
        return new SequentialTest(
                Strength.share(elo0, lineUp.even()), Strength.share(elo1, lineUp.even()), alpha, beta);
    }
}
