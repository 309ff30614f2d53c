package parterre.cli.protocol;

import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Refusal;
import parterre.engine.Seat;

/// The subject of a request: a game, or a position by itself.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
sealed interface Target<S, M extends Move, V> {
    S position();

    /// Returns why a seat's move is refused here; empty if it would stand.
    Optional<Refusal> refusal(Game<S, M, V> game, Seat seat, M move);

    /// A game with its referee.
    record Played<S, M extends Move, V>(Handles.OpenGame<S, M, V> open) implements Target<S, M, V> {
        @Override
        public S position() {
            return open.referee().position();
        }

        @Override
        public Optional<Refusal> refusal(Game<S, M, V> game, Seat seat, M move) {
            return open.referee().refusal(seat, move);
        }
    }

    /// A position that belongs to no game.
    record Loose<S, M extends Move, V>(S position) implements Target<S, M, V> {
        @Override
        public Optional<Refusal> refusal(Game<S, M, V> game, Seat seat, M move) {
            return game.refusal(position, seat, move);
        }
    }
}
