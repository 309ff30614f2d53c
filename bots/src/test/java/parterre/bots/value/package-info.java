/// Tests of learned values.
@NullMarked
package parterre.bots.value;

import org.jspecify.annotations.NullMarked;
