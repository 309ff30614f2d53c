package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Limits;

/// Checks the answers at addresses without content, and the answers to HEAD.
class AddressTest {
    @TempDir
    Path data;

    private ServerOptions options(Limits limits) {
        return ServerOptions.standard(data).onPort(0).with(limits);
    }

    @Test
    void theHeadOfAnAnswerIsThatOfTheAnswer() throws IOException {
        try (var server = Server.start(options(Limits.none()))) {
            for (var call : List.of("/ 200", "/health 200", "/nowhere 404", "/api/nope 404", "/api/me 405")) {
                var words = call.split(" ", 2);
                var answer = HostileTest.sent(server.port(), "HEAD " + words[0] + " HTTP/1.1\r\nHost: localhost\r\n");
                assertThat(answer).as(call).startsWith("HTTP/1.1 " + words[1] + " ");
                assertThat(answer.strip()).as(call).doesNotContain("\r\n\r\n");
            }
        }
    }

    @Test
    void unknownAddress_isThePageWith404() {
        try (var server = Server.start(options(Limits.none()));
                var ada = new Browser(server.port())) {
            for (var path : List.of("/apiary", "/nowhere/at/all", "/learn", "/learn/chess", "/t", "/games/chess")) {
                var answer = ada.raw("GET", path, "");
                assertThat(answer.statusCode()).as(path).isEqualTo(404);
                assertThat(answer.body()).as(path).startsWith("<!doctype html>");
            }
            for (var path : List.of("/", "/mine", "/mine/", "/learn/gardens-of-mars", "/t/x", "/t/x~y/replay")) {
                assertThat(ada.raw("GET", path, "").statusCode()).as(path).isEqualTo(200);
            }
        }
    }
}
