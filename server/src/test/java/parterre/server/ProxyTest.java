package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parterre.server.http.Limits;
import parterre.server.http.Network;
import parterre.server.wire.Calls;
import parterre.server.wire.Json;
import parterre.server.wire.Snapshot;

/// A server behind each proxy whose configuration is documented, with the real program. A proxy that is not installed
/// on this machine cannot be tested on it.
class ProxyTest {
    private static final int PAGES = 20;
    /// Room for calls that are answered but not yet over for the server, which hears of that a moment later.
    private static final int CONNECTIONS = 8;

    @TempDir
    Path folder;

    private Server server(int https) {
        var standard = ServerOptions.standard(folder.resolve("data"));
        var none = Limits.none();
        return Server.start(new ServerOptions(
                "127.0.0.1",
                0,
                standard.data(),
                Optional.empty(),
                Optional.of("https://localhost:" + https),
                Network.PRIVATE,
                standard.games(),
                Map.of(),
                1,
                new Limits(
                        none.readsPerMinute(),
                        PAGES,
                        none.writesPerMinute(),
                        none.chatsPerMinute(),
                        none.newcomersPerHour(),
                        none.tablesPerHour(),
                        none.tablesWithBots(),
                        none.streams(),
                        CONNECTIONS),
                standard.upkeep()));
    }

    /// @param address not the proxy's own
    private static HttpClient client(FrontProxy proxy, String address, CookieManager cookies) {
        try {
            var trusted = KeyStore.getInstance(KeyStore.getDefaultType());
            trusted.load(null, null);
            trusted.setCertificateEntry("proxy", proxy.certificate());
            var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            managers.init(trusted);
            var context = SSLContext.getInstance("TLS");
            context.init(null, managers.getTrustManagers(), null);
            return HttpClient.newBuilder()
                    .localAddress(InetAddress.ofLiteral(address))
                    .sslContext(context)
                    .cookieHandler(cookies)
                    .build();
        } catch (GeneralSecurityException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Calls of one browser through the proxy.
    private record Caller(HttpClient client, String base) {
        HttpRequest.Builder to(String path) {
            return HttpRequest.newBuilder(URI.create(base + path));
        }

        HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
            var call = to(path);
            if (headers.length > 0) {
                call.headers(headers);
            }
            return client.send(call.build(), HttpResponse.BodyHandlers.ofString());
        }

        HttpResponse<String> post(String path, Object body) throws IOException, InterruptedException {
            return client.send(
                    to(path).POST(HttpRequest.BodyPublishers.ofString(Json.write(body)))
                            .headers(
                                    "Content-Type", "application/json", "Origin", base, "Sec-Fetch-Site", "same-origin")
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }

    /// Installs the proxies from Debian's packages, where this user may.
    private static void install() throws IOException, InterruptedException {
        new ProcessBuilder(
                        "sh", "-c", "apt-get update && apt-get install -y --no-install-recommends nginx caddy haproxy")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    @ParameterizedTest
    @EnumSource(FrontProxy.Kind.class)
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void peoplePlayThroughTheProxyAndNobodyInventsAnAddress(FrontProxy.Kind kind) throws Exception {
        if (kind.installed().isEmpty()) {
            install();
        }
        assertThat(kind.installed())
                .as(kind + " is missing; as root: apt-get install -y nginx caddy haproxy")
                .isPresent();
        var cookies = new CookieManager();
        try (var proxy = new FrontProxy(folder);
                var server = server(proxy.https());
                var client = client(proxy, "127.0.0.2", cookies);
                var other = client(proxy, "127.0.0.3", cookies)) {
            proxy.start(kind, server.port());
            var ada = new Caller(client, "https://localhost:" + proxy.https());
            var me = ada.get("/api/me");
            assertThat(me.statusCode()).as(me.body()).isEqualTo(200);
            assertThat(me.headers().firstValue("Set-Cookie").orElseThrow()).startsWith("__Host-parterre=");
            assertThat(me.headers().firstValue("Strict-Transport-Security")).isPresent();
            var made = ada.post("/api/tables", NewTables.table("gardens-of-mars", NewTables.ME, NewTables.OPEN));
            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
            var table = "/api/tables/"
                    + Json.MAPPER.readValue(made.body(), Snapshot.class).table().id();
            eventsComeWhenTheyHappen(ada, table);
            assertThat(ada.get("/metrics").statusCode()).isIn(404, 429);
            oneCallerHasLimitedConnections(ada, new Caller(other, ada.base()), table);
            addressesCannotBeInvented(ada);
            var plain = client.send(
                    HttpRequest.newBuilder(URI.create("http://localhost:" + proxy.http() + "/mine"))
                            .build(),
                    HttpResponse.BodyHandlers.discarding());
            assertThat(plain.statusCode()).isIn(301, 302, 307, 308);
            assertThat(plain.headers().firstValue("Location").orElseThrow()).startsWith("https://localhost");
        }
    }

    private static void eventsComeWhenTheyHappen(Caller ada, String table) throws IOException, InterruptedException {
        var stream = ada.client().send(ada.to(table + "/events").build(), HttpResponse.BodyHandlers.ofLines());
        assertThat(stream.statusCode()).isEqualTo(200);
        try (Stream<String> lines = stream.body()) {
            var read = lines.iterator();
            skipTo(read, "event: ");
            for (var said : List.of("first", "second")) {
                assertThat(ada.post(table + "/chat", new Calls.Say(said)).statusCode())
                        .isEqualTo(200);
                skipTo(read, said);
            }
        }
    }

    /// Few calls of one caller may be under way, though all connections are the proxy's.
    ///
    /// @param elsewhere the same person at another address
    private static void oneCallerHasLimitedConnections(Caller ada, Caller elsewhere, String table)
            throws IOException, InterruptedException {
        var streams = new ArrayList<Stream<String>>();
        var answers = new ArrayList<String>();
        try {
            for (int i = 0; i <= CONNECTIONS; i++) {
                var stream = ada.client().send(ada.to(table + "/events").build(), HttpResponse.BodyHandlers.ofLines());
                streams.add(stream.body());
                answers.add(stream.statusCode() + " " + stream.body().iterator().next());
            }
        } finally {
            streams.forEach(Stream::close);
        }
        assertThat(answers)
                .anyMatch(answer -> answer.matches("429 .*Too many calls from your address are under way.*"));
        // The server notices that nobody reads a stream any more when it sends the next event.
        for (int said = 1; ada.get("/api/me").statusCode() == 429; said++) {
            assertThat(elsewhere
                            .post(table + "/chat", new Calls.Say("event " + said))
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    private static void skipTo(Iterator<String> lines, String part) {
        var line = lines.next();
        while (!line.contains(part)) {
            line = lines.next();
        }
    }

    /// All calls of one caller count together, whatever addresses the caller writes into the header.
    private static void addressesCannotBeInvented(Caller ada) throws IOException, InterruptedException {
        int status = 200;
        // There is room for a further call every few seconds, so the number of calls until then is not known.
        for (int i = 0; status == 200; i++) {
            status = ada.get("/ready", "X-Forwarded-For", "203.0." + i / 256 % 256 + "." + i % 256)
                    .statusCode();
        }
        assertThat(status).isEqualTo(429);
    }
}
