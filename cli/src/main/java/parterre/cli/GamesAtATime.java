package parterre.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that says how many games a command plays at a time.
final class GamesAtATime {
    @Option(names = "--threads", descriptionKey = "games-at-a-time", paramLabel = "T")
    private @Nullable Integer threads;

    /// How many were asked for, or a complaint. If nothing was said: one for each processor, and one alone where bots
    /// have a budget of time.
    ///
    /// @param reproducible true if no bot has a budget of time
    int count(boolean reproducible) {
        if (threads != null) {
            return Numbers.atLeast(1, threads, "--threads");
        }
        return reproducible ? Runtime.getRuntime().availableProcessors() : 1;
    }
}
