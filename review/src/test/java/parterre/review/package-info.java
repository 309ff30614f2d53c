/// Tests of the review.
@NullMarked
package parterre.review;

import org.jspecify.annotations.NullMarked;
