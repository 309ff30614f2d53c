package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Reading;
import parterre.server.http.Endpoint;
import parterre.server.http.Limits;
import parterre.server.http.Network;
import parterre.server.http.TableEndpoint;
import parterre.server.table.state.PositionText;
import parterre.server.wire.Calls;
import parterre.server.wire.Fault;
import parterre.server.wire.NewTable;

/// Checks what the server accepts from strangers at its edge: addresses, names, cookies, proxies and sizes.
class EdgeTest {
    @TempDir
    Path data;

    private ServerOptions options(Limits limits, Optional<String> publicUrl, List<Network> proxies) {
        var standard = ServerOptions.standard(data);
        return new ServerOptions(
                "127.0.0.1",
                0,
                data,
                Optional.empty(),
                publicUrl,
                proxies,
                standard.games(),
                Map.of(),
                standard.thinkers(),
                limits,
                standard.upkeep());
    }

    private Server server(Limits limits) {
        return Server.start(options(limits, Optional.empty(), List.of()));
    }

    private static String sent(Server server, String call, String... headers) throws IOException {
        return HostileTest.sent(
                server.port(),
                call + " HTTP/1.1\r\n" + String.join("\r\n", headers) + (headers.length > 0 ? "\r\n" : ""));
    }

    /// Calls until the caller is told to wait, and returns what it is told. A limit gives room for a further call every
    /// few seconds.
    private static String refused(Server server, String call, String... headers) throws IOException {
        for (int i = 0; i < 1_000; i++) {
            var answer = sent(server, call, headers);
            if (answer.startsWith("HTTP/1.1 429 ")) {
                return answer;
            }
        }
        throw new AssertionError(call + " is not limited");
    }

    @Test
    void anEscapeThatNobodyCanReadIsA400() throws IOException {
        try (var server = server(Limits.none())) {
            for (var path : List.of(
                    "/%u0041",
                    "/api/tables/8GY%u4b513/preview", "/api/me;%u0041", "/t/x;%zz", "/api/games?as=%u0041", "/?%")) {
                assertThat(sent(server, "GET " + path, "Host: localhost"))
                        .as(path)
                        .startsWith("HTTP/1.1 400 ")
                        .contains("cannot be read as HTTP");
            }
        }
    }

    /// A stream at such an address ends with its answer and does not stay open.
    @Test
    void stream_addressWithAFragment_isRefusedAtOnce() throws IOException {
        try (var server = server(Limits.none())) {
            for (var path : List.of("/api/table#s/x/events", "/api/tables/x#/events", "/api/tables/x/events#")) {
                assertThat(sent(server, "GET " + path, "Host: localhost", "Accept: text/event-stream"))
                        .as(path)
                        .startsWith("HTTP/1.1 4")
                        .contains("\"code\":");
            }
        }
    }

