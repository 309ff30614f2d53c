package parterre.server.table.run;

import java.time.Clock;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parterre.server.table.state.Span;

/// The time at the tables, in milliseconds since 1970.
///
/// It begins with the system's clock and then counts by itself, so that a step of the system's clock does not move it.
/// If the system's clock was put forward, or the machine slept, the server follows it by [#followStep], which first
/// notes the time that was skipped. No clock of a table runs in that time. A system's clock that was put back is
/// followed at the next start only.
public final class ServerClock {
    private static final long SMALLEST_STEP = 2_000;
    private static final long EXACTNESS = 100;

    private final Clock system;
    private final LongSupplier monotonic;
    private volatile long offset;

    private ServerClock(Clock system, LongSupplier monotonic) {
        this.system = system;
        this.monotonic = monotonic;
        long before;
        long there;
        long after;
        do {
            before = monotonic.getAsLong();
            there = system.millis();
            after = monotonic.getAsLong();
        } while (after - before > EXACTNESS); // the thread stood still in between
        offset = there - after;
    }

    /// Returns the clock of a server.
    public static ServerClock ofSystem() {
        return new ServerClock(Clock.systemUTC(), () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime()));
    }

    /// Returns a clock that counts as the second of these does, and finds steps in the first.
    public static ServerClock of(Clock system, Clock counting) {
        return new ServerClock(system, counting::millis);
    }

    long now() {
        return steady() + offset;
    }

    /// Returns a time that never jumps, for what is measured and not kept: milliseconds since an arbitrary
    /// moment.
    long steady() {
        return monotonic.getAsLong();
    }

    /// Follows the system's clock if it has been put forward.
    ///
    /// @param skipped takes the time that is skipped, before it is; if it throws, nothing is followed
    synchronized void followStep(Consumer<Span> skipped) {
        // In this order, a thread that stands still in between finds a step that is too small, and never a false one.
        long there = system.millis();
        long now = now();
        long ahead = there - now;
        if (ahead >= SMALLEST_STEP) {
            skipped.accept(new Span(now, now + ahead));
            offset += ahead;
        }
    }
}
