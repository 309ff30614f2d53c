package parterre.cli;

import parterre.engine.box.GameBox;
import picocli.CommandLine.Parameters;

/// The game that a command line names. Mixed into every command that needs one.
final class ChosenGame {
    @Parameters(
            index = "0",
            descriptionKey = "game",
            paramLabel = "GAME",
            completionCandidates = GameLookup.Slugs.class)
    private String slug;

    String slug() {
        return slug;
    }

    /// Returns the game with this name, or throws an exception.
    GameBox<?, ?, ?> box() {
        return GameLookup.box(slug);
    }
}
