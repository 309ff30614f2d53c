package parterre.bench;

import java.util.Arrays;
import java.util.Locale;

/// Delays in nanoseconds, as they come from many threads.
final class Delays {
    private long[] nanos = new long[1_024];
    private int count;

    synchronized void add(long delay) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = delay;
    }

    synchronized int count() {
        return count;
    }

    synchronized void clear() {
        count = 0;
    }

    /// "p50 1.2 ms, p99 3.4 ms, longest 5.6 ms".
    synchronized String text() {
        if (count == 0) {
            return "none";
        }
        var sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "p50 %.1f ms, p99 %.1f ms, longest %.1f ms",
                sorted[count / 2] * 1e-6,
                sorted[(int) (count * 0.99)] * 1e-6,
                sorted[count - 1] * 1e-6);
    }
}
