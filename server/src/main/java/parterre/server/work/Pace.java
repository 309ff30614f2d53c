package parterre.server.work;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/// Slows background work while people make moves. A low thread priority alone does not help them: a search allocates
/// about two gigabytes a second, and every collection stops all threads.
public final class Pace {
    /// The time after a move in which work is slowed.
    static final Duration BUSY_AFTER_MOVE = Duration.ofMillis(20);

    /// Slowed work pauses so many times as long as it has run.
    static final int REST_FACTOR = 9;

    /// Shorter work earns no pause, since work may ask after each playout.
    static final Duration SHORTEST_WORK = Duration.ofMillis(2);

    /// No pause is longer, so that work is slow rather than stuck.
    static final Duration LONGEST_REST = Duration.ofMillis(250);

    /// A stretch rests no longer in all, since others wait for their turn behind it.
    static final Duration LONGEST_IN_ALL = Duration.ofSeconds(2);

    private final LongSupplier nanos;
    private final LongConsumer sleep;
    private volatile long busyUntil;

    /// @param nanos a clock that never goes back
    public Pace(LongSupplier nanos) {
        this(nanos, LockSupport::parkNanos);
    }

    /// @param sleep waits for so many nanoseconds
    public Pace(LongSupplier nanos, LongConsumer sleep) {
        this.nanos = nanos;
        this.sleep = sleep;
        busyUntil = nanos.getAsLong();
    }

    /// Somebody makes a move.
    public void moved() {
        busyUntil = nanos.getAsLong() + BUSY_AFTER_MOVE.toNanos();
    }

    /// Begins a stretch of work on one thread.
    public Stretch begin() {
        return new Stretch();
    }

    /// Work on one thread, which rests now and then.
    public final class Stretch {
        private long since = nanos.getAsLong();
        private long left = LONGEST_IN_ALL.toNanos();

        private Stretch() {}

        /// Rests for as long as the work since the last rest demands.
        public void rest() {
            long now = nanos.getAsLong();
            if (now - since < SHORTEST_WORK.toNanos()) {
                return;
            }
            if (now - busyUntil < 0) {
                long rest = Math.min(left, Math.min(REST_FACTOR * (now - since), LONGEST_REST.toNanos()));
                sleep.accept(rest);
                left -= rest;
                now = nanos.getAsLong();
            }
            since = now;
        }
    }
}
