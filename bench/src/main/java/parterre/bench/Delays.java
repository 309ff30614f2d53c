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

    /// Adds all delays of others, which no thread changes meanwhile.
    synchronized void addAll(Delays others) {
        for (int i = 0; i < others.count; i++) {
            add(others.nanos[i]);
        }
    }

    synchronized int count() {
        return count;
    }

    synchronized void clear() {
        count = 0;
    }

    /// Returns how many milliseconds this share of them took at most; 0 without any.
    ///
    /// @param share from 0 to 1
    synchronized double millis(double share) {
        var sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : sorted[Math.min(count - 1, (int) (count * share))] * 1e-6;
    }

    /// "p50 1.2 ms, p99 3.4 ms, longest 5.6 ms".
    synchronized String text() {
        return count == 0
                ? "none"
                : String.format(
                        Locale.ROOT, "p50 %.1f ms, p99 %.1f ms, longest %.1f ms", millis(0.5), millis(0.99), millis(1));
    }
}
