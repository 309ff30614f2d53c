package parterre.server;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import parterre.server.wire.Calls;
import parterre.server.wire.Json;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Snapshot;

/// A person who plays alone at one table after the other, asks whichever server answers, and retries when told to.
final class RetryingPlayer implements AutoCloseable {
    private final List<FailoverTest.Station> stations;
    private final Random random;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .cookieHandler(new CookieManager())
            .build();
    private final List<Acknowledged> acknowledged = new CopyOnWriteArrayList<>();
    private final List<String> surprises = new CopyOnWriteArrayList<>();
    private final Thread thread;
    private volatile boolean closed;
    private Optional<String> table = Optional.empty();

    /// A move that a server has acknowledged.
    record Acknowledged(String table, long seq, long decision, String move) {}

    RetryingPlayer(List<FailoverTest.Station> stations, long seed) {
        this.stations = stations;
        random = new Random(seed);
        thread = Thread.ofVirtual().start(this::play);
    }

    List<Acknowledged> acknowledged() {
        return acknowledged;
    }

    /// Answers that tell of a mistake of the server.
    List<String> surprises() {
        return surprises;
    }

    private void play() {
        while (!closed) {
            int port = stations.get(random.nextInt(stations.size())).port();
            if (port == 0) {
                continue;
            }
            try {
                act("http://localhost:" + port);
            } catch (IOException e) {
                // The server stops; somebody else will answer.
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void act(String base) throws IOException, InterruptedException {
        if (table.isEmpty()) {
            sent(base, "/api/tables", NewTables.table("gardens-of-mars", NewTables.ME, NewTables.ME))
                    .ifPresent(body -> table = Optional.of(
                            Stories.json(body, Snapshot.class).table().id()));
            return;
        }
        var path = "/api/tables/" + table.get();
        var seen = read(base, path).map(body -> Stories.json(body, Snapshot.class));
        if (seen.isEmpty()) {
            return;
        }
        var asked = seen.get().present().asked();
        if (asked.isEmpty()) {
            table = Optional.empty();
            return;
        }
        var move = drawn(asked.get());
        sent(base, path + "/moves", move)
                .map(body -> Stories.json(body, Calls.Accepted.class))
                .ifPresent(accepted -> acknowledged.add(
                        new Acknowledged(table.orElseThrow(), accepted.seq(), move.decision(), move.move())));
    }

    private Calls.SubmitMove drawn(OpenDecision asked) {
        var moves = asked.moves();
        return new Calls.SubmitMove(
                asked.seat(),
                asked.decision(),
                moves.get(random.nextInt(moves.size())).text());
    }

    private Optional<String> read(String base, String path) throws IOException, InterruptedException {
        return answered(to(base + path).build());
    }

    private Optional<String> sent(String base, String path, Object body) throws IOException, InterruptedException {
        return answered(to(base + path)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)))
                .build());
    }

    /// A server that stops may leave a call without an answer.
    private static HttpRequest.Builder to(String address) {
        return HttpRequest.newBuilder(URI.create(address)).timeout(Duration.ofSeconds(10));
    }

    /// The body of an answer that says yes.
    private Optional<String> answered(HttpRequest request) throws IOException, InterruptedException {
        var answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        switch (answer.statusCode()) {
            case 200, 201 -> {
                return Optional.of(answer.body());
            }
            // The table has gone on, or the server cannot at the moment.
            case 409, 503 -> {}
            default ->
                surprises.add(request.method() + " " + request.uri() + " " + answer.statusCode() + " " + answer.body());
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        client.close();
    }
}
