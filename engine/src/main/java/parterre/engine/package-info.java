/// The contract: what a game, a position, a move, a decision and a result are.
///
/// Read [parterre.engine.Game] first; it is the rules of one game as pure functions over immutable positions. Then
/// [parterre.engine.Next] (whom a position waits for), [parterre.engine.Step] (what then happened),
/// [parterre.engine.Viewer] (who looks), [parterre.engine.Refusal] (why not), [parterre.engine.Setup] and
/// [parterre.engine.Option] (what was agreed before the start), [parterre.engine.Result] (how it ended) and
/// [parterre.engine.Luck] (where chance comes from). The rest of this package is small change.
///
/// `parterre.engine.box` holds what a game brings besides its rules (board, positions, evaluators, figures),
/// `parterre.engine.table` the referee, records and matches, `parterre.engine.walk` playouts, perft and signatures.
///
/// Nothing here knows a game, a file, a socket or a clock.
@NullMarked
package parterre.engine;

import org.jspecify.annotations.NullMarked;
