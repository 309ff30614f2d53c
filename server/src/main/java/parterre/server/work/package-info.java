/// Threads for long work, shared fairly between those who ask for it. Knows nothing of tables or calls.
@NullMarked
package parterre.server.work;

import org.jspecify.annotations.NullMarked;
