package parterre.server.upkeep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.store.Backup;
import parterre.server.store.Database;
import parterre.server.store.PeopleStore;
import parterre.server.table.run.ManualClock;

/// Checks when backups are made, and which ones stay.
class BackupRotationTest {
    @TempDir
    Path folder;

    private final ManualClock clock = new ManualClock();

    private List<String> backups() throws IOException {
        try (var files = Files.list(folder.resolve("backups"))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void makeIfDue_everySixHours_keepsTheNewestThree() throws IOException {
        var data = folder.resolve("data");
        Database.inFolder(data).close();
        var plan = new UpkeepPlan.Backups(folder.resolve("backups"), Duration.ofHours(6), 3);
        for (int hour = 0; hour < 24; hour++) {
            new BackupRotation(data, Optional.empty(), plan, clock).makeIfDue();
            clock.forward(Duration.ofHours(1));
        }
        assertThat(backups())
                .containsExactly(
                        "parterre-2026-03-01T18-00-00Z.db",
                        "parterre-2026-03-02T00-00-00Z.db",
                        "parterre-2026-03-02T06-00-00Z.db");
        assertThat(new BackupRotation(data, Optional.empty(), plan, clock).newest())
                .contains(Instant.parse("2026-03-02T06:00:00Z"));
    }

    @Test
    void makeIfDue_leavesOtherFilesAndFutureBackups() throws IOException {
        var data = folder.resolve("data");
        Database.inFolder(data).close();
        var kept = Files.createDirectory(folder.resolve("backups"));
        Files.createFile(kept.resolve("parterre-2031-01-01T00-00-00Z.db"));
        Files.createFile(kept.resolve("monday.db"));
        Files.createFile(kept.resolve("parterre-2026-02-28T00-00-00Z.db.part"));
        new BackupRotation(data, Optional.empty(), new UpkeepPlan.Backups(kept, Duration.ofHours(6), 2), clock)
                .makeIfDue();
        assertThat(backups())
                .containsExactly("monday.db", "parterre-2026-03-01T12-00-00Z.db", "parterre-2031-01-01T00-00-00Z.db");
    }

    @Test
    void makeIfDue_backupsFromTheFuture_pushNoneOut() throws IOException {
        var data = folder.resolve("data");
        Database.inFolder(data).close();
        var kept = Files.createDirectory(folder.resolve("backups"));
        for (int year = 2031; year < 2034; year++) {
            Files.createFile(kept.resolve("parterre-" + year + "-01-01T00-00-00Z.db"));
        }
        new BackupRotation(data, Optional.empty(), new UpkeepPlan.Backups(kept, Duration.ofHours(6), 2), clock)
                .makeIfDue();
        assertThat(backups()).hasSize(4).contains("parterre-2026-03-01T12-00-00Z.db");
    }

    @Test
    void makeIfDue_noDatabase_keepsTheEarlierBackups() throws IOException {
        var kept = Files.createDirectory(folder.resolve("backups"));
        Files.createFile(kept.resolve("parterre-2026-02-01T00-00-00Z.db"));
        var rotation = new BackupRotation(
                folder.resolve("gone"), Optional.empty(), new UpkeepPlan.Backups(kept, Duration.ofHours(6), 1), clock);
        assertThatThrownBy(rotation::makeIfDue).isInstanceOf(IOException.class);
        assertThat(backups()).containsExactly("parterre-2026-02-01T00-00-00Z.db");
    }

    @Test
    void drill_aDamagedBackup_isRefused() throws IOException {
        var data = folder.resolve("data");
        try (var database = Database.inFolder(data)) {
            new PeopleStore(database).name("ada", "Ada", "0123456789abcdef", 1);
        }
        var file = folder.resolve("copy.db");
        Backup.write(data, Optional.empty(), file);
        assertThat(RestoreDrill.of(file, List.of()).people()).isEqualTo(1);
        var bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, 100, bytes.length, (byte) 0x55);
        Files.write(file, bytes);
        assertThatThrownBy(() -> RestoreDrill.of(file, List.of())).isInstanceOf(UncheckedIOException.class);
    }
}
