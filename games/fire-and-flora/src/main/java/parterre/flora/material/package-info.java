/// Chapter 2, material: what follows from the cards and from what was agreed, worked out once, and the small numbers
/// that
/// stand for pieces. [parterre.flora.material.FloraTerms] holds the options, [parterre.flora.material.Facts] the cards'
/// facts; `Plant`, `Holding`, `Hand`, `Bag` and `Piles` pack pieces into numbers.
@NullMarked
package parterre.flora.material;

import org.jspecify.annotations.NullMarked;
