package parterre.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parterre.server.http.Connections.Bounds;

/// While a call is handled, the server sees whether its client is still there.
class ConnectionAcceptorTest {
    private final Server server = new Server();
    private final CompletableFuture<Boolean> begun = new CompletableFuture<>();
    private final CompletableFuture<Boolean> left = new CompletableFuture<>();
    private ServerConnector door;

    @BeforeEach
    void open() throws Exception {
        var connections = new Connections(new Bounds(10, 10, 1_000_000, 1_000_000), () -> 0);
        door = ConnectionAcceptor.at(
                "127.0.0.1", 0, server, new HttpConfiguration(), connections, new CallerAddresses(List.of()));
        server.addConnector(door);
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                var acceptor =
                        (ConnectionAcceptor) request.getConnectionMetaData().getConnection();
                if (request.getHttpURI().getPath().equals("/long")) {
                    boolean wasHere = acceptor.isHere();
                    begun.complete(wasHere);
                    while (acceptor.isHere()) {
                        Thread.onSpinWait();
                    }
                    left.complete(true);
                }
                // Looks several times, since only the first look finds the next call.
                boolean atFirst = acceptor.isHere();
                boolean isHere = atFirst && acceptor.isHere();
                Response.writeError(request, response, callback, isHere ? 200 : 410);
                return true;
            }
        });
        server.start();
    }

    @AfterEach
    void close() throws Exception {
        server.stop();
    }

    private Socket call(String... paths) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), door.getLocalPort());
        var text = new StringBuilder();
        for (var path : paths) {
            text.append("GET ").append(path).append(" HTTP/1.1\r\nHost: localhost\r\n");
            text.append(path.equals("/last") ? "Connection: close\r\n\r\n" : "\r\n");
        }
        socket.getOutputStream().write(text.toString().getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    @Test
    void theClientCloses_isSeenWhileTheCallIsHandled() throws IOException {
        var socket = call("/long");
        assertThat(begun.join()).isTrue();
        socket.close();
        assertThat(left.join()).isTrue();
    }

    @Test
    void callsSentAtOnce_areAllAnswered() throws IOException {
        try (var socket = call("/first", "/second", "/last")) {
            var answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            assertThat(answers.split("HTTP/1.1 200", -1)).hasSize(4);
        }
    }
}
