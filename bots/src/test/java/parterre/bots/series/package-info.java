/// Series of games between bots.
@NullMarked
package parterre.bots.series;

import org.jspecify.annotations.NullMarked;
