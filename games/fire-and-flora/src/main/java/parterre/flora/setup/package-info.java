/// Chapter 3, setup: deals and the lot that decides who begins.
@NullMarked
package parterre.flora.setup;

import org.jspecify.annotations.NullMarked;
