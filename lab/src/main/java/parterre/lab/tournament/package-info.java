/// Tournaments between bots: who is strongest, and how certain that is.
@NullMarked
package parterre.lab.tournament;

import org.jspecify.annotations.NullMarked;
