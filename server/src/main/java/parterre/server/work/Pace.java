package parterre.server.work;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/// Slows background work while people make moves. Lower weight alone does not help them: a search allocates about a
/// gigabyte a second, and every collection stops all threads.
public final class Pace {
    /// So long after a move, people are at work.
    static final Duration CALM = Duration.ofMillis(20);

    /// Meanwhile work rests so many times longer than it took.
    static final int RESTS = 9;

    /// A rest is at most so long, so that work is slow rather than stuck.
    static final Duration LONGEST = Duration.ofMillis(250);

    private final LongSupplier nanos;
    private final LongConsumer sleep;
    private volatile long calmFrom;

    /// @param nanos a clock that never goes back
    public Pace(LongSupplier nanos) {
        this(nanos, LockSupport::parkNanos);
    }

    /// @param sleep waits for so many nanoseconds
    Pace(LongSupplier nanos, LongConsumer sleep) {
        this.nanos = nanos;
        this.sleep = sleep;
        calmFrom = nanos.getAsLong();
    }

    /// Somebody makes a move.
    public void moved() {
        calmFrom = nanos.getAsLong() + CALM.toNanos();
    }

    /// Begins a stretch of work on one thread.
    public Stretch begin() {
        return new Stretch();
    }

    /// Work on one thread, which rests now and then.
    public final class Stretch {
        private long since = nanos.getAsLong();

        private Stretch() {}

        /// Rests for as long as the work since the last rest demands.
        public void rest() {
            long now = nanos.getAsLong();
            if (now - calmFrom < 0) {
                sleep.accept(Math.min(RESTS * (now - since), LONGEST.toNanos()));
                now = nanos.getAsLong();
            }
            since = now;
        }
    }
}
