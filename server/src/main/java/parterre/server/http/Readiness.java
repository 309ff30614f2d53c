package parterre.server.http;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import parterre.server.store.Database;

/// Tells whether the server can store what people do. It asks the database at most once a second, however many
/// callers ask.
final class Readiness {
    private static final long LASTS = Duration.ofSeconds(1).toNanos();

    private final Database database;
    private final LongSupplier clock;
    private Optional<String> problem = Optional.empty();
    private long asked;
    private boolean known;

    /// @param clock nanoseconds of a clock that never jumps
    Readiness(Database database, LongSupplier clock) {
        this.database = database;
        this.clock = clock;
    }

    /// Returns why the server cannot store anything at present; empty if it can.
    synchronized Optional<String> problem() {
        long now = clock.getAsLong();
        if (!known || now - asked >= LASTS) {
            problem = database.problem();
            known = true;
            asked = now;
        }
        return problem;
    }
}
