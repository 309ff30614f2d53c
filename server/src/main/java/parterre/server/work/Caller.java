package parterre.server.work;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/// Somebody who waits for the result of some work, as long as their connection is open.
///
/// @param workOwner whom the work is done for
/// @param isHere false once the connection is closed; the thread that handles the call asks it
public record Caller(WorkOwner workOwner, BooleanSupplier isHere) {
    private static final Duration LOOKED_EVERY = Duration.ofMillis(250);

    /// Waits for a result.
    ///
    /// @param atMost the longest wait
    /// @return empty if there is none in time, or if the caller left before
    /// @throws ExecutionException if the work failed
    public <T> Optional<T> await(Future<T> result, Duration atMost) throws ExecutionException, InterruptedException {
        long end = System.nanoTime() + atMost.toNanos();
        do {
            long left = Math.min(LOOKED_EVERY.toNanos(), end - System.nanoTime());
            try {
                return Optional.of(result.get(Math.max(0, left), TimeUnit.NANOSECONDS));
            } catch (TimeoutException _) {
                // Nobody needs a result that comes after the caller has left.
            }
        } while (end - System.nanoTime() > 0 && isHere.getAsBoolean());
        return Optional.empty();
    }
}
