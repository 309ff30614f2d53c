/// Threads for long work, shared fairly between callers. This package knows nothing of tables or calls.
@NullMarked
package parterre.server.work;

import org.jspecify.annotations.NullMarked;
