package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.store.Database;
import parterre.server.store.PeopleStore;

class BackupCommandTest {
    @TempDir
    Path folder;

    @Test
    void openDatabase_isCopiedAndReadBack() throws Exception {
        var data = folder.resolve("data");
        var copies = Files.createDirectory(folder.resolve("copies"));
        var file = copies.resolve("parterre.db");
        try (var database = Database.inFolder(data)) {
            new PeopleStore(database).name("ada", "Ada", "0123456789abcdef", 1);
            var typed = CommandRun.in("backup", file.toString(), "--data", data.toString());
            assertThat(typed.err()).isEmpty();
            assertThat(typed.exit()).isEqualTo(Exit.OK.code());
        }
        try (var copy = Database.inFolder(copies)) {
            assertThat(new PeopleStore(copy).name("ada")).contains("Ada");
        }
    }

    @Test
    void failedCopiesAreReported() throws Exception {
        var data = folder.resolve("nothing").toString();
        assertThat(CommandRun.in("backup", folder.resolve("x.db").toString(), "--data", data))
                .satisfies(typed -> {
                    assertThat(typed.exit()).isEqualTo(Exit.BAD_INPUT.code());
                    assertThat(typed.err()).contains("holds no games").contains("--data");
                });
        Database.inFolder(folder).close();
        var there = Files.createFile(folder.resolve("there.db")).toString();
        assertThat(CommandRun.in("backup", there, "--data", folder.toString()).err())
                .contains("is there already");
    }

    @Test
    void otherAddressesThanPostgresqlAreNotCopied() {
        var typed = CommandRun.in("backup", "x.db", "--database-url", "mysql://localhost/parterre");
        assertThat(typed.exit()).isEqualTo(Exit.USAGE.code());
        assertThat(typed.err()).contains("--database-url names no PostgreSQL");
        var restored = CommandRun.in("admin", "restore", "x.db", "--database-url", "mysql://localhost/parterre");
        assertThat(restored.exit()).isEqualTo(Exit.USAGE.code());
        var missing = folder.resolve("none.db").toString();
        assertThat(CommandRun.in("admin", "restore", missing, "--database-url", "postgresql://localhost/parterre")
                        .err())
                .contains("none.db");
    }
}
