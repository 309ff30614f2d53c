package parterre.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.cli.words.DoctorMessages;
import parterre.cli.words.DoctorMessages.Finding;
import parterre.server.Server;
import parterre.server.ServerOptions;

/// Each way in which a public address can mislead people is found.
class PublicUrlTest {
    @TempDir
    private Path folder;

    private HttpServer proxy;
    private String url;

    @BeforeEach
    void open() throws IOException {
        proxy = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
        proxy.start();
        url = "http://127.0.0.1:" + proxy.getAddress().getPort();
    }

    @AfterEach
    void close() {
        proxy.stop(0);
    }

    private List<Finding> findings(String publicUrl, boolean proxied) {
        return PublicUrlCheck.findings(
                new Installation("127.0.0.1", 0, folder, Optional.empty(), Optional.of(publicUrl), proxied, List.of()),
                true);
    }

    private void answers(String path, int status, String text) {
        proxy.createContext(path, exchange -> {
            var bytes = text.getBytes(StandardCharsets.UTF_8);
            if (status == 301) {
                exchange.getResponseHeaders().add("Location", "https://play.example.org/health");
            }
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
    }

    @Test
    void aProxyThatSaysWhoCallsIsSound() {
        answers("/health", 200, "ok\n");
        answers("/metrics", 404, "none");
        assertThat(findings(url, true)).isEmpty();
    }

    @Test
    void aProxyThatHidesItsCallersIsFound() {
        try (var server = Server.start(ServerOptions.standard(folder).onPort(0))) {
            var open = "http://localhost:" + server.port();
            assertThat(findings(open, true)).containsExactly(new DoctorMessages.ProxyHidesCallers(open));
            assertThat(findings(open, false)).as("no proxy").isEmpty();
        }
    }

    @Test
    void aProxyThatHidesTheHostIsFound() {
        answers("/health", 421, "no such host");
        assertThat(findings(url, true)).containsExactly(new DoctorMessages.ProxyHidesHost(url));
    }

    @Test
    void aProxyThatDoesNotReachTheServerIsFound() {
        answers("/health", 502, "bad gateway");
        assertThat(findings(url, true)).containsExactly(new DoctorMessages.ProxyWithoutServer(url, "502"));
    }

    @Test
    void anAddressThatLeadsOnIsFound() {
        answers("/health", 301, "");
        assertThat(findings(url, true))
                .containsExactly(new DoctorMessages.UrlMoved(url, "https://play.example.org/health"));
    }

    @Test
    void anAddressOfAnotherProgramIsFound() {
        answers("/health", 200, "hello");
        assertThat(findings(url, false)).containsExactly(new DoctorMessages.UrlElsewhere(url, "200"));
    }

    @Test
    void anAddressThatNobodyAnswersIsFound() throws IOException {
        // A port that is bound cannot become another server's, and nobody listens there.
        try (var bound = new Socket()) {
            bound.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0));
            assertThat(findings("http://127.0.0.1:" + bound.getLocalPort(), false))
                    .singleElement()
                    .isInstanceOf(DoctorMessages.UrlUnreachable.class);
        }
        assertThat(findings("http://no.such.host.invalid", false))
                .singleElement()
                .isInstanceOf(DoctorMessages.UrlUnreachable.class);
    }

    /// A port without TLS has no certificate either.
    @Test
    void anAddressWithoutAGoodCertificateIsFound() throws IOException {
        try (var plain = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            Thread.ofPlatform().daemon().start(() -> answerWithoutTls(plain));
            assertThat(findings("https://127.0.0.1:" + plain.getLocalPort(), true))
                    .singleElement()
                    .isInstanceOf(DoctorMessages.UrlInsecure.class);
        }
    }

    /// Answers every call, as a server does: a stranger's call must not take the place of the probe's.
    private static void answerWithoutTls(ServerSocket port) {
        while (!port.isClosed()) {
            try {
                var call = port.accept();
                Thread.ofVirtual().start(() -> answerWithoutTls(call));
            } catch (IOException _) {
                return; // the port has been closed
            }
        }
    }

    private static void answerWithoutTls(Socket call) {
        try (call) {
            if (call.getInputStream().read() >= 0) {
                call.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(StandardCharsets.UTF_8));
                call.getInputStream().readAllBytes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void anUnknownProxyIsFound() {
        var installation = new Installation(
                "127.0.0.1", 0, folder, Optional.empty(), Optional.of("https://play.example.org"), false, List.of());
        assertThat(PublicUrlCheck.findings(installation, false))
                .containsExactly(new DoctorMessages.ProxyUntold("https://play.example.org"));
    }
}
