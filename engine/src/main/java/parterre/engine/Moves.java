package parterre.engine;

import java.util.AbstractList;
import java.util.List;

/// The moves among which a seat may choose: lazily decoded, distinct, in a fixed documented order, never empty.
///
/// `size()` and `get(i)` cost little and build nothing but the move asked for, so that a random playout pays for one
/// move and not for the list.
///
/// @param <M> the game's moves
public interface Moves<M extends Move> {
    /// How many moves are listed, at least 1.
    int size();

    /// The move at this place of the list.
    ///
    /// @param index from 0 to `size()` - 1
    M get(int index);

    /// True where [Game#refusal(Object, Seat, Move)] accepts more moves than are listed here (an open family such as a
    /// free trade). What is listed is then a documented finite part, fit for random play, search and perft.
    default boolean unlisted() {
        return false;
    }

    /// One of the listed moves, each as likely as the others.
    default M sample(Luck luck) {
        return get(luck.below(size()));
    }

    /// All listed moves as an ordinary list, decoded on demand.
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

    /// Moves that are listed already.
    static <M extends Move> Moves<M> of(List<M> moves) {
        return new ListedMoves<>(List.copyOf(moves), false);
    }

    /// Moves of which only these are listed; the game's refusal judges the rest.
    static <M extends Move> Moves<M> partly(List<M> moves) {
        return new ListedMoves<>(List.copyOf(moves), true);
    }
}
