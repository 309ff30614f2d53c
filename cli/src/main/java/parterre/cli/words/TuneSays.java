package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre tune`.
public sealed interface TuneSays extends Message {
    /// What was sought.
    ///
    /// @param tried how many settings each run tried
    record TuneRun(int runs, int tried, List<String> opponents, String seed, int threads, String time)
            implements TuneSays {}

    /// The head of a column.
    record TuneHead(TuneColumn column) implements TuneSays {}

    /// Settings other than the given ones took most.
    record TuneFound(String bot, String base, String game) implements TuneSays {}

    /// The given settings took most.
    record TuneKept(String base) implements TuneSays {}

    /// A parameter that is not written as a name and values.
    record NotASetting(String text, List<String> names) implements TuneSays {}

    /// The opponents are one bot.
    record OneOpponent(String bot) implements TuneSays {}

    /// Columns of the report.
    enum TuneColumn {
        BOT,
        GAMES,
        SHARE
    }
}
