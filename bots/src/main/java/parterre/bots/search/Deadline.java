package parterre.bots.search;

import java.time.Duration;
import java.util.Optional;

/// The limits at which a search must end.
///
/// @param playouts the most playouts
/// @param nanos the latest reading of [System#nanoTime()]; empty if time does not matter
record Deadline(int playouts, Optional<Long> nanos) {
    /// @param began the reading of the clock when the question was asked
    static Deadline of(long began, Budget budget, Optional<Duration> within) {
        return switch (budget) {
            case Budget.Playouts(int count) -> new Deadline(count, within.map(time -> began + time.toNanos()));
            case Budget.Time(Duration time) -> {
                var shorter = within.filter(limit -> limit.compareTo(time) < 0).orElse(time);
                yield new Deadline(Integer.MAX_VALUE, Optional.of(began + shorter.toNanos()));
            }
        };
    }

    boolean hasPassed() {
        return nanos.isPresent() && System.nanoTime() - nanos.get() >= 0;
    }
}
