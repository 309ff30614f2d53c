package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.CookieManager;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.Server;
import parterre.server.ServerOptions;
import parterre.server.http.Limits;
import parterre.server.wire.ApiVersion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A program that plays at random is brought to a table in the browser.
class JoinTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final HttpClient ada =
            HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

    @TempDir
    Path data;

    private JsonNode call(String method, String address, String body) throws IOException, InterruptedException {
        var response = ada.send(
                HttpRequest.newBuilder(URI.create(address))
                        .header("Content-Type", "application/json")
                        .method(method, HttpRequest.BodyPublishers.ofString(body))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isBetween(200, 299);
        return JSON.readTree(response.body());
    }

    /// Opens a table for this test and another seat. Returns its id.
    private String opened(String base) throws Exception {
        var seats = "[{\"kind\":\"me\"},{\"kind\":\"open\"}]";
        return call("POST", base + "/api/tables", "{\"game\":\"gardens-of-mars\",\"seats\":" + seats + "}")
                .path("table")
                .path("id")
                .asString();
    }

    private void makeFirstMove(String table, JsonNode asked) throws Exception {
        var move = asked.path("moves").path(0).path("text").asString();
        call(
                "POST",
                table + "/moves",
                "{\"seat\":\"P1\",\"decision\":" + asked.path("decision").asLong() + ",\"move\":\"" + move + "\"}");
    }

    @Test
    void anUnreachableServerIsReported() throws IOException {
        // A port that is bound cannot become another server's, and nobody listens there.
        try (var bound = new Socket()) {
            bound.bind(new InetSocketAddress(0));
            var link = "http://localhost:" + bound.getLocalPort() + "/t/x";
            var typed = CommandRun.in("bot", "--join", link, "--exec", "python3 -c 1");
            assertThat(typed.exit()).isEqualTo(3);
            assertThat(typed.err()).contains("/t/x: nobody answers there; is the server running?");
        }
    }

    @Test
    void aServerThatSpeaksAnotherApiIsNotJoined() throws IOException {
        var later = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        later.createContext("/", exchange -> {
            exchange.getResponseHeaders().set("Parterre-Api", "99");
            exchange.sendResponseHeaders(200, 2);
            exchange.getResponseBody().write("{}".getBytes(StandardCharsets.UTF_8));
            exchange.close();
        });
        later.start();
        try {
            var link = "http://localhost:" + later.getAddress().getPort() + "/t/x";
            var typed = CommandRun.in("bot", "--join", link, "--exec", "python3 -c 1");
            assertThat(typed.exit()).isEqualTo(3);
            assertThat(typed.err())
                    .contains("speaks version 99 of the API, and this program speaks version " + ApiVersion.NUMBER);
        } finally {
            later.stop(0);
        }
    }

    @Test
    void aProgramSitsDownPlaysAndLeaves() throws Exception {
        try (var server = Server.start(ServerOptions.standard(data).onPort(0).with(Limits.none()))) {
            var base = "http://localhost:" + server.port();
            var id = opened(base);
            var table = base + "/api/tables/" + id;
            var program = CompletableFuture.supplyAsync(() -> CommandRun.in(
                    "bot",
                    "--join",
                    base + "/t/" + id,
                    "--exec",
                    "python3 " + Path.of("../docs/examples/mybot.py").toAbsolutePath(),
                    "--name",
                    "Robo"));
            long moves = 0;
            while (moves < 3 && !program.isDone()) {
                var now = call("GET", table, "");
                var asked = now.path("present").path("asked");
                if (asked.isObject()) {
                    makeFirstMove(table, asked);
                }
                moves = now.path("log")
                        .valueStream()
                        .filter(entry -> entry.path("line").asString().startsWith("P2"))
                        .count();
            }
            var seat = call("GET", table, "").path("table").path("seats").path(1);
            assertThat(seat.path("name").asString()).isEqualTo("Robo");
            assertThat(seat.path("program").asBoolean()).isTrue();
            call("POST", table + "/resign", "{\"seat\":\"P1\"}");
            var typed = program.get();
            assertThat(typed.err()).isEmpty();
            assertThat(typed.exit()).isEqualTo(Exit.OK.code());
            assertThat(typed.out()).contains("Robo: sits at P2").contains("Robo: the game is over");
        }
    }

    @Test
    void programThatEnds_leavesItsSeatAsTheLastWord(@TempDir Path folder) throws Exception {
        var rogue = Files.writeString(folder.resolve("rogue.py"), """
                import json, sys
                hello = json.loads(sys.stdin.readline())
                print(json.dumps({"protocol": 1, "id": hello["id"], "name": "rogue"}), flush=True)
                sys.stdin.readline()
                sys.exit(3)
                """);
        try (var server = Server.start(ServerOptions.standard(data).onPort(0).with(Limits.none()))) {
            var base = "http://localhost:" + server.port();
            var id = opened(base);
            var table = base + "/api/tables/" + id;
            var program = CompletableFuture.supplyAsync(() ->
                    CommandRun.in("bot", "--join", base + "/t/" + id, "--exec", "python3 " + rogue, "--name", "Rogue"));
            while (!program.isDone()) {
                var asked = call("GET", table, "").path("present").path("asked");
                if (asked.isObject() && asked.path("seat").asString().equals("P1")) {
                    makeFirstMove(table, asked);
                }
            }
            var typed = program.get();
            assertThat(typed.exit()).isEqualTo(Exit.BAD_INPUT.code());
            assertThat(typed.err()).contains("exit code 3");
            assertThat(typed.out() + typed.err()).doesNotContain("connection");
        }
    }

    /// Says what it was told of the cards, and no more.
    private static final String LISTENER = """
            import json, sys
            for line in sys.stdin:
                request = json.loads(line)
                if request["op"] == "hello":
                    open(sys.argv[1], "w", encoding="utf-8").write(request["options"]["cards"])
                    sys.exit()
            """;

    @Test
    void program_getsTheWholeFileOfItsTable() throws Exception {
        var content = Files.readString(Path.of("../games/fire-and-flora/cards.json"))
                .replaceFirst(
                        "\"id\": \"fire-station\", \"name\": \"Fire Station\"",
                        "\"id\": \"fire-station\", \"name\": \"Brigade\"");
        var file = "mine.json\n" + content;
        var told = data.resolve("told");
        var script = Files.writeString(data.resolve("listener.py"), LISTENER);
        try (var server = Server.start(ServerOptions.standard(data).onPort(0).with(Limits.none()))) {
            var base = "http://localhost:" + server.port();
            var made = call(
                    "POST",
                    base + "/api/tables",
                    "{\"game\":\"fire-and-flora\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"options\":{\"cards\":"
                            + JSON.writeValueAsString(file) + "}}");
            var link = base + "/t/" + made.path("table").path("id").asString();
            CommandRun.in("bot", "--join", link, "--exec", "python3 " + script + " " + told);
            assertThat(Files.readString(told)).isEqualTo(file);
        }
    }

    @Test
    void brokenLinksAreReported() {
        assertThat(CommandRun.in("bot", "--join", "nonsense", "--exec", "x").err())
                .contains("is not a link to a table");
        assertThat(CommandRun.in("bot", "--join", "http://localhost:1/t/x").exit())
                .isEqualTo(Exit.USAGE.code());
    }
}
