package parterre.cli;

import picocli.CommandLine.Option;

/// The seed of a command that plays many games.
final class ChosenLuck {
    @Option(names = "--seed", descriptionKey = "luck", paramLabel = "S", defaultValue = "1")
    private long seed;

    long seed() {
        return seed;
    }
}
