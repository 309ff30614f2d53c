package parterre.bots.toys;

import java.util.List;
import java.util.Optional;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;

/// A coin falls, and only the second player sees it. The first player guesses its side and wins with a right
/// guess, or plays safe and wins with 70 of 100. A player who cannot see the coin plays safe.
public final class Coin extends Toy<Coin.Position, Coin.View> {
    public Coin() {
        super("coin", 2);
    }

    /// A position.
    ///
    /// @param side 1 or 0, once it has fallen
    /// @param guess 0, 1, or 2 for safe, once the first player has moved
    /// @param safe whether playing safe came off
    public record Position(Optional<Integer> side, Optional<Integer> guess, Optional<Boolean> safe) {}

    /// The knowledge of one player.
    ///
    /// @param fallen whether the coin has fallen
    /// @param side what it shows, for who sees it
    public record View(boolean fallen, Optional<Integer> side, Optional<Integer> guess, Optional<Boolean> safe) {}

    @Override
    public Position start(Setup setup) {
        return new Position(Optional.empty(), Optional.empty(), Optional.empty());
    }

    @Override
    public Next<ToyMove> next(Position state) {
        if (state.side().isEmpty()) {
            return chance(50);
        }
        if (state.guess().isEmpty()) {
            return new Next.Turn<>(Seat.of(0), Moves.of(List.copyOf(words("guess", 3))));
        }
        if (state.guess().get() == 2 && state.safe().isEmpty()) {
            return chance(70);
        }
        boolean won = state.guess().get() == 2
                ? state.safe().orElseThrow()
                : state.guess().equals(state.side());
        return won ? won(Seat.of(0), Seat.of(1)) : won(Seat.of(1), Seat.of(0));
    }

    @Override
    public Position play(Position state, ToyMove move) {
        if (state.side().isEmpty()) {
            return new Position(Optional.of(move.number()), state.guess(), state.safe());
        }
        return state.guess().isEmpty()
                ? new Position(state.side(), Optional.of(move.number()), state.safe())
                : new Position(state.side(), state.guess(), Optional.of(move.number() == 1));
    }

    @Override
    public View view(Position state, Viewer viewer) {
        return new View(
                state.side().isPresent(),
                viewer.sees(Seat.of(1)) ? state.side() : Optional.empty(),
                state.guess(),
                state.safe());
    }

    @Override
    public Position imagine(View view, Luck luck) {
        return new Position(
                view.fallen() && view.side().isEmpty() ? Optional.of(luck.below(2)) : view.side(),
                view.guess(),
                view.safe());
    }
}
