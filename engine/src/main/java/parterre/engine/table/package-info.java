/// A game being played: the referee, records, and matches of several games.
///
/// A program that runs a table talks to its [parterre.engine.table.Referee]. The referee takes moves from
/// seats, judges them by the game, keeps sealed answers, lets chance move, and writes a
/// [parterre.engine.table.GameRecord]. The record is a plain value. [parterre.engine.table.RecordForm] writes
/// it as text and reads it back. [parterre.engine.table.Replay] plays it through and judges every step. A
/// [parterre.engine.table.Match] is several games by a [parterre.engine.table.MatchPlan].
///
/// Reading a text from outside returns a value or problems and never throws. Every refusal has a rule's id and
/// a reason. The table's own ids begin with `table/`: `table/wrong-seat`, `table/no-such-seat`, `table/over`,
/// `table/chance`, `table/not-chance`, `table/together`, `table/not-together`, `table/missing-answer`,
/// `table/answered`, `table/not-asker`.
@NullMarked
package parterre.engine.table;

import org.jspecify.annotations.NullMarked;
