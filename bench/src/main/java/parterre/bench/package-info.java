/// Measures speed: JMH benchmarks of playouts and search, the yardstick to compare with, and a profiler that counts
/// CPU seconds. For a server, it has load, and programs that kill the server. The folder's README has the commands.
/// SPEED.md has the results and, for the server, docs/operating.md.
@NullMarked
package parterre.bench;

import org.jspecify.annotations.NullMarked;
