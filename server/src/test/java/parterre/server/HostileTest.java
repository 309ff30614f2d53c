package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Answer;
import parterre.server.http.Endpoint;
import parterre.server.http.Limits;
import parterre.server.http.Media;
import parterre.server.wire.Calls;
import parterre.server.wire.Fault;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// Every hostile call is answered with a fault whose code is described, never with a stack trace. The server goes
/// on.
class HostileTest {
    private static final List<String> BODIES = List.of(
            "",
            "null",
            "[]",
            "{",
            "\u0000\u0001",
            "{\"seat\":\"P1\"}",
            "{\"seat\":\"P99\",\"decision\":-1,\"move\":\"'; drop table table_event; --\"}",
            "{\"seat\":\"P1\",\"decision\":9223372036854775807,\"move\":\"" + "x".repeat(20_000) + "\"}",
            "{\"seat\":\"P1\",\"decision\":1e400,\"to\":2147483648}",
            "{\"game\":\"../../etc/passwd\",\"seats\":[{\"kind\":\"me\"}],\"options\":{\"a\":\"b\"}}",
            "{\"text\":\"" + "\\u0000".repeat(100) + "\",\"from\":-5,\"count\":99999999}",
            "{\"token\":\"" + "a".repeat(5_000) + "\"}",
            "[".repeat(5_000),
            "{\"name\":\"\\uD800\",\"text\":\"\\uD800\",\"game\":\"gardens-of-mars\",\"from\":0,\"count\":1}",
            "{\"name\":\"<img src=x onerror=alert(1)>\",\"program\":true}");

    @TempDir
    Path data;

    private ServerOptions options(Limits limits) {
        return ServerOptions.standard(data).onPort(0).with(limits);
    }

    @Test
    void everyEndpointAnswersRubbishWithAFault() throws IOException {
        try (var server = Server.start(options(Limits.none()));
                var mallory = new Browser(server.port())) {
            var table = aTable(mallory);
            for (var endpoint : Endpoint.all()) {
                for (var id : List.of(table, "nothing", "..%2f..%2fetc", "%00", "a".repeat(2_000))) {
                    for (var path : paths(endpoint, id)) {
                        check(mallory, endpoint, path);
                    }
                }
            }
            assertThat(mallory.text("/health")).isEqualTo("ok\n");
            assertThat(mallory.text("/metrics")).contains("parterre_calls");
            for (var proxySays : List.of("X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP", "Forwarded")) {
                var throughAProxy = mallory.raw("GET", "/metrics", "", proxySays, "203.0.113.7");
                assertThat(throughAProxy.statusCode()).as(proxySays).isEqualTo(404);
                assertThat(throughAProxy.body()).doesNotContain("parterre_calls");
            }
            var via = sent(server.port(), "GET /metrics HTTP/1.1\r\nHost: localhost\r\nVia: 1.1 proxy\r\n");
            assertThat(via).startsWith("HTTP/1.1 404 ").doesNotContain("parterre_calls");
        }
    }

    /// The endpoint's address with this for a name in it, and with seats that there are and that there are not.
    private static List<String> paths(Endpoint endpoint, String id) {
        var path = endpoint.path().replaceAll("\\{(?!seat})\\w+}", id);
        return Stream.of("P1", "P8", "P9", "%27")
                .map(seat -> path.replace("{seat}", seat))
                .distinct()
                .toList();
    }

    /// An endpoint gets all kinds of rubbish; its [Browser] holds the answers to their description.
    private static void check(Browser mallory, Endpoint endpoint, String path) {
        if (endpoint.method() != Endpoint.Method.GET) {
            BODIES.forEach(body ->
                    check(mallory.raw(endpoint.method().name(), path, body, "Content-Type", "application/json")));
            if (endpoint.body().isEmpty()) {
                check(mallory.raw(endpoint.method().name(), path, "{}", "Content-Type", "application/json"));
            }
            return;
        }
        boolean stream = endpoint.answer() instanceof Answer.As(Media media) && media == Media.EVENTS;
        if (!stream) {
            check(mallory.raw("GET", path, ""));
        }
        for (var name : endpoint.parameters()) {
            for (var rubbish : List.of("%27", "-1", "P9", "")) {
                check(mallory.raw("GET", path + "?" + name + "=" + rubbish, ""));
            }
        }
        check(mallory.raw("GET", path + "?nonsense=1", ""));
    }

