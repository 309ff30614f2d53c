package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.SecureLuck;
import parterre.server.http.Limits;
import parterre.server.table.run.ManualClock;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Snapshot;

/// A database is one server's.
class TwoServersTest {
    @TempDir
    Path data;

    private CapturedLog log;

    @BeforeEach
    void listen() {
        log = new CapturedLog();
    }

    @AfterEach
    void stopListening() {
        log.close();
    }

    private Server started() {
        return Server.start(options());
    }

    private ServerOptions options() {
        return ServerOptions.standard(data).onPort(0).with(Limits.none());
    }

    /// The database at the other end of the cable.
    private ServerOptions through(BreakableConnection cable) {
        return options().withDatabase("jdbc:postgresql://localhost:" + cable.port() + "/postgres?user=postgres");
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused() {
        return assertThatThrownBy(this::started)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("the data folder " + data + " cannot be used")
                .cause();
    }

    @Test
    void sameFolder_secondServerIsToldWhoHasIt() {
        try (var first = started();
                var ada = new Browser(first.port())) {
            refused()
                    .hasMessageContaining("the process "
                            + ProcessHandle.current().pid() + " at http://localhost:" + first.port() + ";");
            assertThat(ada.text("/ready")).isEqualTo("ready\n");
        }
        started().close();
    }

    @Test
    void samePostgresql_secondServerIsRefusedMeanwhile() throws IOException {
        try (var postgres = EmbeddedPostgres.start()) {
            var options = options().withDatabase(postgres.getJdbcUrl("postgres", "postgres"));
            try (var first = Server.start(options)) {
                assertThatThrownBy(() -> Server.start(options))
                        .isInstanceOf(UncheckedIOException.class)
                        .cause()
                        .hasMessageContaining(" at http://localhost:" + first.port() + ";");
            }
            Server.start(options).close();
        }
    }

    @Test
    void aServerThatWasKilledLeavesNothingToClear() {
        try (var killed = KilledServer.start(data, Optional.empty())) {
            refused()
                    .hasMessageContaining(" at http://localhost:" + killed.port() + ";")
                    .hasMessageNotContaining(
                            "process " + ProcessHandle.current().pid() + " ");
        }
        started().close();
    }

    @Test
    void server_lockFileDeleted_isReplacedAndStops() throws IOException {
        try (var first = KilledServer.start(data, Optional.empty());
                var ada = new Browser(first.port())) {
            var table = ada.post(
                    "/api/tables", NewTables.table(TableStories.GAME, NewTables.ME, NewTables.ME), Snapshot.class);
            Files.delete(data.resolve("parterre.lock"));
            try (var second = started();
                    var there = new Browser(second.port())) {
                var asked = table.present().asked().orElseThrow();
                assertThat(moveOrHangUp(ada, table, asked)).isNotEqualTo(200);
                first.awaitEnd();
                assertThat(Operator.of(data, there)
                                .get("tables", Admin.Tables.class)
                                .tables())
                        .as("the second server's token is still there")
                        .hasSize(1);
                assertThat(there.get(Stories.path(table), Snapshot.class)
                                .frame()
                                .step())
                        .isZero();
            }
        }
    }

    /// The status of the answer; 0 if the server has gone already.
    private static int moveOrHangUp(Browser browser, Snapshot table, OpenDecision asked) {
        try {
            return browser.send("POST", Stories.path(table) + "/moves", Stories.first(asked))
                    .statusCode();
        } catch (UncheckedIOException e) {
            return 0;
        }
    }

    @Test
    void failedStartsHoldNothing() {
        try (var other = started()) {
            var taken = ServerOptions.standard(data.resolve("other")).onPort(other.port());
            assertThatThrownBy(() -> Server.start(taken))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("nobody can listen at 0.0.0.0:" + other.port());
            Server.start(taken.onPort(0)).close();
        }
    }

    /// The network swallows what is sent, and breaks no connection.
    @Test
    void postgresqlFallsSilent_callsAreAnsweredAndGoOnLater() throws IOException {
        try (var postgres = EmbeddedPostgres.start();
                var cable = new BreakableConnection(postgres.getPort())) {
            try (var server = Server.start(through(cable));
                    var ada = new Browser(server.port())) {
                var wanted = NewTables.table(TableStories.GAME, NewTables.ME, NewTables.ME);
                ada.post("/api/tables", wanted, Snapshot.class);
                cable.swallow(true);
                assertThat(ada.fault("/api/tables", wanted).code()).isEqualTo("protocol/busy");
                cable.swallow(false);
                ada.awaitReady();
                ada.post("/api/tables", wanted, Snapshot.class);
            }
        }
        log.mustBeLines();
    }

    @Test
    void postgresqlGoesAway_clockRunsOutOnceItIsBack() throws IOException {
        try (var postgres = EmbeddedPostgres.start();
                var cable = new BreakableConnection(postgres.getPort())) {
            var clock = new ManualClock();
            try (var server = Server.start(through(cable), clock, new SecureLuck());
                    var ada = new Browser(server.port())) {
                var table = ada.post(
                        "/api/tables",
                        NewTables.timed(
                                NewTables.table(TableStories.GAME, NewTables.ME, NewTables.ME),
                                new ClockTerms.Live(60, 0, 10)),
                        Snapshot.class);
                var id = table.table().id();
                int before = stored(postgres, id);
                cable.away(true);
                clock.forward(Duration.ofMinutes(10));
                Stories.until(() -> log.messages()
                        .contains("table " + id + " could not go on by itself: the database does not answer"));
                assertThat(ada.send("POST", Stories.path(table) + "/chat", new Calls.Say("hello"))
                                .statusCode())
                        .isEqualTo(503);
                cable.away(false);
                Stories.until(() -> {
                    clock.forward(Duration.ofSeconds(10));
                    return stored(postgres, id) > before;
                });
                assertThat(ada.send("POST", Stories.path(table) + "/chat", new Calls.Say("hello"))
                                .statusCode())
                        .isEqualTo(200);
            }
        }
        log.mustBeLines();
    }

    private static int stored(EmbeddedPostgres postgres, String table) {
        try {
            return PostgresqlEvents.read(postgres)
                    .tables()
                    .getOrDefault(table, Map.of())
                    .size();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
