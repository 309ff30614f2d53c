/// Compares the speed of two builds in one process, where they take turns. `bench/compare` runs it.
@NullMarked
package parterre.bench.compare;

import org.jspecify.annotations.NullMarked;
