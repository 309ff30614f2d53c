package parterre.engine.box;

import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;

/// How a playout chooses its moves.
///
/// @param <S> positions
/// @param <M> moves
public interface Policy<S, M extends Move> {
    /// Lower case words joined by `-`, unique within the game.
    String name();

    /// One of the listed moves, by its index.
    int choose(S state, Seat seat, Moves<M> moves, Luck luck);
}
