/// The contract of all games: games, positions, moves, decisions and results.
///
/// Read [parterre.engine.Game] first. It is the rules of one game as pure functions over immutable positions.
/// Then read [parterre.engine.Next] (whom a position waits for), [parterre.engine.Step] (what happened),
/// [parterre.engine.Viewer] (who looks) and [parterre.engine.Refusal] (why a move is not allowed). Last come
/// [parterre.engine.Setup] and [parterre.engine.Option] (the agreement before the start),
/// [parterre.engine.Result] (how a game ended) and [parterre.engine.Luck] (the source of chance). The other
/// types are details.
///
/// `parterre.engine.box` has the parts of a game besides its rules (board, positions, evaluators, figures).
/// `parterre.engine.table` has the referee, records and matches. `parterre.engine.walk` has playouts, perft and
/// signatures.
///
/// Nothing here depends on a particular game, a file, a socket or a clock.
@NullMarked
package parterre.engine;

import org.jspecify.annotations.NullMarked;