    @Test
    void addressedServer_answersOnlyByThatNameAndLocally() throws IOException {
        try (var server = Server.start(options(Limits.none(), Optional.of("https://play.example.org"), List.of()))) {
            for (var host :
                    List.of("play.example.org", "PLAY.example.org", "localhost:8080", "127.0.0.1", "[::1]:80")) {
                assertThat(sent(server, "GET /", "Host: " + host)).as(host).startsWith("HTTP/1.1 200 ");
            }
            for (var host :
                    List.of("evil.example", "play.example.org.evil.example", "localhost.evil.example", "10.0.0.1")) {
                for (var path : List.of("/", "/api/me")) {
                    assertThat(sent(server, "GET " + path, "Host: " + host))
                            .as(host + path)
                            .startsWith("HTTP/1.1 421 ")
                            .contains("https://play.example.org")
                            .doesNotContain("Set-Cookie");
                }
            }
            assertThat(sent(server, "GET /health", "Host: 10.0.0.1")).startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void https_cookieIsForThisHostAndHstsIsSent() throws IOException {
        try (var server = Server.start(options(Limits.none(), Optional.of("https://play.example.org"), List.of()))) {
            assertThat(sent(server, "GET /api/me", "Host: play.example.org"))
                    .contains("Strict-Transport-Security: max-age=31536000")
                    .containsPattern("Set-Cookie: __Host-parterre=[^;]+; Path=/;")
                    .containsIgnoringCase("; Secure")
                    .doesNotContain("Domain=");
        }
        try (var server = server(Limits.none())) {
            assertThat(sent(server, "GET /api/me", "Host: localhost"))
                    .doesNotContain("Strict-Transport-Security", "__Host-")
                    .contains("Set-Cookie: parterre=");
        }
    }

    @Test
    void twoCookiesOfOneNameAreRefused() throws IOException {
        try (var server = server(Limits.none())) {
            assertThat(sent(server, "GET /api/tables", "Host: localhost", "Cookie: parterre=a.b.c; theme=dark"))
                    .startsWith("HTTP/1.1 200 ");
            for (var headers : List.of(
                    "Cookie: parterre=a.b.c; parterre=d.e.f", "Cookie: parterre=a.b.c\r\nCookie: parterre=d.e.f")) {
                assertThat(sent(server, "GET /api/tables", "Host: localhost", headers))
                        .startsWith("HTTP/1.1 400 ")
                        .contains("two cookies");
            }
        }
    }

    @Test
    void pagesAndReadinessAreThrottledForEachCaller() throws IOException {
        var limits = new Limits(1_000, 3, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000);
        try (var server = Server.start(options(
                limits, Optional.empty(), List.of(Network.read("127.0.0.1").orThrow())))) {
            var mallory = "X-Forwarded-For: 198.51.100.9\r\nX-Forwarded-For: 2001:db8:1:2::";
            for (var path : List.of("/", "/ready", "/nowhere.js")) {
                assertThat(sent(server, "GET " + path, "Host: localhost", mallory + "1"))
                        .doesNotStartWith("HTTP/1.1 429 ");
            }
            for (var path : List.of("/", "/ready", "/nowhere.js")) {
                assertThat(refused(server, "GET " + path, "Host: localhost", mallory + "2"))
                        .containsIgnoringCase("Retry-After");
            }
            assertThat(sent(server, "GET /", "Host: localhost", "X-Forwarded-For: 198.51.100.9"))
                    .startsWith("HTTP/1.1 200 ");
            assertThat(sent(server, "GET /health", "Host: localhost", mallory + "1"))
                    .startsWith("HTTP/1.1 200 ");
        }
    }

    /// Calls that are refused before they reach an endpoint are limited like all others.
    @Test
    void refusedCallsAreLimited() throws IOException {
        var limits = new Limits(1, 1, 1, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000);
        try (var server = Server.start(options(limits, Optional.empty(), List.of()))) {
            for (int i = 0; i < 10; i++) {
                assertThat(sent(server, "POST /api/tables", "Host: localhost", "Content-Length: 0"))
                        .startsWith("HTTP/1.1 403 ");
            }
            for (var call : List.of("POST /api/tables", "GET /api/nowhere", "HEAD /api/me", "DELETE /api/games")) {
                refused(server, call, "Host: localhost", "Content-Length: 0");
            }
            assertThat(sent(server, "GET /health", "Host: localhost")).startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void everyBodyHasALimitThatFitsItsEndpoint() {
        try (var server = server(Limits.none());
                var ada = new Browser(server.port())) {
            for (var endpoint : Endpoint.all()) {
                if (endpoint.body().isEmpty()) {
                    continue;
                }
                var path = endpoint.path().replaceAll("\\{seat}", "P1").replaceAll("\\{\\w+}", "x");
                var body = "{\"text\":\"" + "x".repeat(endpoint.largestBody()) + "\"}";
                var answer = ada.raw(endpoint.method().name(), path, body, "Content-Type", "application/json");
                assertThat(answer.statusCode()).as(endpoint.name()).isEqualTo(413);
            }
            assertThat(TableEndpoint.MOVE_.largestBody()).isEqualTo(10_000);
        }
    }

    @Test
    void aTextThatIsWrongEverywhereIsAnsweredShortly() {
        try (var server = server(Limits.none());
                var ada = new Browser(server.port())) {
            var wrong = "x\n".repeat(PositionText.LONGEST / 2);
            var check = ada.send(
                    "POST",
                    "/api/positions/check",
                    new Calls.CheckPosition("gardens-of-mars", 2, Map.of(), wrong.substring(0, 50_000)));
            assertThat(check.statusCode()).isEqualTo(200);
            assertThat(Answers.MAPPER
                            .readValue(check.body(), Calls.PositionCheck.class)
                            .problems())
                    .hasSize(Reading.MOST_PROBLEMS);
            assertThat(check.body()).hasSizeLessThan(20_000);
            var tried = ada.send(
                    "POST",
                    "/api/positions/try",
                    new Calls.TryPosition(
                            "stalk-exchange",
                            wrong.substring(0, 50_000),
                            Optional.empty(),
                            Optional.empty(),
                            Map.of(),
                            Optional.empty(),
                            Optional.empty()));
            assertThat(tried.body()).hasSizeLessThan(20_000);
            var table = ada.send(
                    "POST",
                    "/api/tables",
                    NewTables.from(
                            NewTables.table("gardens-of-mars", NewTables.ME, NewTables.ME),
                            new NewTable.Start.Position(wrong.substring(0, 50_000))));
            assertThat(table.statusCode()).isEqualTo(422);
            assertThat(Answers.MAPPER.readValue(table.body(), Fault.class).problems())
                    .hasSize(Reading.MOST_PROBLEMS);
            assertThat(table.body()).hasSizeLessThan(20_000);
            var longer = ada.send(
                    "POST",
                    "/api/positions/check",
                    new Calls.CheckPosition("gardens-of-mars", 2, Map.of(), "#".repeat(PositionText.LONGEST + 1)));
            assertThat(longer.body()).contains("has more than 65,536 characters");
        }
    }
}
