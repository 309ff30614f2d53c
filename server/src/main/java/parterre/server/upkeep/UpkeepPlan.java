package parterre.server.upkeep;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/// The server's automatic upkeep of its stored data.
///
/// @param guests after how long guests without a seat and without a finished table are forgotten; empty for never
/// @param tables after how long without a visit finished tables are deleted; empty for never
/// @param backups which backups are made; empty for none
public record UpkeepPlan(Optional<Duration> guests, Optional<Duration> tables, Optional<Backups> backups) {
    /// Backups at regular times, of which the newest are kept.
    ///
    /// @param folder where they are kept
    /// @param every the time between two of them
    /// @param kept how many are kept, at least 1
    public record Backups(Path folder, Duration every, int kept) {}

    /// Nothing is deleted, and no backup is made.
    public static UpkeepPlan none() {
        return new UpkeepPlan(Optional.empty(), Optional.empty(), Optional.empty());
    }
}
