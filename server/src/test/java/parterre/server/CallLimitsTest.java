package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Limits;
import parterre.server.wire.People;

/// Callers who ask for too much are told to wait, and hold up nobody else.
class CallLimitsTest {
    @TempDir
    Path data;

    private ServerOptions options(Limits limits) {
        return ServerOptions.standard(data).onPort(0).with(limits);
    }

    @Test
    void tooManyCallsAreToldToWait() {
        try (var server = Server.start(options(new Limits(20, 20, 5, 5, 5, 2, 2, 2, 20)));
                var ada = new Browser(server.port())) {
            ada.get("/api/me", People.Me.class);
            int refused = 0;
            for (int i = 0; i < 10; i++) {
                var response = ada.send("PUT", "/api/me", Map.of("name", "Ada " + i));
                if (response.statusCode() == 429) {
                    refused++;
                    assertThat(response.headers().firstValue("Retry-After")).isPresent();
                }
            }
            assertThat(refused).isGreaterThanOrEqualTo(1);
        }
    }

    @Test
    void inventedPeopleShareTheLimitOfTheirAddress() {
        int people = 3;
        var few = new Limits(1_000, 1_000, 1_000, 1_000, people, 1_000, 1_000, 1_000, 1_000);
        try (var server = Server.start(options(few));
                var ada = new Browser(server.port())) {
            ada.put("/api/me", new People.Rename("Ada"), People.Me.class);
            for (int i = 1; i < people; i++) {
                try (var other = new Browser(server.port())) {
                    other.put("/api/me", new People.Rename("Other " + i), People.Me.class);
                }
            }
            try (var other = new Browser(server.port())) {
                other.get("/api/me", People.Me.class);
                assertThat(other.send("PUT", "/api/me", new People.Rename("One more"))
                                .statusCode())
                        .isEqualTo(429);
            }
            assertThat(ada.put("/api/me", new People.Rename("Augusta"), People.Me.class)
                            .name())
                    .as("who is known goes on")
                    .isEqualTo("Augusta");
        }
    }
}
