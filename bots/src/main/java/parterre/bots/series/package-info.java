/// Plays many games between entrants: their seats, luck, threads and outcomes.
///
/// A [parterre.bots.series.SeriesPlan] is the plan, [parterre.bots.series.MatchSeries] plays it, and each game
/// has an [parterre.bots.series.Outcome]. [parterre.bots.series.BotComparison] stops a series as soon as a
/// [parterre.bots.series.SequentialTest] has decided.
@NullMarked
package parterre.bots.series;

import org.jspecify.annotations.NullMarked;
