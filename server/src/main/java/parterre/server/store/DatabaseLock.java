package parterre.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/// Keeps a PostgreSQL for one server, as [FolderLock] keeps a data folder.
///
/// The database holds the lock as long as the connection lives that took it, and that connection does little else. One
/// that broke is opened again. Meanwhile another server may have taken the lock: the [Fence] keeps this one from
/// writing then.
public final class DatabaseLock implements ServerLock {
    /// Two numbers that no other program is likely to lock: "part", and the schema.
    private static final String KEY = "1885434484, hashtext(coalesce(current_schema(), ''))";

    private static final int SECONDS_TO_ANSWER = 5;
    private static final int LONGEST_NAME = 63;

    private final String url;
    private Connection connection;
    private String holder = "process " + ProcessHandle.current().pid() + " on " + machine();

    private DatabaseLock(String url) throws SQLException, IOException {
        this.url = url;
        connection = locked();
    }

    /// Takes the database.
    ///
    /// @param url as [Database#at] reads it
    /// @throws UncheckedIOException if it cannot be used, or another server uses it; says which
    public static DatabaseLock take(String url) {
        try {
            return new DatabaseLock(url);
        } catch (SQLException e) {
            throw unusable(url, Database.reason(e));
        } catch (IOException e) {
            throw unusable(url, e);
        }
    }

    private static UncheckedIOException unusable(String url, IOException reason) {
        return new UncheckedIOException("the database " + PostgresqlAddress.name(url) + " cannot be used", reason);
    }

    private Connection locked() throws SQLException, IOException {
        var opened = PostgresqlAddress.connect(PostgresqlAddress.jdbc(url));
        try {
            name(opened);
            noticeBrokenConnections(opened);
            if (!isTrue(opened, "select pg_try_advisory_lock(" + KEY + ")")) {
                throw new IOException("a server uses it already, "
                        + holder(opened).orElse("which has just gone")
                        + "; stop that one, or give this one a database of its own by --database-url");
            }
            return opened;
        } catch (SQLException | IOException e) {
            opened.close();
            throw e;
        }
    }

    private static boolean isTrue(Connection connection, String question) throws SQLException {
        try (var statement = connection.createStatement();
                var answer = statement.executeQuery(question)) {
            return answer.next() && answer.getBoolean(1);
        }
    }

    /// Returns the name of the server that has the lock, with its address once it is open.
    static Optional<String> holder(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var found = statement.executeQuery("""
                        select activity.application_name from pg_locks locks
                        join pg_stat_activity activity on activity.pid = locks.pid
                        where locks.locktype = 'advisory' and locks.granted
                        and locks.database = (select oid from pg_database where datname = current_database())
                        and (locks.classid, locks.objid) =
                        (1885434484, (hashtext(coalesce(current_schema(), ''))::bigint & 4294967295)::oid)""")) {
            return found.next() ? Optional.of(found.getString(1)) : Optional.empty();
        }
    }

    private void name(Connection named) throws SQLException {
        try (var statement = named.prepareStatement("select set_config('application_name', ?, false)")) {
            statement.setString(1, holder.substring(0, Math.min(holder.length(), LONGEST_NAME)));
            statement.execute();
        }
    }

    /// Lets the database give the lock back within half a minute when this machine is not to be reached any more.
    private static void noticeBrokenConnections(Connection opened) throws SQLException {
        try (var statement = opened.createStatement()) {
            statement.execute(
                    "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3");
        }
    }

    private static String machine() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "a machine without a name";
        }
    }

    @Override
    public synchronized void reachedAt(String address) {
        holder = holder + " at " + address;
        try {
            name(connection);
        } catch (SQLException e) {
            throw unusable(url, Database.reason(e));
        }
    }

    /// Raises the epoch over the connection that holds the lock: if that has broken, so does this.
    @Override
    public synchronized long raiseEpoch(Database database) {
        try {
            return Fence.raise(connection);
        } catch (SQLException e) {
            throw unusable(url, Database.reason(e));
        }
    }

    /// Takes the lock again if its connection has broken.
    ///
    /// @throws UncheckedIOException if the database does not answer, or another server has it now
    @Override
    public synchronized void keep() {
        try {
            if (!connection.isValid(SECONDS_TO_ANSWER)) {
                connection.close();
                connection = locked();
            }
        } catch (SQLException e) {
            throw unusable(url, Database.reason(e));
        } catch (IOException e) {
            throw unusable(url, e);
        }
    }

    @Override
    public synchronized void close() {
        try (var ended = connection) {
            if (ended.isValid(SECONDS_TO_ANSWER)) {
                giveBack(ended);
            }
        } catch (SQLException e) {
            throw unusable(url, Database.reason(e));
        }
    }

    /// Gives the lock back while the connection still lives. The database notices a moment later that a connection has
    /// ended, and a server that starts at once would be refused until then.
    private static void giveBack(Connection holding) throws SQLException {
        try (var statement = holding.createStatement()) {
            statement.execute("select pg_advisory_unlock(" + KEY + ")");
        }
    }
}
