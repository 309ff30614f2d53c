package parterre.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A database with its tables in place.
public final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);
    private static final int READERS = 4;

    /// How long a connection to a PostgreSQL that does not answer is waited for.
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);
    /// The folder with the migrations of the tables.
    static final String MIGRATIONS = "classpath:db/migration";

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Fence fence;
    private final Committer committer;
    private final Engine engine;
    private final String name;
    private final Optional<Path> folder;

    /// @param name the database's name for its user
    /// @param folder where it is kept, if that is on this machine
    private Database(HikariConfig config, Engine engine, String name, Optional<Path> folder) {
        this.engine = engine;
        this.name = name;
        this.folder = folder;
        check(config.getJdbcUrl(), name);
        config.setMaximumPoolSize(READERS + 1);
        config.setPoolName("parterre");
        pool = open(config, name);
        try {
            migrate();
        } catch (FlywayException | IOException e) {
            pool.close();
            throw new UncheckedIOException(
                    "the tables of the database " + name + " cannot be brought up to date",
                    e instanceof IOException known ? known : refused(e));
        }
        jdbi = Jdbi.create(pool);
        fence = new Fence(engine);
        committer = new Committer(jdbi, fence);
    }

    /// Opens the connections.
    ///
    /// @throws UncheckedIOException if the database has gone away since it was asked
    private static HikariDataSource open(HikariConfig config, String name) {
        try {
            return new HikariDataSource(config);
        } catch (PoolInitializationException e) {
            throw new UncheckedIOException("the database " + name + " cannot be used", reason(e));
        }
    }

    /// Makes this server the only one that writes here: every other one gets a [FencedException] from now on.
    ///
    /// Without this call the first write takes the database over; reading alone does not.
    ///
    /// @param whenFenced what is done when another server takes over in turn; may be called more than once
    public void takeOver(ServerLock hold, Runnable whenFenced) {
        committer.whenFenced(whenFenced);
        fence.own(hold.raiseEpoch(this));
    }

    /// Checks that the database is whole: its file, where it is a file, and that no table lacks an event in the midst.
    /// Such a table is only told in the log, since the others are not concerned.
    ///
    /// @throws UncheckedIOException if the file is damaged
    public void checkIntegrity() {
        if (engine == Engine.SQLITE) {
            var found = read(handle -> handle.createQuery("pragma integrity_check(1)")
                    .mapTo(String.class)
                    .one());
            if (!found.equals("ok")) {
                throw new UncheckedIOException(
                        "the database " + name + " is damaged",
                        new IOException(found.replace('\n', ' ') + "; put a backup back"));
            }
        }
        List<String> lacking =
                patiently(handle -> handle.createQuery("""
                        select table_id from table_event group by table_id
                        having min(seq) <> 1 or max(seq) <> count(*) order by table_id limit 100""").mapTo(String.class).list());
        lacking.forEach(table -> LOG.error("table {} lacks events; it is frozen", table));
    }

    /// Reads what may take longer than any answer at play.
    private <T> T patiently(Function<Handle, T> reading) {
        if (engine == Engine.SQLITE) {
            return read(reading);
        }
        return read(handle -> {
            try {
                var connection = handle.getConnection();
                int usual = connection.getNetworkTimeout();
                connection.setNetworkTimeout(Runnable::run, 0);
                try {
                    return reading.apply(handle);
                } finally {
                    connection.setNetworkTimeout(Runnable::run, usual);
                }
            } catch (SQLException e) {
                throw new UncheckedIOException("the database " + name + " cannot be used", reason(e));
            }
        });
    }

    /// Checks that no other server has taken over.
    ///
    /// @throws FencedException if one has
    public void checkOwned() {
        try {
            jdbi.useHandle(fence::look);
        } catch (FencedException e) {
            committer.fenced();
            throw e;
        }
    }

    long raiseEpoch() {
        try {
            return jdbi.inTransaction(handle -> Fence.raise(handle.getConnection()));
        } catch (SQLException e) {
            throw new UncheckedIOException("the database cannot be taken over", reason(e));
        }
    }

    private void migrate() throws IOException {
        var configuration = Flyway.configure(Database.class.getClassLoader());
        // At a PostgreSQL with many tables a migration may take longer than any answer at play.
        var flyway = (engine == Engine.POSTGRESQL
                        ? configuration.dataSource(pool.getJdbcUrl(), null, null)
                        : configuration.dataSource(pool))
                .locations(MIGRATIONS)
                .load();
        if (isOfLaterVersion(flyway)) {
            throw new IOException(
                    "a later version of Parterre has changed them; start that one, or give this one another"
                            + " folder by --data or another database by --database-url");
        }
        flyway.migrate();
    }

    /// Returns true if a database was changed by a migration that this version does not know.
    static boolean isOfLaterVersion(Flyway flyway) {
        return Stream.of(flyway.info().all())
                .anyMatch(known ->
                        known.getState().isApplied() && !known.getState().isResolved());
    }

    /// Returns the cause from a long text with remedies for programmers.
    private static IOException refused(Exception e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return new IOException(
                        firstLines(sql, 1) + "; nothing was changed: let this user make tables"
                                + " there, or name another one",
                        e);
            }
        }
        return new IOException(firstLines(e, 2) + "; somebody has changed them by hand: put a backup back", e);
    }

    private static String firstLines(Exception e, int most) {
        return String.valueOf(e.getMessage())
                .lines()
                .filter(line -> !line.isBlank())
                .limit(most)
                .collect(Collectors.joining(" "));
    }

    /// SQLite in the file `parterre.db` of this folder, which is made if need be. Committed changes are on the disk
    /// (`synchronous=FULL`).
    public static Database inFolder(Path folder) {
        make(folder);
        restrict(folder);
        NativeLibrary.unpackIn(folder);
        var config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + file(folder)
                + "?journal_mode=WAL&synchronous=FULL&busy_timeout=5000&foreign_keys=on&transaction_mode=IMMEDIATE");
        return new Database(config, Engine.SQLITE, file(folder).toString(), Optional.of(folder));
    }

    /// Makes a data folder, its owner's alone, unless it is there.
    public static void make(Path folder) {
        try {
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder, ownersAlone(folder, "rwx------"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make the data folder " + folder, e);
        }
    }

    /// Makes the database its owner's alone, and with it the files that SQLite makes beside it, which get the rights of
    /// the database. The folder may have been there before, and be open to others.
    private static void restrict(Path folder) {
        var database = file(folder);
        try {
            if (!Files.exists(database)) {
                Files.createFile(database, ownersAlone(database, "rw-------"));
            }
            for (var name : List.of("parterre.db", "parterre.db-wal", "parterre.db-shm", "parterre.lock")) {
                var file = folder.resolve(name);
                var rights = Files.getFileAttributeView(file, PosixFileAttributeView.class);
                if (rights != null && Files.exists(file)) {
                    rights.setPermissions(PosixFilePermissions.fromString("rw-------"));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the database " + database + " cannot be kept from others", e);
        }
    }

    /// The database holds everybody's hands and seats. So nobody else on the machine may read it, where the system
    /// has such rights.
    public static FileAttribute<?>[] ownersAlone(Path path, String permissions) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }

    /// Returns where the SQLite database of a data folder is.
    public static Path file(Path folder) {
        return folder.resolve("parterre.db");
    }

    /// Returns a PostgreSQL.
    ///
    /// @param url `jdbc:postgresql://host/name?user=...`, or the same with `postgresql://`
    /// @throws UncheckedIOException if it cannot be used; says why
    public static Database at(String url) {
        var config = new HikariConfig();
        config.setJdbcUrl(PostgresqlAddress.jdbc(url));
        config.setConnectionTimeout(LONGEST_WAIT.toMillis());
        // If the network swallows a request, the wait for an answer ends. An address may set another time.
        // The driver reads texts alone.
        config.addDataSourceProperty("socketTimeout", Long.toString(PostgresqlAddress.SILENCE.toSeconds()));
        config.addDataSourceProperty("tcpKeepAlive", "true");
        // A transaction whose client has gone silently must not hold up the next one for long.
        config.setConnectionInitSql("set idle_in_transaction_session_timeout = '10s'");
        return new Database(config, Engine.POSTGRESQL, PostgresqlAddress.name(url), Optional.empty());
    }

    /// Asks once before the pool does, which would ask again and tell its own story of it.
    private static void check(String url, String name) {
        try (var connection = PostgresqlAddress.connect(url)) {
            connection.getMetaData().getTables(null, null, "setting", null).close();
        } catch (SQLException e) {
            throw new UncheckedIOException("the database " + name + " cannot be used", reason(e));
        }
    }

    static IOException reason(Exception e) {
        for (Throwable cause = e.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof IOException network) {
                return network;
            }
        }
        return new IOException(e.getMessage(), e);
    }

    /// Returns the kind of this database.
    public Engine engine() {
        return engine;
    }

    /// Writes, and returns when it is durable.
    ///
    /// @throws org.jdbi.v3.core.JdbiException if the database refuses it; then nothing of it was written
    public void write(Consumer<Handle> work) {
        committer.write(work);
    }

    /// Reads.
    public <T> T read(Function<Handle, T> work) {
        committer.settle();
        return jdbi.withHandle(work::apply);
    }

    /// Returns why nothing can be written at present, as a sentence for operators; empty if writing works. It is
    /// found out by writing.
    public Optional<String> problem() {
        try {
            write(handle -> handle.execute("""
                    insert into setting (name, value) values ('probe', ?)
                    on conflict (name) do update set value = excluded.value""", Long.toString(System.nanoTime())));
            return Optional.empty();
        } catch (RuntimeException e) {
            return Optional.of(Outage.isFull(e) ? Outage.FULL : Outage.AWAY);
        }
    }

    /// Returns the room on the disk of the SQLite database; -1 where there is none.
    public long freeBytes() {
        return folder.map(path -> path.toFile().getUsableSpace()).orElse(-1L);
    }

    /// Finishes the transactions that have begun, and closes.
    @Override
    public void close() {
        committer.close();
        pool.close();
    }

    /// The databases that can be used.
    public enum Engine {
        SQLITE,
        POSTGRESQL
    }
}
