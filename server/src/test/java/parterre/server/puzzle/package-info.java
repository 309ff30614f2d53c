@NullMarked
package parterre.server.puzzle;

import org.jspecify.annotations.NullMarked;
