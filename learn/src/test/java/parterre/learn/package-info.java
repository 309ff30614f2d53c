/// Tests of learning.
@NullMarked
package parterre.learn;

import org.jspecify.annotations.NullMarked;
