package parterre.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Only one server may use a PostgreSQL database.
class DatabaseLockTest {
    private static EmbeddedPostgres postgres;
    private static String url;

    /// The database answers as soon as the connections have ended.
    private static final int MILLIS_TO_END = 30_000;

    private static final int TIMES = 50;

    @BeforeAll
    static void open() throws IOException {
        postgres = EmbeddedPostgres.start();
        url = postgres.getJdbcUrl("postgres", "postgres");
    }

    @AfterAll
    static void close() throws IOException {
        postgres.close();
    }

    private static AbstractThrowableAssert<?, ? extends Throwable> refused() {
        return assertThatThrownBy(() -> DatabaseLock.take(url))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageMatching("the database jdbc:postgresql://localhost:\\d+/postgres cannot be used")
                .cause();
    }

    private static void execute(String statement) throws SQLException {
        try (var connection = postgres.getPostgresDatabase().getConnection();
                var running = connection.createStatement()) {
            running.execute(statement);
        }
    }

    private static void breakConnections() throws SQLException {
        execute("select pg_terminate_backend(pid, " + MILLIS_TO_END + ") from pg_locks where locktype = 'advisory'");
    }

    @Test
    void secondServer_isToldWhoHasItAndTheRemedy() {
        try (var first = DatabaseLock.take(url)) {
            first.reachedAt("http://localhost:8080");
            refused()
                    .hasMessageContaining("process " + ProcessHandle.current().pid() + " on ")
                    .hasMessageContaining(" at http://localhost:8080;")
                    .hasMessageContaining("stop that one, or give this one a database of its own by --database-url");
        }
        DatabaseLock.take(url).close();
    }

    /// The database notices the end of a connection a moment later, so the lock is released first.
    @Test
    void close_freesTheLockAtOnce() {
        for (int i = 0; i < TIMES; i++) {
            DatabaseLock.take(url).close();
        }
    }

    @Test
    void aBrokenConnection_takesTheLockAgain() throws SQLException {
        try (var held = DatabaseLock.take(url)) {
            breakConnections();
            held.keep();
            refused().hasMessageContaining("a server uses it already");
        }
    }

    @Test
    void aLostLockIsReported() throws SQLException {
        try (var lost = DatabaseLock.take(url)) {
            breakConnections();
            try (var other = DatabaseLock.take(url)) {
                other.keep();
                assertThatThrownBy(lost::keep)
                        .isInstanceOf(UncheckedIOException.class)
                        .cause()
                        .hasMessageContaining("a server uses it already");
            }
        }
    }

    @Test
    void everySchema_hasALockOfItsOwn() throws SQLException {
        execute("create schema second");
        try (var first = DatabaseLock.take(url);
                var second = DatabaseLock.take(url + "&currentSchema=second")) {
            first.reachedAt("http://localhost:1");
            second.reachedAt("http://localhost:2");
            refused().hasMessageContaining(" at http://localhost:1;");
        }
    }
}
