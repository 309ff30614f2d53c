/// Measures what cards are worth to the player who gets them.
@NullMarked
package parterre.lab.cards;

import org.jspecify.annotations.NullMarked;
