package parterre.engine.box;

import java.util.List;
import parterre.engine.Move;
import parterre.engine.Seat;

/// Legal moves that are not listed but worth a thought.
///
/// @param <M> moves
/// @param <V> views
@FunctionalInterface
public interface Suggestions<M extends Move, V> {
    /// A few moves for the seat whose view this is; every one is legal as far as the seat can know.
    List<M> suggest(V view, Seat seat);
}
