package parterre.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.SecureLuck;
import parterre.engine.box.Boxes;
import parterre.server.http.Limits;
import parterre.server.table.run.ManualClock;

/// All stories, through a real port and a real database: the same for each kind of database.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StoriesByPort
        implements TableStories,
                TakeBackStories,
                ForkStories,
                FileStories,
                MatchStories,
                ClockStories,
                PositionStories,
                LanguageStories,
                LinkStories,
                PeopleStories,
                ModerationStories,
                BlockStories,
                FairPlayStories,
                ReviewStories,
                CoachStories,
                PuzzleStories {
    @TempDir
    static Path data;

    private final ManualClock clock = new ManualClock();
    private Server server;

    private Browser ada;
    private Browser ben;

    /// The PostgreSQL of these stories; empty for SQLite.
    abstract Optional<String> postgresql();

    @BeforeAll
    void start() {
        server = Server.start(options(), clock, new SecureLuck());
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @BeforeEach
    void open() {
        ada = new Browser(server.port());
        ben = new Browser(server.port());
    }

    @AfterEach
    void leave() {
        ada.close();
        ben.close();
    }

    private ServerOptions options() {
        var options = ServerOptions.standard(data).onPort(0).with(Boxes.all()).with(Limits.none());
        return postgresql().map(options::withDatabase).orElse(options);
    }

    @Override
    public Browser ada() {
        return ada;
    }

    @Override
    public Browser ben() {
        return ben;
    }

    @Override
    public Browser another() {
        return new Browser(server.port());
    }

    @Override
    public Operator operator() {
        return Operator.of(data, another());
    }

    @Override
    public void later(Duration time) {
        clock.forward(time);
    }

    @Override
    public void restart() {
        server.close();
        server = Server.start(options().onPort(server.port()), clock, new SecureLuck());
    }
}
