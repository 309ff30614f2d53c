/// Puzzles at the server: which there are, the puzzle of the day, and what is said of attempts.
@NullMarked
package parterre.server.puzzle;

import org.jspecify.annotations.NullMarked;
