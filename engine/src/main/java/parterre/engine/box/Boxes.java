package parterre.engine.box;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// Finds games by `ServiceLoader`: those on the class path, and those in jars that the command line has added to the
/// context class loader of its threads.
public final class Boxes {
    private Boxes() {}

    /// Returns every game, in the order of their names.
    @SuppressWarnings("rawtypes") // ServiceLoader knows raw types only
    public static List<GameBox<?, ?, ?>> all() {
        var boxes = new ArrayList<GameBox<?, ?, ?>>();
        for (GameBox box : ServiceLoader.load(GameBox.class)) {
            boxes.add(box);
        }
        boxes.sort(Comparator.comparing(box -> box.game().info().slug()));
        return boxes;
    }

    /// Returns the game with this slug.
    public static Optional<GameBox<?, ?, ?>> named(String slug) {
        return all().stream()
                .filter(box -> box.game().info().slug().equals(slug))
                .findFirst();
    }
}
