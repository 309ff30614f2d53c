package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre tune`.
public sealed interface TuneMessages extends Message {
    /// The search that was made.
    ///
    /// @param tried how many settings each run tried
    record TuneRun(int runs, int tried, List<String> opponents, String seed, int threads, String time)
            implements TuneMessages {}

    /// The head of a column.
    record TuneHead(TuneColumn column) implements TuneMessages {}

    /// Settings other than the given ones took most.
    record TuneFound(String bot, String base, String game) implements TuneMessages {}

    /// The given settings took most.
    record TuneKept(String base) implements TuneMessages {}

    /// A parameter that is not written as a name and values.
    record NotASetting(String text, List<String> names) implements TuneMessages {}

    /// The opponents are one bot.
    record OneOpponent(String bot) implements TuneMessages {}

    /// Columns of the report.
    enum TuneColumn {
        BOT,
        GAMES,
        SHARE
    }
}
