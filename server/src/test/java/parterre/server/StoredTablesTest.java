package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.server.http.Limits;
import parterre.server.store.Database;
import parterre.server.wire.Calls;
import parterre.server.wire.Json;
import parterre.server.wire.Snapshot;

/// Tables that an older build stored open, show what they showed and go on.
///
/// The database in `src/test/resources/databases` was written by the build of 23 November 2026 and is never made anew:
/// every game with people, with a bot, over and not yet begun, a season, options, chat, and sealed answers of which one
/// is missing. Beside it stands what Ada saw then at each table, and the cookies by which she and Ben come back.
class StoredTablesTest {
    private static final String NAME = "2026-11-23";
    private static final String LAST_MIGRATION = "5";
    private static final Instant THEN = Instant.parse("2026-11-24T12:00:00Z");

    @TempDir
    Path folder;

    /// What the players saw.
    ///
    /// @param cookies by person
    /// @param tables by what they are
    record Seen(Map<String, String> cookies, Map<String, SeenTable> tables) {
        String cookie(String person) {
            return Objects.requireNonNull(cookies.get(person), person);
        }
    }

    /// One table as Ada saw it from the first seat.
    record SeenTable(String id, String phase, List<String> lines, List<String> chat, List<String> seats) {}

    @Test
    void everyTableOpensAndGoesOn() throws IOException {
        unpack(Database.file(folder));
        goOn(Optional.empty());
    }

    @Test
    void everyTableOpensAndGoesOnOnPostgresql() throws IOException, SQLException {
        var file = folder.resolve("old.db");
        unpack(file);
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
            goOn(Optional.of(url));
        }
    }

    private void goOn(Optional<String> database) throws IOException {
        Seen seen;
        try (var text = resource(NAME + ".json")) {
            seen = Json.MAPPER.readValue(text, Seen.class);
        }
        var options = ServerOptions.standard(folder).onPort(0).with(Limits.none());
        if (database.isPresent()) {
            options = options.withDatabase(database.get());
        }
        try (var server = Server.start(options, Clock.fixed(THEN, ZoneOffset.UTC), Generator.of(1));
                var ada = Browser.returning(server.port(), seen.cookie("Ada"));
                var ben = Browser.returning(server.port(), seen.cookie("Ben"))) {
            seen.tables().forEach((name, table) -> {
                var found = ada.get("/api/tables/" + table.id() + "?as=P1", Snapshot.class);
                assertThat(found.table().phase().toString().toLowerCase(Locale.ROOT))
                        .as(name)
                        .isEqualTo(table.phase());
                // A bot goes on as soon as the server is there.
                assertThat(found.lines()).as(name).startsWith(table.lines().toArray(String[]::new));
                assertThat(found.chat().stream().map(line -> line.text()))
                        .as(name)
                        .isEqualTo(table.chat());
                assertThat(found.table().seats().stream().map(seat -> seat.name()))
                        .as(name)
                        .isEqualTo(table.seats());
                switch (table.phase()) {
                    case "seating" -> sit(ben, table.id(), name);
                    case "playing" -> play(name, table.id(), ada, ben);
                    default -> replay(ada, table, name);
                }
            });
        }
    }

    /// Lets the player who is asked make the first of their moves.
    private static void play(String name, String id, Browser ada, Browser ben) {
        var path = "/api/tables/" + id;
        int before = ada.get(path + "?as=P1", Snapshot.class).lines().size();
        int moves = 0;
        for (var seat : ada.get(path, Snapshot.class).present().waitingFor()) {
            for (var person : List.of(ada, ben)) {
                if (person.get(path, Snapshot.class).table().mine().contains(seat)) {
                    moves += move(person, path, seat);
                }
            }
        }
        assertThat(moves).as(name).isPositive();
        assertThat(ada.get(path + "?as=P1", Snapshot.class).lines()).as(name).hasSizeGreaterThan(before);
    }

    /// Returns how many moves were made: none if the answer of another seat has settled the question.
    private static int move(Browser person, String path, Seat seat) {
        var asked = person.get(path + "?as=" + seat, Snapshot.class).present().asked();
        asked.ifPresent(open -> person.post(
                path + "/moves",
                new Calls.SubmitMove(
                        seat, open.decision(), open.moves().getFirst().text()),
                Calls.Accepted.class));
        return asked.isPresent() ? 1 : 0;
    }

    private static void sit(Browser ben, String id, String name) {
        var begun =
                ben.post("/api/tables/" + id + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        assertThat(begun.present().waitingFor()).as(name).isNotEmpty();
    }

    private static void replay(Browser ada, SeenTable table, String name) {
        var frames = ada.get("/api/tables/" + table.id() + "/replay?from=0&count=200", Calls.Frames.class);
        assertThat(frames.steps()).as(name).isEqualTo(table.lines().size());
    }

    private static void unpack(Path file) throws IOException {
        try (var packed = new GZIPInputStream(resource(NAME + ".db.gz"))) {
            Files.copy(packed, file);
        }
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(StoredTablesTest.class.getResourceAsStream("/databases/" + name), name);
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
