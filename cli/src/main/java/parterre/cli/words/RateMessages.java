package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre rate`.
public sealed interface RateMessages extends Message {
    /// The games that were played.
    record PoolRun(int games, int pairs, String seed, int threads, String time, String gameRate)
            implements RateMessages {}

    /// The two bots that are playing, in a few words.
    record RateProgress(String bot, String against) implements RateMessages {}

    /// The head of a column.
    record RateHead(RateColumn column) implements RateMessages {}

    /// The bot that the ratings and their intervals are relative to.
    record RelativeTo(String anchor) implements RateMessages {}

    /// The title of the table of pairs.
    record RowAgainstColumn() implements RateMessages {}

    /// How a pool was measured, for its file.
    ///
    /// @param options what was agreed beyond the standard, as it is typed
    record PoolMeasured(String game, String edition, List<String> options, int games, String seed)
            implements RateMessages {}

    record PoolWritten(String file) implements RateMessages {}

    /// A page says that a game has no ratings yet.
    record NotRatedYet() implements RateMessages {}

    /// The title of a plot.
    record PlotTitle(String game, String anchor) implements RateMessages {}

    record NoPairFinished() implements RateMessages {}

    /// The mistakes in the command line.
    record PoolTooSmall(int bots) implements RateMessages {}

    record BotTwiceInPool(String bot) implements RateMessages {}

    record NotInPool(String bot, List<String> bots) implements RateMessages {}

    /// Columns of the report.
    enum RateColumn {
        BOT,
        PLAYS,
        ELO,
        LOW,
        HIGH,
        STEP,
        GAMES,
        WINS,
        AGAINST
    }
}