    private static void check(HttpResponse<String> answer) {
        var what = answer.request() + " " + answer.body();
        assertThat(answer.statusCode()).as(what).isLessThan(500);
        assertThat(answer.body()).as(what).doesNotContain("Exception", "\tat ", "org.sqlite");
        if (answer.statusCode() >= 400) {
            assertThat(fault(answer.body()).message()).as(what).isNotBlank();
        }
    }

    private static String aTable(Browser browser) {
        return browser.post(
                        "/api/tables", NewTables.table("gardens-of-mars", NewTables.ME, NewTables.ME), Snapshot.class)
                .table()
                .id();
    }

    @Test
    void wrongMethodsAndUnknownAddressesHaveDifferentErrors() throws IOException {
        try (var server = Server.start(options(Limits.none()));
                var ada = new Browser(server.port())) {
            for (var call : List.of(
                    "GET /api/tables/x/moves: POST",
                    "POST /api/tables/x: GET",
                    "DELETE /api/me: GET, PUT",
                    "PATCH /api/tables: GET, POST",
                    "PUT /api/tables/: GET, POST",
                    "POST /t/x: GET",
                    "POST /health: GET")) {
                var words = call.split("[ :]+", 3);
                var answer = ada.raw(words[0], words[1], "");
                assertThat(answer.statusCode()).as(call).isEqualTo(405);
                assertThat(answer.headers().firstValue("Allow")).as(call).contains(words[2]);
                assertThat(fault(answer.body()).code()).isEqualTo("protocol/method");
            }
            for (var path : List.of("/api", "/api/", "/api/no/such", "/api/tables/x/y/z")) {
                for (var method : List.of("GET", "POST", "DELETE")) {
                    var answer = ada.raw(method, path, "");
                    assertThat(answer.statusCode()).as(path).isEqualTo(404);
                    assertThat(fault(answer.body()).code()).isEqualTo("protocol/no-page");
                }
            }
        }
    }

    private static Fault fault(String json) {
        return Answers.MAPPER.readValue(json, Fault.class);
    }

    @Test
    void unknownQueryParametersAreRefused() {
        try (var server = Server.start(options(Limits.none()));
                var ada = new Browser(server.port())) {
            var table = "/api/tables/" + aTable(ada);
            for (var call : List.of(
                    table + "/previews?seat=P9",
                    table + "/events?after=abc",
                    table + "/events?after=-1",
                    table + "?now",
                    "/api/games?as=P1")) {
                var answer = ada.raw("GET", call, "");
                assertThat(answer.statusCode()).as(call).isEqualTo(400);
                assertThat(fault(answer.body()).code()).isEqualTo("input/parameter");
                assertThat(fault(answer.body()).where()).isPresent();
            }
            assertThat(fault(ada.text(table + "/previews?seat=P9")).message()).contains("'seat'", "'?': as");
            assertThat(ada.raw("GET", table + "/previews?as=P1", "").statusCode())
                    .isEqualTo(200);
            assertThat(ada.raw("GET", table + "/events", "", "Last-Event-ID", "abc")
                            .statusCode())
                    .isEqualTo(400);
            var number = ada.raw("PUT", "/api/me", "{\"name\":5}", "Content-Type", "application/json");
            assertThat(number.statusCode()).isEqualTo(400);
            assertThat(fault(number.body()).where()).contains("name");
        }
    }

