/// Chapter 4, a turn: its parts and what follows each of them, the actions of its player, and questions in between.
/// [parterre.flora.turn.Turns] knows the other chapters; they do not know what comes after them.
@NullMarked
package parterre.flora.turn;

import org.jspecify.annotations.NullMarked;
