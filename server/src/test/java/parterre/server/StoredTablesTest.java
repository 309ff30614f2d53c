package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.box.Boxes;
import parterre.server.http.Limits;
import parterre.server.store.Database;
import parterre.server.transfer.Export;
import parterre.server.transfer.Import;

/// Tables that an older build stored open, show what they showed and go on.
///
/// The build of 23 November wrote `2026-11-23`. It has every game with people, with a bot, over and not yet
/// begun. It also has a season, options, chat, and sealed answers of which one is missing. [DatabaseFixture]
/// wrote `2026-11-28`, which has every kind of event, and `2026-11-29`, which also has a game of each kind that the
/// rules have ended, a review and mistakes. A fixture is never made anew. Beside each is a file
/// with what Ada saw then at each table, and with the cookies by which Ada and Ben come back.
class StoredTablesTest {
    private static final StoredDatabase FIRST = new StoredDatabase("2026-11-23", Instant.parse("2026-11-24T12:00:00Z"));
    private static final String LAST_MIGRATION = "5";
    private static final StoredDatabase EVERY_EVENT =
            new StoredDatabase("2026-11-28", Instant.parse("2026-11-28T13:00:00Z"));
    private static final StoredDatabase WHOLE_GAMES =
            new StoredDatabase("2026-11-29", Instant.parse("2026-11-29T08:00:00Z"));

    @TempDir
    Path folder;

    @Test
    void theFirstTablesOpenAndGoOn() throws IOException {
        Files.write(Database.file(folder), FIRST.bytes(".db"));
        FIRST.goOn(folder, Optional.empty());
    }

    @Test
    void theFirstTablesOpenAndGoOnOnPostgresql() throws IOException, SQLException {
        var file = folder.resolve("old.db");
        Files.write(file, FIRST.bytes(".db"));
        try (var postgres = EmbeddedPostgres.start()) {
            var url = postgres.getJdbcUrl("postgres", "postgres");
            Flyway.configure()
                    .dataSource(url, null, null)
                    .locations("classpath:db/migration")
                    .target(LAST_MIGRATION)
                    .load()
                    .migrate();
            try (var from = DriverManager.getConnection("jdbc:sqlite:" + file);
                    var to = DriverManager.getConnection(url)) {
                copy(from, to);
            }
            FIRST.goOn(folder, Optional.of(url));
        }
    }

    static List<StoredDatabase> laterOnes() {
        return List.of(EVERY_EVENT, WHOLE_GAMES);
    }

    @ParameterizedTest
    @MethodSource("laterOnes")
    void laterTablesOpenAndGoOn(StoredDatabase stored) throws IOException, SQLException {
        DatabaseFixture.writeIfAsked(stored);
        Files.write(Database.file(folder), stored.bytes(".db"));
        stored.goOn(folder, Optional.empty());
    }

    @ParameterizedTest
    @MethodSource("laterOnes")
    void laterTablesOpenAndGoOnOnPostgresql(StoredDatabase stored) throws IOException, SQLException {
        try (var postgres = EmbeddedPostgres.start()) {
            var url = postgres.getJdbcUrl("postgres", "postgres");
            try (var connection = DriverManager.getConnection(url);
                    var statement = connection.createStatement()) {
                statement.execute(new String(stored.bytes(".sql"), StandardCharsets.UTF_8));
            }
            stored.goOn(folder, Optional.of(url));
        }
    }

    @Test
    void reviewsAndMistakesAreKept() throws IOException {
        Files.write(Database.file(folder), WHOLE_GAMES.bytes(".db"));
        try (var database = Database.inFolder(folder)) {
            for (var table : List.of("review", "mistake")) {
                int rows = database.read(handle -> handle.createQuery("select count(*) from " + table)
                        .mapTo(Integer.class)
                        .one());
                assertThat(rows).as(table).isPositive();
            }
        }
    }

    @Test
    void runningTablesGoOnAfterAnExportAndAnImport() throws Exception {
        var data = Files.createDirectory(folder.resolve("data"));
        Files.write(Database.file(data), EVERY_EVENT.bytes(".db"));
        var export = folder.resolve("export");
        Export.write(data, Optional.empty(), Optional.empty(), export, Boxes.all());
        try (var database = Database.inFolder(data)) {
            database.write(handle -> {
                for (var table : List.of("table_event", "table_card", "table_person", "sealed_answer")) {
                    handle.execute("delete from " + table);
                }
            });
        }
        Import.read(export, Optional.empty(), data, Optional.empty(), Boxes.all());
        var seen = EVERY_EVENT.seen();
        var options = ServerOptions.standard(data).onPort(0).with(Limits.none());
        try (var server = Server.start(options);
                var ada = Browser.returning(server.port(), seen.cookie("Ada"));
                var ben = Browser.returning(server.port(), seen.cookie("Ben"))) {
            seen.tables().forEach((name, table) -> {
                if (table.phase().equals("playing")) {
                    assertThat(StoredDatabase.look(ada, table.id()).lines())
                            .as(name)
                            .startsWith(table.lines().toArray(String[]::new));
                    StoredDatabase.play(name, table.id(), ada, ben);
                }
            });
        }
    }

    @Test
    void theFixturesAreSmall() throws IOException {
        var files = StoredDatabase.FOLDER.toFile().listFiles();
        assertThat(files).isNotNull();
        long bytes = 0;
        for (var file : files) {
            bytes += Files.size(file.toPath());
        }
        assertThat(bytes).isLessThan(300_000);
    }

    private static void copy(Connection from, Connection to) throws SQLException {
        for (var table :
                List.of("setting", "table_event", "sealed_answer", "table_card", "table_person", "person", "device")) {
            try (var rows = from.createStatement().executeQuery("select * from " + table)) {
                int columns = rows.getMetaData().getColumnCount();
                var marks = String.join(", ", Collections.nCopies(columns, "?"));
                try (var insert = to.prepareStatement("insert into " + table + " values (" + marks + ")")) {
                    while (rows.next()) {
                        for (int i = 1; i <= columns; i++) {
                            insert.setObject(i, rows.getObject(i));
                        }
                        insert.executeUpdate();
                    }
                }
            }
        }
    }
}
