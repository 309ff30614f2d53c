/// Walks through a game without a table. [parterre.engine.walk.Playout] plays at random to the end.
/// [parterre.engine.walk.Variations] draws setups. [parterre.engine.walk.Perft] counts sequences of answers.
/// [parterre.engine.walk.Signature] tells whether the rules are still the same.
@NullMarked
package parterre.engine.walk;

import org.jspecify.annotations.NullMarked;
