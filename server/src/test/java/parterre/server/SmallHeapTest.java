package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.wire.Snapshot;

/// A server with a heap of 256 MB, which gets many of the largest and most deeply nested bodies at once.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class SmallHeapTest {
    private static final int CALLERS = 16;

    /// An address and a body that is nearly as large as it may be there: wrong on every line, or nested.
    private record Attempt(String path, String body) {}

    private static final List<Attempt> ATTEMPTS = attempts();

    @TempDir
    Path data;

    private static List<Attempt> attempts() {
        var lines = "x\\n".repeat(25_000);
        var attempts = new ArrayList<>(List.of(
                new Attempt("/api/positions/try", "{\"game\":\"fire-and-flora\",\"text\":\"" + lines + "\"}"),
                new Attempt(
                        "/api/positions/check",
                        "{\"game\":\"gardens-of-mars\",\"seats\":2,\"options\":{},\"text\":\"" + lines + "\"}"),
                new Attempt(
                        "/api/records/read",
                        "{\"from\":0,\"count\":1,\"text\":\"parterre-record: 1\\n" + lines.repeat(7) + "\"}"),
                new Attempt(
                        "/api/files/check",
                        "{\"game\":\"fire-and-flora\",\"option\":\"cards\",\"name\":\"a.json\",\"content\":\""
                                + "[".repeat(190_000) + "\"}")));
        for (var nested : List.of("[", "{\"a\":")) {
            attempts.add(new Attempt("/api/positions/try", nested.repeat(79_000 / nested.length())));
            attempts.add(new Attempt("/api/records/read", nested.repeat(590_000 / nested.length())));
            attempts.add(new Attempt("/api/tables", nested.repeat(590_000 / nested.length())));
        }
        return List.copyOf(attempts);
    }

    @Test
    void largestBodiesAtOnce_leaveTheServerAtWork() throws Exception {
        try (var server = KilledServer.small(data);
                var ada = new Browser(server.port());
                var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            var table = ada.post(
                    "/api/tables", NewTables.table("gardens-of-mars", NewTables.ME, NewTables.ME), Snapshot.class);
            var callers = new ArrayList<Callable<List<Integer>>>();
            for (int caller = 0; caller < CALLERS; caller++) {
                int first = caller;
                callers.add(() -> statuses(server.port(), first));
            }
            for (var told : pool.invokeAll(callers)) {
                assertThat(told.get()).as("a full server says 503").allMatch(status -> status < 500 || status == 503);
            }
            assertThat(server.isAlive())
                    .as("it ends when it runs out of memory")
                    .isTrue();
            assertThat(ada.text("/health")).isEqualTo("ok\n");
            assertThat(ada.get(Stories.path(table), Snapshot.class).table().id())
                    .isEqualTo(table.table().id());
        }
    }

    /// Makes all attempts, beginning with this one, and returns the statuses of the answers.
    private static List<Integer> statuses(int port, int first) throws InterruptedException {
        var statuses = new ArrayList<Integer>();
        try (var client = HttpClient.newHttpClient()) {
            for (int i = 0; i < ATTEMPTS.size(); i++) {
                var attempt = ATTEMPTS.get((first + i) % ATTEMPTS.size());
                var call = HttpRequest.newBuilder(URI.create("http://localhost:" + port + attempt.path()))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(attempt.body()))
                        .build();
                try {
                    statuses.add(client.send(call, HttpResponse.BodyHandlers.discarding())
                            .statusCode());
                } catch (IOException e) {
                    // The server may close the connection of a caller who takes more than their part.
                }
            }
        }
        return statuses;
    }
}
