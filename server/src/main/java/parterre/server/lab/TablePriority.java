package parterre.server.lab;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/// Lets bots at tables think before the games of experiments.
///
/// @param tablesBusy true while bots at tables think
/// @param nanos a clock that never goes back
record TablePriority(BooleanSupplier tablesBusy, LongSupplier nanos) {
    private static final long LONGEST_WAIT = TimeUnit.SECONDS.toNanos(1);
    private static final long LOOKS_EVERY = TimeUnit.MILLISECONDS.toNanos(5);

    /// Waits while bots at tables think, but never longer than a second.
    ///
    /// @param stopping true when nobody waits for the next game any more
    void await(BooleanSupplier stopping) {
        long until = nanos.getAsLong() + LONGEST_WAIT;
        while (tablesBusy.getAsBoolean() && !stopping.getAsBoolean() && nanos.getAsLong() - until < 0) {
            LockSupport.parkNanos(LOOKS_EVERY);
        }
    }
}
