package parterre.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option for the number of games that a command plays at a time.
final class GamesAtATime {
    @Option(names = "--threads", descriptionKey = "games-at-a-time", paramLabel = "T")
    private @Nullable Integer threads;

    /// Returns the number that was asked for, or throws an exception. The default is one for each processor,
    /// or one in all if bots have a budget of time.
    ///
    /// @param reproducible true if no bot has a budget of time
    int count(boolean reproducible) {
        if (threads != null) {
            return Numbers.atLeast(1, threads, "--threads");
        }
        return reproducible ? Runtime.getRuntime().availableProcessors() : 1;
    }
}
