package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Limits;

/// A database is one server's.
class TwoServersTest {
    @TempDir
    Path data;

    private Server started() {
        return Server.start(ServerOptions.standard(data).onPort(0).with(Limits.none()));
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused() {
        return assertThatThrownBy(this::started)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("the data folder " + data + " cannot be used")
                .cause();
    }

    @Test
    void aSecondServerOnTheSameFolderIsToldWhichOneHasIt() {
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
    void aSecondServerOnTheSamePostgresqlIsRefusedUntilTheFirstHasGone() throws IOException {
        try (var postgres = EmbeddedPostgres.start()) {
            var options = ServerOptions.standard(data)
                    .onPort(0)
                    .with(Limits.none())
                    .withDatabase(postgres.getJdbcUrl("postgres", "postgres"));
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
    void whatCouldNotStartHoldsNothing() {
        try (var other = started()) {
            var taken = ServerOptions.standard(data.resolve("other")).onPort(other.port());
            assertThatThrownBy(() -> Server.start(taken))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("nobody can listen at 0.0.0.0:" + other.port());
            Server.start(taken.onPort(0)).close();
        }
    }
}
