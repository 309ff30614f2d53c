package parterre.server.upkeep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Reason;
import parterre.engine.box.GameBox;
import parterre.server.store.Database;
import parterre.server.store.PeopleStore;
import parterre.server.store.ServerLock;
import parterre.server.table.run.TableReplay;

/// Tests whether a backup can be used. It opens a copy of it as a server does at its start, and replays every
/// table.
public final class RestoreDrill {
    private RestoreDrill() {}

    /// The result of a drill.
    ///
    /// @param people how many people are kept
    /// @param tables how many tables were replayed
    /// @param unfinished how many of them are not over
    /// @param frozen why tables cannot go on, by their ids
    public record Findings(int people, int tables, int unfinished, Map<String, Reason> frozen) {}

    /// Tries a backup of a data folder. The file is not changed.
    ///
    /// @throws IOException if it cannot be read
    /// @throws java.io.UncheckedIOException if it holds no undamaged database of this or an earlier version
    public static Findings of(Path backup, List<GameBox<?, ?, ?>> games) throws IOException {
        var folder = Files.createTempDirectory("parterre-drill-");
        try {
            Files.copy(backup, Database.file(folder));
            try (var database = Database.inFolder(folder)) {
                return of(database, games);
            }
        } finally {
            delete(folder);
        }
    }

    /// Tries a PostgreSQL into which a backup was restored. Migrations of this version are applied to it.
    ///
    /// @throws java.io.UncheckedIOException if it cannot be used, or a server uses it
    public static Findings of(String url, List<GameBox<?, ?, ?>> games) {
        try (var _ = ServerLock.take(Path.of(""), Optional.of(url));
                var database = Database.at(url)) {
            return of(database, games);
        }
    }

    private static Findings of(Database database, List<GameBox<?, ?, ?>> games) {
        database.checkIntegrity();
        var replayed = TableReplay.all(database, games);
        return new Findings(
                new PeopleStore(database).count(), replayed.tables(), replayed.unfinished(), replayed.frozen());
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
