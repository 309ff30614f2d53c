package parterre.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

/// Calls that fail outside an endpoint.
class FailedCallsTest {
    private final List<Integer> statuses = new ArrayList<>();

    @Test
    void whileTheServerStops_theyMayBeTriedAgain() throws Exception {
        assertThat(failed(true))
                .startsWith("HTTP/1.1 503 ")
                .contains("\"code\":\"protocol/busy\"")
                .contains("Connection: close");
        assertThat(statuses).containsExactly(503);
    }

    @Test
    void otherwise_theAnswerNamesItsPlaceInTheLog() throws Exception {
        assertThat(failed(false))
                .startsWith("HTTP/1.1 500 ")
                .contains("\"code\":\"protocol/broken\"")
                .containsPattern("\"where\":\"[0-9a-f-]{36}\"");
        assertThat(statuses).containsExactly(500);
    }

    private String failed(boolean stopping) throws Exception {
        var server = new Server();
        var connector = new LocalConnector(server);
        server.addConnector(connector);
        server.setErrorHandler(
                new FailedCallHandler(Map.of(), new AnswerFormatter(List.of()), statuses::add, () -> stopping));
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                throw new IllegalStateException("a handler that fails");
            }
        });
        server.start();
        try {
            return connector.getResponse("GET /api/tables/x HTTP/1.1\r\nHost: localhost\r\n\r\n");
        } finally {
            server.stop();
        }
    }
}
