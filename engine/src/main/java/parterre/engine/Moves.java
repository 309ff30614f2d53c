package parterre.engine;

import java.util.AbstractList;
import java.util.List;

/// The moves that a seat may choose from: lazily decoded, distinct, in a fixed documented order, never empty.
///
/// `size()` and `get(i)` cost little and build only the requested move. So a random playout pays for one move
/// and not for the list.
///
/// @param <M> the game's moves
public interface Moves<M extends Move> {
    /// Returns the number of listed moves, at least 1.
    int size();

    /// Returns the move at this place of the list.
    ///
    /// @param index from 0 to `size()` - 1
    M get(int index);

    /// Returns true if [Game#refusal(Object, Seat, Move)] accepts more moves than are listed here (an open
    /// family such as a free trade). The list is then a documented finite part that is fit for random play,
    /// search and perft.
    default boolean unlisted() {
        return false;
    }

    /// Returns one of the listed moves; all are equally likely.
    default M sample(Luck luck) {
        return get(luck.below(size()));
    }

    /// Returns all listed moves as an ordinary list that is decoded on demand.
    default List<M> list() {
        return new AbstractList<>() {
            @Override
            public M get(int index) {
                return Moves.this.get(index);
            }

            @Override
            public int size() {
                return Moves.this.size();
            }
        };
    }

    /// Returns the moves of a complete list.
    static <M extends Move> Moves<M> of(List<M> moves) {
        return new ListedMoves<>(List.copyOf(moves), false);
    }

    /// Returns moves of which only these are listed. The game's refusal judges the rest.
    static <M extends Move> Moves<M> partly(List<M> moves) {
        return new ListedMoves<>(List.copyOf(moves), true);
    }
}
