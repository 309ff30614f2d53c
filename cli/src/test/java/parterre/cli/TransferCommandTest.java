package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.store.Database;
import parterre.server.store.PeopleStore;

class TransferCommandTest {
    private static final String BADGE = "0123456789abcdef";

    @TempDir
    Path folder;

    @Test
    void aPersonsDataAreExported() throws Exception {
        var data = folder.resolve("data");
        try (var database = Database.inFolder(data)) {
            new PeopleStore(database).name("ada", "Ada", BADGE, 1);
        }
        var out = folder.resolve("ada");
        var typed = CommandRun.in("export", "--out", out.toString(), "--person", BADGE, "--data", data.toString());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isEqualTo(Exit.OK.code());
        assertThat(typed.out()).contains("Written into " + out + ": 0 tables.\n");
        assertThat(out.resolve("person.json")).content().contains("\"name\":\"Ada\"");
        assertThat(out.resolve("tables.jsonl")).isEmptyFile();
        assertThat(CommandRun.in("import", out.toString(), "--data", data.toString())
                        .out())
                .startsWith("Imported: 0 tables");
    }

    @Test
    void failedExportsAreReported() {
        var data = folder.resolve("nothing").toString();
        var out = folder.resolve("out").toString();
        var typed = CommandRun.in("export", "--out", out, "--data", data);
        assertThat(typed.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(typed.err()).contains("holds no games");
        Database.inFolder(folder).close();
        assertThat(CommandRun.in("export", "--out", out, "--person", BADGE, "--data", folder.toString())
                        .err())
                .contains("names nobody here");
        assertThat(CommandRun.in("export", "--out", folder.toString(), "--data", folder.toString())
                        .err())
                .contains("is there already");
        assertThat(CommandRun.in("export", "--out", out, "--database-url", "mysql://localhost/parterre")
                        .exit())
                .isEqualTo(Exit.USAGE.code());
    }

    @Test
    void failedImportsAreReportedWithFileAndLine() throws Exception {
        var data = folder.resolve("data").toString();
        assertThat(CommandRun.in("import", folder.toString(), "--data", data).err())
                .contains("holds no export");
        var tables = folder.resolve("tables.jsonl");
        Files.writeString(tables, "\nnonsense\n");
        var typed = CommandRun.in("import", folder.toString(), "--data", data);
        assertThat(typed.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(typed.err())
                .contains(tables + ": line 2 cannot be read: this is not JSON")
                .contains("nothing was imported");
        assertThat(CommandRun.in("import", folder.toString(), "--database-url", "mysql://localhost/parterre")
                        .exit())
                .isEqualTo(Exit.USAGE.code());
    }
}
