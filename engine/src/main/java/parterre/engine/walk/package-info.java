/// Walking through a game without a table: [parterre.engine.walk.Playout] plays at random to the end,
/// [parterre.engine.walk.Variations] draws what might be agreed beforehand, [parterre.engine.walk.Perft]
/// counts what can happen, [parterre.engine.walk.Signature] tells whether the rules are still the same.
@NullMarked
package parterre.engine.walk;

import org.jspecify.annotations.NullMarked;
