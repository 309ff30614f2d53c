package parterre.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.Optional;

/// A copy of a server's database as it stands at one instant, also while the server writes to it. The copy is one file,
/// a SQLite database, also for a server with PostgreSQL.
public final class Backup {
    private Backup() {}

    /// Writes the database of a server into one file. It stands there whole or not at all, and is its owner's alone.
    ///
    /// @param folder the server's data folder
    /// @param url the PostgreSQL that it uses instead
    /// @param file where there is nothing yet
    /// @throws NoSuchFileException if the folder holds no database
    /// @throws FileAlreadyExistsException if the file is there already
    /// @throws IOException if it cannot be read or written
    public static void write(Path folder, Optional<String> url, Path file) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        if (url.isPresent()) {
            withFolder(scratch -> {
                copyPostgresql(url.get(), scratch);
                copyFile(scratch, file);
            });
        } else {
            copyFile(folder, file);
        }
    }

    /// Restores a backup into an empty PostgreSQL database.
    ///
    /// @param file a backup; it is not changed
    /// @throws IOException if the file cannot be read, the PostgreSQL has people in it,
    ///     or it cannot be written to
    public static void restore(Path file, String url) throws IOException {
        withFolder(scratch -> {
            Files.copy(file, Database.file(scratch));
            try (var _ = ServerLock.take(scratch, Optional.of(url))) {
                Database.inFolder(scratch).close();
                Database.at(url).close();
                try (var from = sqlite(scratch);
                        var to = DriverManager.getConnection(PostgresqlAddress.jdbc(url))) {
                    mustBeEmpty(to);
                    new TableCopy(from, from, to).run();
                }
            } catch (SQLException e) {
                throw new IOException(e.getMessage(), e);
            }
        });
    }

    private static void mustBeEmpty(Connection database) throws SQLException, IOException {
        try (var question = database.createStatement();
                var answer = question.executeQuery(
                        "select (select count(*) from person) + (select count(*) from table_event)")) {
            answer.next();
            if (answer.getLong(1) > 0) {
                throw new IOException("there are people or tables in it already; name an empty database");
            }
        }
    }

    private static void copyPostgresql(String url, Path folder) throws IOException {
        Database.inFolder(folder).close();
        try (var from = DriverManager.getConnection(PostgresqlAddress.jdbc(url));
                var to = sqlite(folder)) {
            if (migrations(from) != migrations(to)) {
                throw new IOException("its tables are those of another version of Parterre; use that one");
            }
            from.setReadOnly(true);
            from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            new TableCopy(to, from, to).run();
        } catch (SQLException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static long migrations(Connection database) throws SQLException {
        try (var question = database.createStatement();
                var answer =
                        question.executeQuery("select count(*) from flyway_schema_history where version is not null")) {
            answer.next();
            return answer.getLong(1);
        }
    }

    private static Connection sqlite(Path folder) throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + Database.file(folder) + "?busy_timeout=60000");
    }

    private static void copyFile(Path folder, Path file) throws IOException {
        var database = Database.file(folder);
        if (!Files.exists(database)) {
            throw new NoSuchFileException(database.toString());
        }
        NativeLibrary.unpackIn(folder);
        var part = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(part);
        Files.createFile(part, Database.ownersAlone(part, "rw-------"));
        try (var connection = sqlite(folder);
                var copy = connection.prepareStatement("vacuum into ?")) {
            copy.setString(1, part.toString());
            copy.execute();
        } catch (SQLException e) {
            Files.deleteIfExists(part);
            throw new IOException(e.getMessage(), e);
        }
        try (var written = FileChannel.open(part, StandardOpenOption.WRITE)) {
            written.force(true);
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private interface Work {
        void with(Path folder) throws IOException;
    }

    /// Works in a folder that is its owner's alone and is deleted afterwards.
    private static void withFolder(Work work) throws IOException {
        var folder = Files.createTempDirectory("parterre-backup-");
        try {
            work.with(folder);
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
