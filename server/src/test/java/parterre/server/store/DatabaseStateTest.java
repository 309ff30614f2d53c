package parterre.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks what can be told of a database without changing it.
class DatabaseStateTest {
    private static final Instant NOTED = Instant.parse("2026-11-28T12:00:00Z");

    @TempDir
    Path folder;

    private static void changedByLaterVersion(Database database) {
        database.write(handle -> handle.execute("""
                insert into flyway_schema_history
                (installed_rank, version, description, type, script, checksum, installed_by, execution_time, success)
                values (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'test', 1, ?)""", true));
    }

    @Test
    void of_emptyFolder_makesNothing() throws IOException {
        assertThat(DatabaseState.of(folder))
                .isEqualTo(new DatabaseState(Optional.empty(), false, Optional.empty(), Optional.empty()));
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void of_usedFolder_namesTheServer() throws IOException {
        try (var lock = FolderLock.take(folder);
                var database = Database.inFolder(folder)) {
            lock.reachedAt("http://localhost:8080");
            new Uptime(database).alive(NOTED.toEpochMilli());
            var state = DatabaseState.of(folder);
            assertThat(state.holder())
                    .hasValueSatisfying(holder -> assertThat(holder).endsWith(":8080"));
            assertThat(state.alive()).contains(NOTED);
            assertThat(state.isLater()).isFalse();
            changedByLaterVersion(database);
            assertThat(DatabaseState.of(folder).isLater()).isTrue();
        }
        assertThat(DatabaseState.of(folder).holder())
                .as("the lock was given back")
                .isEmpty();
    }

    @Test
    void of_damagedFile_saysSo() throws IOException {
        Files.writeString(Database.file(folder), "no database".repeat(1_000));
        assertThatThrownBy(() -> DatabaseState.of(folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a database");
    }

    @Test
    void at_postgresql_tellsItsClockAndServer() throws IOException {
        try (var postgres = EmbeddedPostgres.start()) {
            var url = postgres.getJdbcUrl("postgres", "postgres");
            var empty = DatabaseState.at(url);
            assertThat(empty.alive()).isEmpty();
            assertThat(empty.isLater()).isFalse();
            assertThat(empty.holder()).isEmpty();
            assertThat(empty.clock()).isPresent();
            try (var lock = DatabaseLock.take(url);
                    var database = Database.at(url)) {
                lock.reachedAt("http://localhost:8080");
                new Uptime(database).alive(NOTED.toEpochMilli());
                changedByLaterVersion(database);
                var state = DatabaseState.at(url);
                assertThat(state.holder())
                        .hasValueSatisfying(holder -> assertThat(holder).endsWith(":8080"));
                assertThat(state.alive()).contains(NOTED);
                assertThat(state.isLater()).isTrue();
            }
        }
    }
}
