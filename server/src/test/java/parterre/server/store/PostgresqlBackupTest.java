package parterre.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A PostgreSQL is copied into a file and comes back from it, row by row.
class PostgresqlBackupTest {
    private static final List<String> NOT_COPIED = List.of("flyway_schema_history", "writer");

    @TempDir
    Path folder;

    private static void fill(String url) throws SQLException {
        try (var connection = DriverManager.getConnection(url);
                var work = connection.createStatement()) {
            work.execute("insert into setting (name, value) values ('colour', 'grün ''x'' ; --')");
            work.execute("insert into person (id, name, created, badge) values ('ada', 'Ada', 1, null)");
            work.execute("insert into person (id, name, created, became) values ('ben', 'Ben', 4000000000, 'ada')");
            work.execute("insert into table_event (table_id, seq, at, body)"
                    + " select 'table', number, 1700000000000 + number, '{}' from generate_series(1, 1234) number");
            work.execute("insert into downtime (since, until) values (5, 9000000000000)");
        }
    }

    /// Returns every row of every table as text, in an order that depends on the rows alone.
    private static Map<String, List<String>> rows(String url) throws SQLException {
        var rows = new TreeMap<String, List<String>>();
        try (var connection = DriverManager.getConnection(url)) {
            try (var tables = connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
                while (tables.next()) {
                    rows.put(tables.getString("TABLE_NAME"), new ArrayList<>());
                }
            }
            rows.keySet().removeIf(table -> NOT_COPIED.contains(table) || table.startsWith("sqlite_"));
            for (var table : rows.keySet()) {
                try (var question = connection.createStatement();
                        var answer = question.executeQuery("select * from " + table)) {
                    while (answer.next()) {
                        var row = new TreeMap<String, String>();
                        for (int i = 1; i <= answer.getMetaData().getColumnCount(); i++) {
                            row.put(answer.getMetaData().getColumnName(i), answer.getString(i));
                        }
                        rows.get(table).add(row.toString());
                    }
                }
                rows.get(table).sort(null);
            }
        }
        return rows;
    }

    @Test
    void aPostgresqlComesBackFromItsBackup() throws IOException, SQLException {
        var file = folder.resolve("monday.db");
        try (var postgres = EmbeddedPostgres.start()) {
            var url = postgres.getJdbcUrl("postgres", "postgres");
            Map<String, List<String>> before;
            try (var running = Database.at(url)) {
                fill(url);
                before = rows(url);
                Backup.write(folder, Optional.of(url), file);
                assertThat(running.engine()).isNotNull();
            }
            assertThat(before.get("table_event")).hasSize(1234);
            assertThat(rows("jdbc:sqlite:" + file)).isEqualTo(before);
            assertThatThrownBy(() -> Backup.write(folder, Optional.of(url), file))
                    .isInstanceOf(FileAlreadyExistsException.class);
            assertThatThrownBy(() -> Backup.restore(file, url))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("already");
            try (var connection = DriverManager.getConnection(url);
                    var work = connection.createStatement()) {
                work.execute("create database other");
            }
            var other = postgres.getJdbcUrl("postgres", "other");
            Backup.restore(file, other);
            assertThat(rows(other)).isEqualTo(before);
        }
        assertThat(folder.toFile().list()).as("nothing else is left there").containsExactly("monday.db");
    }

    @Test
    void aDatabaseOfAnotherVersionIsNotCopied() throws IOException, SQLException {
        try (var postgres = EmbeddedPostgres.start()) {
            var url = postgres.getJdbcUrl("postgres", "postgres");
            Database.at(url).close();
            try (var connection = DriverManager.getConnection(url);
                    var work = connection.createStatement()) {
                work.execute("delete from flyway_schema_history where version = '8'");
            }
            assertThatThrownBy(() -> Backup.write(folder, Optional.of(url), folder.resolve("x.db")))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("another version");
            assertThat(folder).isEmptyDirectory();
        }
    }
}
