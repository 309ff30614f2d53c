package parterre.server.upkeep;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.people.Guests;
import parterre.server.store.Outage;
import parterre.server.table.run.SingleHost;

/// Carries out an [UpkeepPlan]: looks every few minutes whether there is something to do.
public final class Upkeep implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Upkeep.class);
    private static final Duration PERIOD = Duration.ofMinutes(10);

    private final UpkeepPlan plan;
    private final Guests guests;
    private final SingleHost tables;
    private final Clock clock;
    private final Optional<BackupRotation> backups;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("upkeep").daemon().factory());

    /// @param data the folder of the database that is copied
    /// @param url the PostgreSQL that is copied instead
    public Upkeep(UpkeepPlan plan, Path data, Optional<String> url, Guests guests, SingleHost tables, Clock clock) {
        this.plan = plan;
        this.guests = guests;
        this.tables = tables;
        this.clock = clock;
        backups = plan.backups().map(wanted -> new BackupRotation(data, url, wanted, clock));
    }

    /// Begins to look, and goes on until it is closed.
    public void begin() {
        if (!plan.equals(UpkeepPlan.none())) {
            var _ = thread.scheduleWithFixedDelay(this::run, 0, PERIOD.toSeconds(), TimeUnit.SECONDS);
        }
    }

    /// Does the work that is due. A failure is logged and tried again the next time.
    public synchronized void run() {
        attempt(
                "finished tables could not be deleted",
                () -> plan.tables()
                        .ifPresent(age -> tables.forgetFinished(clock.instant().minus(age))));
        attempt(
                "guests could not be forgotten",
                () -> plan.guests()
                        .ifPresent(age -> guests.forget(clock.instant().minus(age))));
        if (backups.isPresent()) {
            attempt("no backup could be made", backups.get()::makeIfDue);
        }
    }

    private interface Work {
        void run() throws IOException;
    }

    private static void attempt(String failed, Work work) {
        try {
            work.run();
        } catch (IOException | UncheckedIOException e) {
            var file = e instanceof UncheckedIOException ? e.getCause() : e;
            LOG.error("{}: {}", failed, Outage.reason(e).orElseGet(() -> String.valueOf(file)));
        } catch (RuntimeException e) {
            Outage.log(LOG, e, failed);
        }
    }

    /// Returns the age of the newest backup, in seconds; -1 if there is none, or if backups are off.
    public long backupAge() {
        try {
            return backups.isEmpty()
                    ? -1
                    : backups.get()
                            .newest()
                            .map(at -> Duration.between(at, clock.instant()).toSeconds())
                            .orElse(-1L);
        } catch (IOException e) {
            return -1;
        }
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
