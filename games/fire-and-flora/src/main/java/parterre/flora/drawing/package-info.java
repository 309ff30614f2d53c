/// Drawing from decks: how Resource Cards come to hands, and the odds of a draw.
@NullMarked
package parterre.flora.drawing;

import org.jspecify.annotations.NullMarked;
