/// A game being played: the referee, the record that replays for ever, matches of several games.
///
/// Whoever runs a table asks its [parterre.engine.table.Referee]: it takes moves from seats, judges them by
/// the game, keeps sealed answers, lets chance move, and writes a [parterre.engine.table.GameRecord]. That is
/// a plain value; [parterre.engine.table.RecordForm] writes it as text and reads it back, and
/// [parterre.engine.table.Replay] plays it through, every step judged. A [parterre.engine.table.Match] is
/// several games by a [parterre.engine.table.MatchPlan].
///
/// What comes from outside is read into a value or into problems, never into an exception; what is refused,
/// is refused with a rule's id and a reason. The table's own ids begin with `table/`: `table/wrong-seat`,
/// `table/no-such-seat`, `table/over`, `table/chance`, `table/not-chance`, `table/together`,
/// `table/not-together`, `table/missing-answer`, `table/answered`, `table/no-default`, `table/not-asker`.
@NullMarked
package parterre.engine.table;

import org.jspecify.annotations.NullMarked;
