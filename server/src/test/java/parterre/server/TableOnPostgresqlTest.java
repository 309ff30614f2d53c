package parterre.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;

/// The stories of tables with a real PostgreSQL.
class TableOnPostgresqlTest extends StoriesByPort {
    private final EmbeddedPostgres postgres;

    TableOnPostgresqlTest() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @Override
    Optional<String> postgresql() {
        return Optional.of(postgres.getJdbcUrl("postgres", "postgres"));
    }

    @AfterAll
    void end() throws IOException {
        stop();
        postgres.close();
    }
}
