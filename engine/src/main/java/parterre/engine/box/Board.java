package parterre.engine.box;

import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Reading;
import parterre.engine.Seat;

/// Defines how a decision is entered and draws the table. Everything is computed from a view and never from a
/// position.
///
/// @param <M> the game's moves
/// @param <V> the game's views
public interface Board<M extends Move, V> {
    /// Returns the question to `seat`, as picks that may be answered in any order.
    ///
    /// @param moves the moves that are open to it
    Decision decision(V view, Seat seat, Moves<M> moves);

    /// Returns the targets to pick for this move. Distinct listed moves have distinct selections.
    Selection selection(V view, Seat seat, M move);

    /// Returns the move of this selection, or what is missing or wrong. The game judges whether the move is
    /// legal.
    Reading<M> move(V view, Seat seat, Selection selection);

    /// Returns the topics of the game's questions out of turn. Empty if it has no such questions, or if a
    /// player must always be asked.
    default Optional<Prompts<V>> prompts() {
        return Optional.empty();
    }

    /// Returns the board as text, at most 100 columns wide.
    ///
    /// @param marked moves whose targets are marked on the board; may be empty
    /// @param formatter words the texts on the board, which are messages of the game
    String draw(V view, List<M> marked, Ink ink, MessageFormatter formatter);

    /// Returns true if the page shows a step of this game in several moments. The server then sends what each event
    /// changes, by the reducer of the box ([GameBox#reducer()]).
    default boolean hasMoments() {
        return false;
    }
}
