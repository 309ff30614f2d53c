package parterre.cli;

import parterre.engine.box.GameBox;
import picocli.CommandLine.Parameters;

/// The game that a command line names. Mixed into every command that cannot do without one.
final class ChosenGame {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = Shelf.Slugs.class,
            description = "The game ('parterre games' lists them).")
    private String slug;

    String slug() {
        return slug;
    }

    /// What the shelf has under this name, or a complaint.
    GameBox<?, ?, ?> box() {
        return Shelf.box(slug);
    }
}
