package parterre.engine.box;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/// Finds the games of the house by `ServiceLoader`.
public final class Boxes {
    private Boxes() {}

    /// Returns every game on the class path, in the order of their names.
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
