package parterre.cli;

import parterre.engine.box.GameBox;
import picocli.CommandLine.Parameters;

/// The game that a command line names. Mixed into every command that cannot do without one.
final class ChosenGame {
    @Parameters(index = "0", descriptionKey = "game", paramLabel = "GAME", completionCandidates = Shelf.Slugs.class)
    private String slug;

    String slug() {
        return slug;
    }

    /// What the shelf has under this name, or a complaint.
    GameBox<?, ?, ?> box() {
        return Shelf.box(slug);
    }
}
