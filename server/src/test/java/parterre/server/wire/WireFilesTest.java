package parterre.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.box.Boxes;
import parterre.engine.box.Layout;
import parterre.server.http.Answer;
import parterre.server.http.Endpoint;
import parterre.server.http.OpenApi;
import parterre.server.shape.TypeScript;

/// The files written from the wire's records are current. To write them anew, run this test with
/// `-Dparterre.write=true` and look at the difference.
class WireFilesTest {
    @Test
    void theOpenApiFileSaysWhatTheEndpointsSay() throws IOException {
        current(Path.of("src/main/resources/openapi.yaml"), OpenApi.yaml());
    }

    @Test
    void thePagesTypesAreThoseOfTheRecordsAndViews() throws IOException {
        current(Path.of("../web/src/wire.ts"), TypeScript.module(messages(), Boxes.all()));
    }

    static List<Class<?>> messages() {
        var messages = new ArrayList<Class<?>>(List.of(Fault.class, TableEvent.class, Layout.class));
        for (var endpoint : Endpoint.all()) {
            messages.addAll(endpoint.body());
            if (endpoint.answer() instanceof Answer.Of(Class<?> type)) {
                messages.add(type);
            }
        }
        return messages;
    }

    private static void current(Path file, String wanted) throws IOException {
        if (Boolean.getBoolean("parterre.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, wanted);
        }
        assertThat(file).content().isEqualTo(wanted);
    }
}
