/// Searches among variants of a game for one that comes near to an aim.
@NullMarked
package parterre.lab.sweep;

import org.jspecify.annotations.NullMarked;
