package parterre.server.table.run;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A fixture of its own for each test.
abstract class TestsAtTables {
    static final String MARS = "gardens-of-mars";

    @TempDir
    Path folder;

    TableFixture fixture;

    @BeforeEach
    void open() {
        fixture = new TableFixture(folder, 1);
    }

    @AfterEach
    void close() {
        fixture.close();
    }
}
