package parterre.engine.box;

import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;

/// How a decision is entered and how the table is drawn, computed from a view and never from a position.
///
/// @param <M> the game's moves
/// @param <V> the game's views
public interface Board<M extends Move, V> {
    /// What `seat` is asked, as picks that may be answered in any order.
    ///
    /// @param moves the moves that are open to it
    Decision decision(V view, Seat seat, Moves<M> moves);

    /// How this move is entered: the targets it picks. Distinct listed moves have distinct selections.
    Selection selection(V view, Seat seat, M move);

    /// The move that this selection means, or what is missing or wrong. Whether it is legal is the game's to say.
    Reading<M> move(V view, Seat seat, Selection selection);

    /// What the game's questions out of turn are about; empty where it asks none, or all of them must be put to whoever
    /// is asked.
    default Optional<Prompts<V>> prompts() {
        return Optional.empty();
    }

    /// The board as text, at most 100 columns wide.
    ///
    /// @param marked moves whose targets are marked on the board; may be empty
    /// @param speech says what is written on the board, which are messages of the game
    String draw(V view, List<M> marked, Ink ink, Speech speech);
}
