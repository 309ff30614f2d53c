/// What speed is measured with: JMH benchmarks of playouts and search, the yardstick that they are set against, a
/// profiler that counts CPU seconds; load for a server, and what kills it. The commands stand in the folder's README,
/// what was measured in SPEED.md and, of the server, in docs/operating.md.
@NullMarked
package parterre.bench;

import org.jspecify.annotations.NullMarked;
