package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Limits;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// Checks what `/metrics` counts.
class MetricsTest {
    @TempDir
    Path data;

    private ServerOptions options() {
        return ServerOptions.standard(data).onPort(0).with(Limits.none());
    }

    @Test
    void metricsSayWhatTheyCount() {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            ada.get("/api/me", People.Me.class);
            ada.post("/api/tables", NewTables.table("gnomadic-gardeners", NewTables.ME, NewTables.ME), Snapshot.class);
            var metrics = ada.text("/metrics");
            assertThat(metrics)
                    .contains("parterre_calls_seconds_count{endpoint=\"me\"} 1\n")
                    .containsPattern("(?m)^parterre_steps_total [1-9]")
                    .containsPattern("(?m)^parterre_streams 0")
                    .containsPattern("(?m)^parterre_ready 1")
                    .containsPattern("(?m)^parterre_lock_held 1")
                    .containsPattern("(?m)^parterre_heap_used_bytes [1-9]")
                    .containsPattern("(?m)^parterre_heap_max_bytes [1-9]")
                    .containsPattern("(?m)^parterre_disk_free_bytes [1-9]")
                    .containsPattern("(?m)^parterre_failures_total 0");
            assertThat(metrics.lines().filter(line -> line.startsWith("# HELP ")))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("# HELP \\w+ [A-Z].+\\."));
            assertThat(metrics.lines()
                            .filter(line -> line.startsWith("# TYPE "))
                            .map(line -> line.split(" ")[2]))
                    .containsExactlyInAnyOrderElementsOf(metrics.lines()
                            .filter(line -> line.startsWith("# HELP "))
                            .map(line -> line.split(" ")[2])
                            .toList());
        }
    }

    /// Calls that are refused before they reach an endpoint are counted like all others.
    @Test
    void everyRefusalIsCounted() throws IOException {
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            for (var call : List.of(
                    "GET /%u0041 HTTP/1.1\r\nHost: localhost\r\n",
                    "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(20_000) + "\r\n",
                    "GET /" + "x".repeat(20_000) + " HTTP/1.1\r\nHost: localhost\r\n",
                    "GET /api/nowhere HTTP/1.1\r\nHost: localhost\r\n",
                    "GET /;%zz HTTP/1.1\r\nHost: localhost\r\n",
                    "NONSENSE\r\n")) {
                assertThat(HostileTest.sent(server.port(), call)).startsWith("HTTP/1.1 4");
            }
            assertThat(ada.text("/metrics")).containsPattern("(?m)^parterre_refusals_total 6");
        }
    }
}
