package parterre.server.upkeep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parterre.server.store.Backup;
import parterre.server.store.Database;

/// Makes a backup whenever the newest one is old enough, and deletes those beyond the newest few. Files in the folder
/// that are called otherwise are left alone.
final class BackupRotation {
    private static final Pattern NAME =
            Pattern.compile("parterre-(?<time>\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\dZ)\\.db(?<part>\\.part)?");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path data;
    private final Optional<String> url;
    private final UpkeepPlan.Backups plan;
    private final Clock clock;

    /// @param data the folder of the database
    /// @param url the PostgreSQL that is used instead
    BackupRotation(Path data, Optional<String> url, UpkeepPlan.Backups plan, Clock clock) {
        this.data = data;
        this.url = url;
        this.plan = plan;
        this.clock = clock;
    }

    /// A backup in the folder.
    private record Kept(Path file, Instant at) {}

    /// Makes a backup if it is time for one.
    ///
    /// @throws IOException if no backup can be made; the earlier ones are kept then
    void makeIfDue() throws IOException {
        var now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        if (newest().filter(last -> last.plus(plan.every()).isAfter(now)).isPresent()) {
            return;
        }
        Database.make(plan.folder());
        deleteUnfinished();
        Backup.write(data, url, plan.folder().resolve("parterre-" + TIME.format(now) + ".db"));
        var made = kept().stream().filter(kept -> !kept.at().isAfter(now));
        for (var old : made.skip(plan.kept()).toList()) {
            Files.delete(old.file());
        }
    }

    /// Returns when the newest backup was made. One that seems to come from the future does not count.
    Optional<Instant> newest() throws IOException {
        var now = clock.instant();
        return kept().stream().map(Kept::at).filter(at -> !at.isAfter(now)).findFirst();
    }

    /// Returns the backups in the folder, the newest first.
    private List<Kept> kept() throws IOException {
        var kept = new ArrayList<Kept>();
        for (var matcher : files()) {
            if (matcher.group("part") == null) {
                kept.add(new Kept(
                        plan.folder().resolve(matcher.group()), TIME.parse(matcher.group("time"), Instant::from)));
            }
        }
        kept.sort(Comparator.comparing(Kept::at).reversed());
        return kept;
    }

    /// Deletes the file of a server that stopped while it made a backup.
    private void deleteUnfinished() throws IOException {
        for (var matcher : files()) {
            if (matcher.group("part") != null) {
                Files.delete(plan.folder().resolve(matcher.group()));
            }
        }
    }

    private List<Matcher> files() throws IOException {
        if (!Files.isDirectory(plan.folder())) {
            return List.of();
        }
        try (var files = Files.list(plan.folder())) {
            return files.map(file -> NAME.matcher(file.getFileName().toString()))
                    .filter(Matcher::matches)
                    .toList();
        }
    }
}
