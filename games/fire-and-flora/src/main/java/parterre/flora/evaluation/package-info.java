/// Rules of thumb for bots: what a position is worth, which moves are sensible, which trades are worth an offer.
@NullMarked
package parterre.flora.evaluation;

import org.jspecify.annotations.NullMarked;
