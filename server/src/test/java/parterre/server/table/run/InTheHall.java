package parterre.server.table.run;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A hall of its own for each test.
abstract class InTheHall {
    static final String MARS = "gardens-of-mars";

    @TempDir
    Path folder;

    Hall hall;

    @BeforeEach
    void open() {
        hall = new Hall(folder, 1);
    }

    @AfterEach
    void close() {
        hall.close();
    }
}
