package parterre.server.table.run;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.store.FencedException;
import parterre.server.store.Outage;
import parterre.server.store.Uptime;
import parterre.server.table.state.Span;

/// Keeps in the database that the server is there, checks that the database is still its own, and follows
/// steps of the system's clock.
final class ServerHeartbeat {
    private static final Logger LOG = LoggerFactory.getLogger(ServerHeartbeat.class);
    private static final long ALIVE_EVERY = 10_000;
    private static final long CHECKED_EVERY = 2_000;

    private final Uptime uptime;
    private final ServerClock clock;
    private final List<Span> down;
    private long alive;
    private long checked;

    /// The server starts.
    ServerHeartbeat(Uptime uptime, ServerClock clock) {
        this.uptime = uptime;
        this.clock = clock;
        alive = clock.now();
        checked = alive;
        down = new CopyOnWriteArrayList<>(uptime.started(alive).stream()
                .map(time -> new Span(time.since(), time.until()))
                .toList());
    }

    /// Returns when the server was down. A step of the system's clock is added to this list when it is found.
    List<Span> down() {
        return down;
    }

    /// Does what is due; called twice a second.
    void tick() {
        attempt(() -> clock.followStep(this::skip));
        long now = clock.now();
        if (now - alive >= ALIVE_EVERY) {
            alive = now;
            checked = now;
            attempt(() -> uptime.alive(now));
        } else if (now - checked >= CHECKED_EVERY) {
            checked = now;
            attempt(uptime::check);
        }
    }

    /// The server stops.
    void stop() {
        attempt(() -> uptime.alive(clock.now()));
    }

    private void skip(Span time) {
        uptime.skipped(time.from(), time.to());
        down.add(time);
        LOG.warn("the system's clock was put forward by {} ms; no table's clock runs in them", time.to() - time.from());
    }

    private static void attempt(Runnable write) {
        try {
            write.run();
        } catch (FencedException e) {
            // The server stops by itself, and says so.
        } catch (RuntimeException e) {
            Outage.log(LOG, e, "the database did not take the time");
        }
    }
}
