package parterre.server.table.run;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.server.wire.GameCard;

/// The bots that can be asked to a table.
public interface Bots {
    /// How long a bot may think in a whole turn, and a hint may take.
    Duration LONGEST_TURN = Duration.ofSeconds(10);

    /// Returns the levels of built-in bots for this game, gentlest first; at least one.
    List<GameCard.LevelCard> ladder(GameBox<?, ?, ?> box);

    /// Everybody who can be asked: the ladder, then the programs that the operator brought.
    List<GameCard.LevelCard> levels(GameBox<?, ?, ?> box);

    /// Returns the names of all programs that the operator brought, of whichever game. No person may have one of them.
    default Collection<String> broughtNames() {
        return List.of();
    }

    /// Returns the level that holds the seat of somebody who left.
    default String standIn(GameBox<?, ?, ?> box) {
        var ladder = ladder(box);
        return ladder.get(ladder.size() / 2).id();
    }

    /// Returns true for a program that the operator brought, which may break down as programs do.
    default boolean isBrought(GameBox<?, ?, ?> box, String level) {
        return ladder(box).stream().noneMatch(known -> known.id().equals(level));
    }

    /// Returns true for a built-in level that answers without a search.
    default boolean isQuick(GameBox<?, ?, ?> box, String level) {
        return false;
    }

    /// Returns the value by which a finished game is judged; empty if the game has none.
    default <S> Optional<Value<S>> value(GameBox<S, ?, ?> box) {
        return Optional.empty();
    }

    /// Returns a bot's answer, from what its seat knows.
    ///
    /// @param level the id of one of the levels
    /// @param atMost how long it may think
    <S, M extends Move, V> M choose(
            GameBox<S, M, V> box, Setup setup, Seat seat, String level, V view, Moves<M> moves, Duration atMost);
}
