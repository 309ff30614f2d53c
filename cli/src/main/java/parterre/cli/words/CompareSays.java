package parterre.cli.words;

import parterre.engine.Message;

/// The messages of `compare`.
public sealed interface CompareSays extends Message {
    /// The two hypotheses and how often each may be accepted wrongly.
    record Hypotheses(String bot, String other, String from, String to, String alpha, String beta)
            implements CompareSays {}

    record ComparisonRun(
            int games, SeriesSays.SeatingWay seating, String seed, int threads, String time, String gameRate)
            implements CompareSays {}

    /// The name of a number of the report.
    record Quantity(Named named) implements CompareSays {}

    /// A number with its 95 % interval.
    record WithInterval(String value, String low, String high) implements CompareSays {}

    record RatioWithBounds(String llr, String lower, String upper) implements CompareSays {}

    /// How many rounds had a score.
    record RoundsWithScore(String score, int rounds) implements CompareSays {}

    /// How far the test has come, in few words.
    record ComparisonProgress(String llr, String lower, String upper, String share) implements CompareSays {}

    /// The conclusion from H1: the share is larger than H0 says.
    record AcceptedH1(String bot, String other, String from) implements CompareSays {}

    /// The conclusion from H0: the share is smaller than H1 says.
    record AcceptedH0(String bot, String other, String to) implements CompareSays {}

    record NotDecided(String from, String to) implements CompareSays {}

    record NoRoundFinished() implements CompareSays {}

    /// What is wrong with the command line.
    record CompareTwo(int bots) implements CompareSays {}

    record SharesDescend(String from, String to) implements CompareSays {}

    record ShareOutOfRange(String option, String percent) implements CompareSays {}

    record NoErrorRate(String option, String rate) implements CompareSays {}

    record NobodyWins(String game) implements CompareSays {}

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