    @Test
    void aPageNamesNoHostThatAStrangerInvented() throws IOException {
        try (var server = Server.start(options(Limits.none()))) {
            var page = sent(server.port(), "GET / HTTP/1.1\r\nHost: evil.example\r\n");
            assertThat(page).contains("og:title").doesNotContain("evil.example", "og:url", "og:image");
            assertThat(sent(server.port(), "GET / HTTP/1.1\r\nHost: localhost:" + server.port() + "\r\n"))
                    .contains("og:url", "og:image");
        }
    }

    @Test
    void errorsBeforeAnEndpointUseOurWords() throws IOException {
        try (var server = Server.start(options(Limits.none()))) {
            for (var target : List.of("/t/%00", "/%2e%2e", "/../x", "/t/%zz", "/t/%c3%28", "/a/..;/x")) {
                var page = sent(server.port(), "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n");
                assertThat(page)
                        .as(target)
                        .matches("(?s)HTTP/1.1 4\\d\\d .*")
                        .containsIgnoringCase("Content-Type: text/plain")
                        .contains("Content-Security-Policy: ")
                        .doesNotContain("<html", "Jetty", "HTTP ERROR");
            }
            for (var target : List.of("/api/..;/x", "/api/tables/%00", "/api/%zz", "/api/me/devices/%ff", "/api/%")) {
                for (var method : List.of("GET", "POST", "PUT", "DELETE")) {
                    var call = sent(server.port(), method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n");
                    assertThat(call)
                            .as(method + " " + target)
                            .startsWith("HTTP/1.1 400 ")
                            .containsIgnoringCase("Content-Type: application/json")
                            .contains("\"code\":\"protocol/unreadable\"", "\"message\":\"The address");
                }
            }
            assertThat(sent(server.port(), "GET /api/" + "a".repeat(20_000) + " HTTP/1.1\r\nHost: localhost\r\n"))
                    .startsWith("HTTP/1.1 414 ")
                    .containsIgnoringCase("Content-Type: application/json")
                    .contains("input/too-large");
            assertThat(sent(server.port(), "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "a".repeat(20_000) + "\r\n"))
                    .startsWith("HTTP/1.1 431 ")
                    .doesNotContain("<html");
            var json = "Host: localhost\r\nContent-Type: application/json\r\n";
            assertThat(sent(
                            server.port(),
                            "POST /api/records/read HTTP/1.1\r\n" + json + "Content-Length: 99999999999\r\n"))
                    .startsWith("HTTP/1.1 413 ")
                    .contains("input/too-large");
            assertThat(sent(
                            server.port(),
                            "POST /api/records/read HTTP/1.1\r\n" + json + "Transfer-Encoding: chunked\r\n\r\nzz\r\n"))
                    .startsWith("HTTP/1.1 400 ")
                    .contains("protocol/unreadable");
        }
    }

    /// Sends a call written by hand, and returns the answer.
    static String sent(int port, String head) throws IOException {
        try (var socket = new Socket("localhost", port)) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream().write((head + "Connection: close\r\n\r\n").getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aBodyThatEndsTooSoonIsTheClientsMistake() throws IOException {
        try (var server = Server.start(options(Limits.none()));
                var socket = new Socket("localhost", server.port())) {
            socket.setSoTimeout(30_000);
            socket.getOutputStream()
                    .write(("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                    + "Content-Length: 100\r\n\r\n{\"game\":")
                            .getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            var answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 400 ").contains("protocol/unreadable");
        }
    }

    @Test
    void problemsAreReportedBrieflyWithTheirPlace() {
        try (var server = Server.start(options(Limits.none()));
                var ada = new Browser(server.port())) {
            var large = ada.raw(
                    "POST",
                    "/api/records/read",
                    "{\"text\":\"\",\"from\":99999999999,\"count\":1}",
                    "Content-Type",
                    "application/json; charset=utf-8");
            var fault = Answers.MAPPER.readValue(large.body(), Fault.class);
            assertThat(fault.where()).contains("from");
            assertThat(fault.message()).contains("too large");
            var unknown = ada.fault("/api/tables", NewTables.table("x".repeat(50_000), NewTables.ME, NewTables.ME));
            assertThat(unknown.message()).startsWith("There is no game 'xxx").hasSizeLessThan(500);
            var record = ada.send(
                    "POST", "/api/records/read", new Calls.ReadRecord("parterre: " + "x".repeat(50_000) + "\n", 0, 1));
            assertThat(record.body()).hasSizeLessThan(5_000);
            assertThat(ada.raw("POST", "/api/me/device-links", "{}", "Content-Type", "application/jsonp")
                            .statusCode())
                    .isEqualTo(403);
        }
    }

    @Test
    void onlyPeopleWhoOwnSomethingAreKept() {
        try (var server = Server.start(options(Limits.none()));
                var ada = new Browser(server.port())) {
            var table = aTable(ada);
            assertThat(kept()).isEqualTo(1);
            for (var body :
                    List.of("{", "{}", "{\"name\":\"<b>\"}", "{\"seat\":\"P1\",\"decision\":1,\"move\":\"x\"}")) {
                try (var stranger = ada.stranger()) {
                    for (var path : List.of("/chat", "/moves", "/seats/P1/sit", "/resign", "/stop", "/rematch")) {
                        var refused = stranger.raw(
                                "POST", "/api/tables/" + table + path, body, "Content-Type", "application/json");
                        assertThat(refused.statusCode()).isGreaterThanOrEqualTo(400);
                        assertThat(refused.headers().firstValue("Set-Cookie")).isEmpty();
                    }
                    stranger.raw("PUT", "/api/me", body, "Content-Type", "application/json");
                    stranger.raw("POST", "/api/tables", body, "Content-Type", "application/json");
                }
            }
            try (var reader = ada.stranger()) {
                reader.post("/api/records/read", new Calls.ReadRecord("x", 0, 1), Calls.RecordReading.class);
                assertThat(kept()).isEqualTo(1);
                reader.put("/api/me", new People.Rename("Reader"), People.Me.class);
                assertThat(kept()).isEqualTo(2);
                assertThat(reader.get("/api/me", People.Me.class).name()).isEqualTo("Reader");
            }
        }
    }

    /// How many people are kept.
    private int kept() {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("parterre.db"));
                var found = connection.createStatement().executeQuery("select count(*) from person")) {
            return found.getInt(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aPageOfAnotherSiteCannotActForAnybody() {
        try (var server = Server.start(options(Limits.none()));
                var ada = new Browser(server.port())) {
            var foreign = ada.raw(
                    "PUT",
                    "/api/me",
                    "{\"name\":\"Eve\"}",
                    "Content-Type",
                    "application/json",
                    "Origin",
                    "https://evil.example");
            assertThat(foreign.statusCode()).isEqualTo(403);
            var form = ada.raw("POST", "/api/me/device-links", "{}", "Content-Type", "text/plain");
            assertThat(form.statusCode()).isEqualTo(403);
            var site = ada.raw(
                    "POST",
                    "/api/me/device-links",
                    "{}",
                    "Content-Type",
                    "application/json",
                    "Sec-Fetch-Site",
                    "cross-site");
            assertThat(site.statusCode()).isEqualTo(403);
        }
    }

    @Test
    void cookiesAreHttpOnly_andPagesRunNoForeignScript() {
        try (var server = Server.start(options(Limits.none()));
                var ada = new Browser(server.port())) {
            var me = ada.raw("GET", "/api/me", "");
            assertThat(me.headers().firstValue("Set-Cookie").orElseThrow())
                    .contains("HttpOnly")
                    .containsIgnoringCase("SameSite=Lax");
            assertThat(me.headers().firstValue("Content-Security-Policy").orElseThrow())
                    .contains("script-src 'self'")
                    .doesNotContain("unsafe-eval");
            assertThat(ada.raw("GET", "/no/such.file", "").statusCode()).isEqualTo(404);
            assertThat(ada.raw("GET", "/api/no/such", "").statusCode()).isEqualTo(404);
        }
    }
}
