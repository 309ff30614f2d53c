/// The moves of players and of chance, and their notation.
@NullMarked
package parterre.flora.moves;

import org.jspecify.annotations.NullMarked;
