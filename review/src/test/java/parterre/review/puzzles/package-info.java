@NullMarked
package parterre.review.puzzles;

import org.jspecify.annotations.NullMarked;
