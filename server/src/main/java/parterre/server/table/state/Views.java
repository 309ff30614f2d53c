package parterre.server.table.state;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Viewer;

/// Caches the views of the last two positions. Several viewers are sent the same position, and several
/// messages need one view. Each view is computed once.
public final class Views<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private Optional<Shown<S, V>> latest = Optional.empty();
    private Optional<Shown<S, V>> earlier = Optional.empty();

    public Views(Game<S, M, V> game) {
        this.game = game;
    }

    /// The views of a position so far.
    private record Shown<S, V>(S position, Map<Viewer, V> views) {}

    public V of(S position, Viewer viewer) {
        return latest.filter(shown -> shown.position().equals(position))
                .or(() -> earlier.filter(shown -> shown.position().equals(position)))
                .orElseGet(() -> begin(position))
                .views()
                .computeIfAbsent(viewer, _ -> game.view(position, viewer));
    }

    private Shown<S, V> begin(S position) {
        var shown = new Shown<S, V>(position, new HashMap<>());
        earlier = latest;
        latest = Optional.of(shown);
        return shown;
    }
}
