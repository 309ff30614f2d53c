/// Chapter 6, lands, and what coins buy: lands and Resource Cards, sales, and the use of buildings.
@NullMarked
package parterre.flora.owning;

import org.jspecify.annotations.NullMarked;
