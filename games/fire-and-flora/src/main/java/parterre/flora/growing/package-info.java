/// Chapter 5, plants: what a plant does when icons reach it.
@NullMarked
package parterre.flora.growing;

import org.jspecify.annotations.NullMarked;
