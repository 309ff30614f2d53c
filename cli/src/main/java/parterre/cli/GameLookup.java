package parterre.cli;

import java.util.Iterator;
import java.util.List;
import parterre.cli.words.CommandMessages;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

/// Finds the known games by the names that people type.
final class GameLookup {
    private GameLookup() {}

    /// Returns the game with this slug, or throws an exception that lists all games.
    static GameBox<?, ?, ?> box(String slug) {
        return Boxes.named(slug)
                .orElseThrow(() -> CommandException.usage(
                        new CommandMessages.NoGame(slug, CommandMessages.nearest(slug, slugs()), slugs())));
    }

    static List<String> slugs() {
        return Boxes.all().stream().map(box -> box.game().info().slug()).toList();
    }

    /// The slugs of all games, for the completion script.
    static final class Slugs implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return slugs().iterator();
        }
    }
}
