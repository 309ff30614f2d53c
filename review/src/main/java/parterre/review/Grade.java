package parterre.review;

import java.util.Map;
import parterre.stored.EnumCodec;

/// The quality of a decision, judged by what its seat could know.
public enum Grade {
    /// There was only one move.
    FORCED,
    /// The seat won or lost almost surely, whatever it did. It counts for nothing.
    DECIDED,
    /// No move was found to be better.
    BEST,
    /// Another move may be better, by less than an inaccuracy or by too little to be sure.
    GOOD,
    /// Surely cost at least 5 points of win chance.
    INACCURACY,
    /// Surely cost at least 10 points of win chance.
    MISTAKE,
    /// Surely cost at least 15 points of win chance.
    BLUNDER;

    /// How stored reviews call them.
    public static final EnumCodec<Grade> STORED = new EnumCodec<>(
            Grade.class,
            Map.of(
                    FORCED, "forced",
                    DECIDED, "decided",
                    BEST, "best",
                    GOOD, "good",
                    INACCURACY, "inaccuracy",
                    MISTAKE, "mistake",
                    BLUNDER, "blunder"));

    private static final double INACCURATE = 0.05;
    private static final double MISTAKEN = 0.10;
    private static final double BLUNDERED = 0.15;

    /// Returns true if the decision had alternatives that mattered.
    public boolean counts() {
        return this != FORCED && this != DECIDED;
    }

    /// Returns true if the decision surely cost chances.
    public boolean isError() {
        return compareTo(GOOD) > 0;
    }

    /// Returns the grade of a decision that counts and is not the best.
    ///
    /// @param surely the lower end of the 95 % interval of the loss, as a share of the win
    static Grade ofLoss(double surely) {
        if (surely >= BLUNDERED) {
            return BLUNDER;
        }
        if (surely >= MISTAKEN) {
            return MISTAKE;
        }
        return surely >= INACCURATE ? INACCURACY : GOOD;
    }
}
