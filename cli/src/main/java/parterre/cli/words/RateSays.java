package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre rate`.
public sealed interface RateSays extends Message {
    /// The games that were played.
    record PoolRun(int games, int pairs, String seed, int threads, String time, String gameRate) implements RateSays {}

    /// The two bots that are playing, in a few words.
    record RateProgress(String bot, String against) implements RateSays {}

    /// The head of a column.
    record RateHead(RateColumn column) implements RateSays {}

    /// The bot that the ratings and their intervals are relative to.
    record RelativeTo(String anchor) implements RateSays {}

    /// The title of the table of pairs.
    record RowAgainstColumn() implements RateSays {}

    /// How a pool was measured, for its file.
    ///
    /// @param options what was agreed beyond the standard, as it is typed
    record PoolMeasured(String game, String edition, List<String> options, int games, String seed)
            implements RateSays {}

    record PoolWritten(String file) implements RateSays {}

    /// A page says that a game has no ratings yet.
    record NotRatedYet() implements RateSays {}

    /// The title of a plot.
    record PlotTitle(String game, String anchor) implements RateSays {}

    record NoPairFinished() implements RateSays {}

    /// What is wrong with the command line.
    record PoolTooSmall(int bots) implements RateSays {}

    record BotTwiceInPool(String bot) implements RateSays {}

    record NotInPool(String bot, List<String> bots) implements RateSays {}

    /// Columns of the report.
    enum RateColumn {
        BOT,
        PLAYS,
        ELO,
        LOW,
        HIGH,
        GAMES,
        WINS,
        AGAINST
    }
}
