/// Chapter 3, setup: deals and the lot for who begins.
@NullMarked
package parterre.flora.setup;

import org.jspecify.annotations.NullMarked;
