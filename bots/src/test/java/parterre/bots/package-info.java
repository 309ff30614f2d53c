/// Bots against toys that one knows how to play.
@NullMarked
package parterre.bots;

import org.jspecify.annotations.NullMarked;
