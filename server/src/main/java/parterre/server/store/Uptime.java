package parterre.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/// When the server was up, kept so that no clock runs while it is down.
public final class Uptime {
    private static final String ALIVE = "alive";

    private final Database database;

    public Uptime(Database database) {
        this.database = database;
    }

    /// A time without a server, in milliseconds since 1970.
    public record Down(long since, long until) {}

    /// The server starts: every time that it was down, this one included, the earliest first.
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
        });
        return database.read(handle -> handle.createQuery("select since, until from downtime order by since")
                .map((row, _) -> new Down(row.getLong(1), row.getLong(2)))
                .list());
    }

    /// The server is still there.
    public void alive(long now) {
        database.write(handle -> alive(handle, now));
    }

    private static void alive(Handle handle, long now) {
        handle.execute("""
                insert into setting (name, value) values (?, ?)
                on conflict (name) do update set value = excluded.value""", ALIVE, Long.toString(now));
    }
}
