/// Enters and draws decisions, and describes the questions out of turn.
@NullMarked
package parterre.flora.board;

import org.jspecify.annotations.NullMarked;
