/// Many games between entrants: who sits where, with which luck, on how many threads, and what came of
/// each.
///
/// [parterre.bots.series.SeriesPlan] says what is to be played, [parterre.bots.series.Series] plays it,
/// [parterre.bots.series.Outcome] tells of one game. [parterre.bots.series.BotComparison] stops a series as soon
/// as a [parterre.bots.series.SequentialTest] has decided.
@NullMarked
package parterre.bots.series;

import org.jspecify.annotations.NullMarked;
