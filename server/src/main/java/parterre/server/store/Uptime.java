package parterre.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Stores when the server was up, so that no clock runs while it is down.
public final class Uptime {
    /// The name of the setting that says when a server was last up, in milliseconds since 1970.
    static final String ALIVE = "alive";

    private final Database database;
    private final Optional<ServerLock> hold;

    /// Creates the uptime of a database that no other server can take.
    public Uptime(Database database) {
        this(database, Optional.empty());
    }

    /// @param hold the lock that keeps the database for this server; it is renewed whenever the time is stored
    public Uptime(Database database, ServerLock hold) {
        this(database, Optional.of(hold));
    }

    private Uptime(Database database, Optional<ServerLock> hold) {
        this.database = database;
        this.hold = hold;
    }

    /// A time without a server, in milliseconds since 1970.
    public record Down(long since, long until) {}

    /// Records that the server starts. Returns every time that it was down, including the last one, earliest first.
    public List<Down> started(long now) {
        database.write(handle -> {
            handle.createQuery("select value from setting where name = ?")
                    .bind(0, ALIVE)
                    .mapTo(String.class)
                    .findOne()
                    .map(Long::parseLong)
                    .filter(last -> last < now)
                    .ifPresent(last -> handle.execute(
                            "insert into downtime (since, until) values (?, ?) on conflict (since) do nothing",
                            last,
                            now));
            alive(handle, now);
            // A clock that was ahead and is right again has left spans behind that lie in the future.
            handle.execute("delete from downtime where since >= ?", now);
            handle.execute("update downtime set until = ? where until > ?", now, now);
        });
        return database.read(handle -> handle.createQuery("select since, until from downtime order by since")
                .map((row, _) -> new Down(row.getLong(1), row.getLong(2)))
                .list());
    }

    /// Records that the system's clock was put forward. No table's clock runs in the time that was skipped.
    public void skipped(long since, long until) {
        database.write(handle -> handle.execute(
                "insert into downtime (since, until) values (?, ?) on conflict (since) do nothing", since, until));
    }

    /// Records that the server is still up.
    ///
    /// @throws FencedException if another server has taken over its database
    /// @throws java.io.UncheckedIOException if the database is not held, and cannot be held again
    public void alive(long now) {
        database.write(handle -> alive(handle, now));
        hold.ifPresent(ServerLock::keep);
    }

    /// Checks that the database is still this server's.
    ///
    /// @throws FencedException if another server has taken it over
    public void check() {
        database.checkOwned();
    }

    private static void alive(Handle handle, long now) {
        handle.execute("""
                insert into setting (name, value) values (?, ?)
                on conflict (name) do update set value = excluded.value""", ALIVE, Long.toString(now));
    }
}
