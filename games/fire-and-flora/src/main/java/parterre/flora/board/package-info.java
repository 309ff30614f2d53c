/// How decisions are entered and drawn, and what a move does, told before it is made.
@NullMarked
package parterre.flora.board;

import org.jspecify.annotations.NullMarked;
