package parterre.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.http.Limits;

/// Tests that share one [BrowserSession]: a server with one game or all, and a browser.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SharedBrowserSession {
    /// Asked for at the beginning, since a test may add a game from outside before.
    private final Supplier<List<GameBox<?, ?, ?>>> games;
    private BrowserSession session;

    /// When a test fails, its log has what its people saw. They leave with it: their pages would go on at their tables.
    @RegisterExtension
    final AfterTestExecutionCallback over = context -> {
        if (context.getExecutionException().isPresent()) {
            session.guests().forEach(guest -> System.out.println(guest.seen()));
        }
        session.guests().forEach(session::leave);
    };

    /// @param game its slug
    SharedBrowserSession(String game) {
        games = () -> BrowserSession.offered(game);
    }

    /// With all games.
    SharedBrowserSession() {
        games = Boxes::all;
    }

    @BeforeAll
    void begin(@TempDir Path data) throws IOException, InterruptedException {
        session = BrowserSession.begin(data, games.get(), Limits.none());
    }

    @AfterAll
    void end() {
        session.close();
    }

    BrowserSession session() {
        return session;
    }
}
