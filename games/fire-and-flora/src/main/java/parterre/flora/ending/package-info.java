/// Chapter 10, the end: scores, the win, and the places.
@NullMarked
package parterre.flora.ending;

import org.jspecify.annotations.NullMarked;
