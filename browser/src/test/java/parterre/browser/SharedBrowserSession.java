package parterre.browser;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/// Tests that share one [BrowserSession]: a server with one game, and a browser.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class SharedBrowserSession {
    private final String game;
    private BrowserSession session;
    private int gone;

    /// When a test fails, its log has what its people saw.
    @RegisterExtension
    final AfterTestExecutionCallback seen = context -> {
        if (context.getExecutionException().isPresent()) {
            session.guests().stream().skip(gone).forEach(guest -> System.out.println(guest.seen()));
        }
    };

    /// @param game its slug
    SharedBrowserSession(String game) {
        this.game = game;
    }

    @BeforeAll
    void begin(@TempDir Path data) throws IOException, InterruptedException {
        session = BrowserSession.begin(data, game);
    }

    @BeforeEach
    void count() {
        gone = session.guests().size();
    }

    @AfterAll
    void end() {
        session.close();
    }

    BrowserSession session() {
        return session;
    }
}
