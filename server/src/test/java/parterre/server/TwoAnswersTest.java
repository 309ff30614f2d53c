package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.Snapshot;

/// Two players choose their gnomes at once, and the server is killed when one of them has chosen. The other is told
/// nothing, nothing is lost, and the round goes on with the second answer.
class TwoAnswersTest {
    @TempDir
    Path data;

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aServerIsKilledBetweenTwoAnswersOnSqlite(int first) {
        try (var server = KilledServer.start(data, Optional.empty())) {
            tell(server, first);
        }
    }

    @Test
    void aServerIsKilledBetweenTwoAnswersOnPostgresql() throws IOException {
        try (var postgres = EmbeddedPostgres.start();
                var server = KilledServer.start(data, Optional.of(postgres.getJdbcUrl("postgres", "postgres")))) {
            tell(server, 0);
            tell(server, 1);
        }
    }

    private static void tell(KilledServer server, int first) {
        try (var ada = new Browser(server.port());
                var ben = new Browser(server.port());
                var eve = new Browser(server.port())) {
            var table = ada.post("/api/tables", NewTables.table("gnomadic-gardeners", ME, OPEN), Snapshot.class);
            var where = path(table);
            ben.post(where + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
            var early = first == 0 ? ada : ben;
            var late = first == 0 ? ben : ada;
            var other = late.get(where, Snapshot.class);
            var watched = eve.get(where, Snapshot.class);
            assertThat(other.present().waitingFor()).containsExactly(Seat.of(0), Seat.of(1));

            var mine = last(early.get(where, Snapshot.class));
            var accepted = early.post(where + "/moves", mine, Calls.Accepted.class);
            assertThat(accepted).isEqualTo(new Calls.Accepted(other.seq(), true));
            same(late.get(where, Snapshot.class), other);
            same(eve.get(where, Snapshot.class), watched);

            server.killAndStartAgain();
            same(late.get(where, Snapshot.class), other);
            same(eve.get(where, Snapshot.class), watched);
            assertThat(early.get(where, Snapshot.class).present().answered()).contains(mine.move());
            assertThat(early.post(where + "/moves", mine, Calls.Accepted.class)).isEqualTo(accepted);

            var watching = eve.stream(where + "/events?after=" + watched.seq());
            var others = last(other);
            assertThat(late.post(where + "/moves", others, Calls.Accepted.class).sealed())
                    .isFalse();
            var seen = watching.next("stepped");
            assertThat(seen.id()).as("nothing was numbered in between").isEqualTo(Long.toString(watched.seq() + 1));
            var p1 = first == 0 ? mine : others;
            var p2 = first == 0 ? others : mine;
            assertThat(seen.data()).contains("& P1: " + p1.move() + " | P2: " + p2.move());
            assertThat(eve.get(where, Snapshot.class).lines()).contains("& P1: " + p1.move() + " | P2: " + p2.move());
        }
    }

    private static Calls.SubmitMove last(Snapshot table) {
        var asked = table.present().asked().orElseThrow();
        return new Calls.SubmitMove(
                asked.seat(), asked.decision(), asked.moves().getLast().text());
    }

    /// Compares all that a table shows, except the time of day and the viewers.
    private static void same(Snapshot now, Snapshot before) {
        assertThat(now)
                .usingRecursiveComparison()
                .ignoringFields("present.at", "present.away")
                .isEqualTo(before);
    }
}
