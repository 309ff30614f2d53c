/// Chapter 4, a turn: its parts and what follows each of them, the actions of its player, and questions in between.
/// [parterre.flora.turn.Turns] depends on the other chapters, but they do not depend on it.
@NullMarked
package parterre.flora.turn;

import org.jspecify.annotations.NullMarked;
