package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.AdminMessages;
import parterre.server.upkeep.UpkeepPlan;
import picocli.CommandLine.Option;

/// The options of `parterre serve` for deletion after a time and for backups.
final class UpkeepOptions {
    private static final int LONGEST_DAYS = 36_500;
    private static final int MOST_HOURS = 8_760;
    private static final int MOST_KEPT = 10_000;

    @Option(names = "--forget-guests", descriptionKey = "server-forget-guests", paramLabel = "DAYS")
    private @Nullable Integer guests;

    @Option(names = "--forget-tables", descriptionKey = "server-forget-tables", paramLabel = "DAYS")
    private @Nullable Integer tables;

    @Option(names = "--backup-folder", descriptionKey = "server-backup-folder", paramLabel = "FOLDER")
    private @Nullable Path folder;

    @Option(names = "--backup-hours", descriptionKey = "server-backup-hours", paramLabel = "N")
    private @Nullable Integer hours;

    @Option(names = "--backup-keep", descriptionKey = "server-backup-keep", paramLabel = "N")
    private @Nullable Integer kept;

    /// Returns the plan that these options ask for.
    UpkeepPlan plan() {
        if (folder == null && (hours != null || kept != null)) {
            throw CommandException.usage(new AdminMessages.NeedsFolder());
        }
        return new UpkeepPlan(
                days("--forget-guests", guests),
                days("--forget-tables", tables),
                Optional.ofNullable(folder)
                        .map(where -> new UpkeepPlan.Backups(
                                where,
                                Duration.ofHours(within("--backup-hours", hours == null ? 24 : hours, MOST_HOURS)),
                                within("--backup-keep", kept == null ? 14 : kept, MOST_KEPT))));
    }

    private static Optional<Duration> days(String option, @Nullable Integer days) {
        return days == null ? Optional.empty() : Optional.of(Duration.ofDays(within(option, days, LONGEST_DAYS)));
    }

    private static int within(String option, int number, int most) {
        if (number < 1 || number > most) {
            throw CommandException.usage(
                    new AdminMessages.NotWithin(option, String.valueOf(number), String.valueOf(most)));
        }
        return number;
    }
}
