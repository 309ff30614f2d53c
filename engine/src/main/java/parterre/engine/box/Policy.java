package parterre.engine.box;

import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;

/// Chooses the moves of a playout.
///
/// @param <S> positions
/// @param <M> moves
public interface Policy<S, M extends Move> {
    /// Returns its name: lower case words joined by `-`, unique within the game.
    String name();

    /// Returns the index of the chosen move in the list.
    int choose(S state, Seat seat, Moves<M> moves, Luck luck);
}
