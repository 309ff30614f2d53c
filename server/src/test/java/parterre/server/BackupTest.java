package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.http.Limits;
import parterre.server.store.Backup;
import parterre.server.store.Database;
import parterre.server.wire.Calls;
import parterre.server.wire.Snapshot;

/// A backup made in mid-game holds everything that a server needs to go on: people, cookies and tables.
class BackupTest {
    @TempDir
    Path folder;

    private ServerOptions options(Path data, int port) {
        return ServerOptions.standard(data).onPort(port).with(Limits.none());
    }

    @Test
    void backupOfARunningServer_letsAGameGoOn() throws IOException {
        var file = folder.resolve("monday.db");
        var restored = Files.createDirectory(folder.resolve("restored"));
        var server = Server.start(options(folder.resolve("data"), 0));
        int port = server.port();
        try (var ada = new Browser(port)) {
            Snapshot copied;
            try (server) {
                var table = ada.post(
                        "/api/tables", NewTables.table("gardens-of-mars", NewTables.ME, NewTables.ME), Snapshot.class);
                copied = move(ada, move(ada, table));
                Backup.write(folder.resolve("data"), Optional.empty(), file);
                move(ada, copied);
            }
            Files.copy(file, Database.file(restored));
            try (var again = Server.start(options(restored, port))) {
                var found = ada.get("/api/tables/" + copied.table().id(), Snapshot.class);
                assertThat(again.port()).isEqualTo(port);
                assertThat(found.lines()).isEqualTo(copied.lines());
                assertThat(found.table()).isEqualTo(copied.table());
                move(ada, found);
            }
        }
    }

    private static Snapshot move(Browser ada, Snapshot table) {
        var asked = table.present().asked().orElseThrow();
        var path = "/api/tables/" + table.table().id();
        ada.post(
                path + "/moves",
                new Calls.SubmitMove(
                        asked.seat(), asked.decision(), asked.moves().getFirst().text()),
                Calls.Accepted.class);
        return ada.get(path, Snapshot.class);
    }
}
