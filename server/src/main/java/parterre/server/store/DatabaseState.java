package parterre.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/// The state of a database, found without changing it, also while a server uses it.
///
/// @param holder the server that uses it
/// @param isLater true if a later version of Parterre has changed its tables
/// @param alive when a server last noted that it was running
/// @param clock the time by the clock of the machine with the database, where that may be another one
public record DatabaseState(
        Optional<String> holder, boolean isLater, Optional<Instant> alive, Optional<Instant> clock) {
    /// Returns the state of a data folder's SQLite database. A folder without a database has the state of a new one.
    ///
    /// @throws IOException if the database cannot be read; says why
    public static DatabaseState of(Path folder) throws IOException {
        var holder = FolderLock.holder(folder);
        var file = Database.file(folder);
        if (!Files.exists(file) || Files.size(file) == 0) {
            return new DatabaseState(holder, false, Optional.empty(), Optional.empty());
        }
        var url = "jdbc:sqlite:" + file + "?open_mode=1&busy_timeout=5000";
        try (var connection = PostgresqlAddress.connect(url)) {
            return new DatabaseState(holder, isLater(url), alive(connection), Optional.empty());
        } catch (SQLException e) {
            throw Database.reason(e);
        }
    }

    /// Returns the state of a PostgreSQL.
    ///
    /// @param address as [Database#at] reads it
    /// @throws IOException if the database cannot be read; says why
    public static DatabaseState at(String address) throws IOException {
        var url = PostgresqlAddress.jdbc(address);
        try (var connection = PostgresqlAddress.connect(url)) {
            return new DatabaseState(
                    DatabaseLock.holder(connection), isLater(url), alive(connection), Optional.of(clock(connection)));
        } catch (SQLException e) {
            throw Database.reason(e);
        }
    }

    private static boolean isLater(String url) throws IOException {
        try {
            return Database.isOfLaterVersion(Flyway.configure(DatabaseState.class.getClassLoader())
                    .dataSource(url, null, null)
                    .locations(Database.MIGRATIONS)
                    .load());
        } catch (FlywayException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static Optional<Instant> alive(Connection connection) throws SQLException {
        try (var tables = connection.getMetaData().getTables(null, connection.getSchema(), "setting", null)) {
            if (!tables.next()) {
                return Optional.empty();
            }
        }
        try (var question = connection.createStatement();
                var answer = question.executeQuery("select value from setting where name = '" + Uptime.ALIVE + "'")) {
            return answer.next()
                    ? Optional.of(Instant.ofEpochMilli(Long.parseLong(answer.getString(1))))
                    : Optional.empty();
        }
    }

    private static Instant clock(Connection connection) throws SQLException {
        try (var question = connection.createStatement();
                var answer =
                        question.executeQuery("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")) {
            answer.next();
            return Instant.ofEpochMilli(answer.getLong(1));
        }
    }
}
