/// Games so small that one knows how to play them perfectly.
@NullMarked
package parterre.bots.toys;

import org.jspecify.annotations.NullMarked;
