package parterre.cli.protocol;

import java.time.Duration;

/// A moment by which something must be done.
///
/// @param within the time that it allowed when it was set
/// @param at the moment on the clock of `System.nanoTime`
record Deadline(Duration within, long at) {
    static Deadline in(Duration time) {
        return new Deadline(time, System.nanoTime() + time.toNanos());
    }

    long nanosLeft() {
        return at - System.nanoTime();
    }
}
