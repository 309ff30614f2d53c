package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.server.http.Limits;
import parterre.server.wire.Calls;
import parterre.server.wire.Json;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// A database of an earlier build in `src/test/resources/databases`, with what Ada saw then at each table.
///
/// @param name of its files
/// @param then a moment shortly after it was written
record StoredDatabase(String name, Instant then) {
    static final Path FOLDER = Path.of("src/test/resources/databases");

    /// The views of the players.
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

    Seen seen() {
        return Json.MAPPER.readValue(FOLDER.resolve(name + ".json"), Seen.class);
    }

    /// Returns the unpacked file with this ending.
    byte[] bytes(String ending) throws IOException {
        try (var packed = new GZIPInputStream(Files.newInputStream(FOLDER.resolve(name + ending + ".gz")))) {
            return packed.readAllBytes();
        }
    }

    /// Starts a server on the database. Checks that each table shows what it showed, and lets it go on.
    ///
    /// @param url the PostgreSQL that holds it in place of the folder
    void goOn(Path folder, Optional<String> url) {
        var seen = seen();
        var standard = ServerOptions.standard(folder).onPort(0).with(Limits.none());
        var options = url.map(standard::withDatabase).orElse(standard);
        try (var server = Server.start(options, Clock.fixed(then, ZoneOffset.UTC), Generator.of(1));
                var ada = Browser.returning(server.port(), seen.cookie("Ada"));
                var ben = Browser.returning(server.port(), seen.cookie("Ben"))) {
            seen.tables().forEach((name, table) -> {
                var found = look(ada, table.id());
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
            var over = seen.tables().values().stream()
                    .filter(table -> table.phase().equals("over"))
                    .map(SeenTable::id)
                    .toList();
            assertThat(ada.get("/api/me/tables", People.History.class).tables())
                    .as("finished tables")
                    .extracting(People.TableCard::id)
                    .containsAll(over);
        }
    }

    /// Returns the table as Ada sees it, from the first seat if Ada holds it.
    static Snapshot look(Browser ada, String id) {
        var path = "/api/tables/" + id;
        var table = ada.get(path, Snapshot.class);
        return table.table().mine().contains(Seat.of(0)) ? ada.get(path + "?as=P1", Snapshot.class) : table;
    }

    /// Lets the player who is asked make the first of their moves.
    static void play(String name, String id, Browser ada, Browser ben) {
        var path = "/api/tables/" + id;
        int before = look(ada, id).lines().size();
        int moves = 0;
        for (var seat : ada.get(path, Snapshot.class).present().waitingFor()) {
            for (var person : List.of(ada, ben)) {
                if (person.get(path, Snapshot.class).table().mine().contains(seat)) {
                    moves += move(person, path, seat);
                }
            }
        }
        assertThat(moves).as(name).isPositive();
        assertThat(look(ada, id).lines()).as(name).hasSizeGreaterThan(before);
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
}
