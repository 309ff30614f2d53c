package parterre.cli;

import picocli.CommandLine.Option;

/// The seed of a command that plays many games.
final class ChosenLuck {
    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "All luck comes from it (default: 1).")
    private long seed;

    long seed() {
        return seed;
    }
}
