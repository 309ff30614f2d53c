/// Puzzles: positions of finished games in which one move is clearly the best. A miner finds them in
/// records, and a rating says how hard they are.
@NullMarked
package parterre.review.puzzles;

import org.jspecify.annotations.NullMarked;
