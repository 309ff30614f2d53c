package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `compare`.
public sealed interface CompareMessages extends Message {
    /// The two hypotheses and how often each may be accepted wrongly.
    record Hypotheses(String bot, String other, String from, String to, String alpha, String beta)
            implements CompareMessages {}

    record ComparisonRun(
            int games, SeriesMessages.SeatingWay seating, String seed, int threads, String time, String gameRate)
            implements CompareMessages {}

    /// The name of a number of the report.
    record Quantity(Named named) implements CompareMessages {}

    /// A number with its 95 % interval.
    record WithInterval(String value, String low, String high) implements CompareMessages {}

    record RatioWithBounds(String llr, String lower, String upper) implements CompareMessages {}

    /// How many rounds had a score.
    record RoundsWithScore(String score, int rounds) implements CompareMessages {}

    /// How far the test has come, in few words.
    record ComparisonProgress(String llr, String lower, String upper, String share) implements CompareMessages {}

    /// The conclusion from H1: the share is larger than H0 says.
    record AcceptedH1(String bot, String other, String from) implements CompareMessages {}

    /// The conclusion from H0: the share is smaller than H1 says.
    record AcceptedH0(String bot, String other, String to) implements CompareMessages {}

    record NotDecided(String from, String to) implements CompareMessages {}

    record NoRoundFinished() implements CompareMessages {}

    /// The mistakes in the command line.
    record CompareTwo(int bots) implements CompareMessages {}

    record SharesDescend(String from, String to) implements CompareMessages {}

    record ShareOutOfRange(String option, String percent) implements CompareMessages {}

    record NoErrorRate(String option, String rate) implements CompareMessages {}

    record NobodyWins(String game) implements CompareMessages {}

    /// Numbers of the report.
    enum Named {
        GAMES,
        ROUNDS,
        SHARE,
        ELO,
        NORMALISED_ELO,
        LLR,
        ROUND_SCORES
    }
}
