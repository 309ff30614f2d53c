/// What players announce and what chance does, and how it is written.
@NullMarked
package parterre.flora.moves;

import org.jspecify.annotations.NullMarked;
