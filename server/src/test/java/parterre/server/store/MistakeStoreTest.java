package parterre.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.store.MistakeStore.Mistake;

/// The stories of tables test what reviews store on PostgreSQL.
class MistakeStoreTest {
    @TempDir
    private Path folder;

    private static Mistake mistake(String table, int step) {
        return new Mistake("ada", table, step, "P1", "mistake", 120, 0, 5_000);
    }

    @Test
    void mistakesThatAreFoundAgain_keepTheirTries() {
        var database = Database.inFolder(folder);
        try {
            var store = new MistakeStore(database);
            store.replace("ada", "t2", List.of(mistake("t2", 3)));
            store.replace("ada", "t1", List.of(mistake("t1", 3), mistake("t1", 7)));
            store.tried(mistake("t1", 7).at(2, 9_000));
            store.replace("ada", "t1", List.of(mistake("t1", 7), mistake("t1", 9)));
            assertThat(store.find("ada", "t1", 3, "P1")).as("found no more").isEmpty();
            assertThat(store.find("ada", "t1", 7, "P1"))
                    .contains(mistake("t1", 7).at(2, 9_000));
            assertThat(store.find("ada", "t1", 9, "P1")).contains(mistake("t1", 9));
            assertThat(store.find("ada", "t2", 3, "P1")).contains(mistake("t2", 3));
        } finally {
            database.close();
        }
    }
}
