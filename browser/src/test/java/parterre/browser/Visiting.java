package parterre.browser;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests that share one [Visit]: a server with one game, and a browser.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Visiting {
    private final String game;
    private Visit visit;

    /// @param game its slug
    Visiting(String game) {
        this.game = game;
    }

    @BeforeAll
    void begin(@TempDir Path data) throws IOException, InterruptedException {
        visit = Visit.begin(data, game);
    }

    @AfterAll
    void end() {
        visit.close();
    }

    Visit visit() {
        return visit;
    }
}
