/// Chapter 2, material: facts that are computed once from the cards and the setup, and small numbers that stand
/// for pieces. [parterre.flora.material.FloraTerms] holds the options, and [parterre.flora.material.Facts] the
/// facts of the cards. `Plant`, `Holding`, `Hand`, `Bag` and `Piles` pack pieces into numbers.
@NullMarked
package parterre.flora.material;

import org.jspecify.annotations.NullMarked;
