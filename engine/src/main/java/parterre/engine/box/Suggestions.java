package parterre.engine.box;

import java.util.List;
import parterre.engine.Move;
import parterre.engine.Seat;

/// Suggests legal moves that are not listed but worth considering.
///
/// @param <M> moves
/// @param <V> views
@FunctionalInterface
public interface Suggestions<M extends Move, V> {
    /// Returns a few moves for the seat that owns this view. Every one is legal as far as the seat can know.
    List<M> suggest(V view, Seat seat);
}
