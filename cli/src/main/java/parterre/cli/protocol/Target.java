package parterre.cli.protocol;

import parterre.engine.Move;

/// The subject of a request: a game, or a position by itself.
///
/// @param <S> positions
/// @param <M> moves
/// @param <V> views
sealed interface Target<S, M extends Move, V> {
    S position();

    /// A game with its referee.
    record Played<S, M extends Move, V>(Handles.OpenGame<S, M, V> open) implements Target<S, M, V> {
        @Override
        public S position() {
            return open.referee().position();
        }
    }

    /// A position that belongs to no game.
    record Loose<S, M extends Move, V>(S position) implements Target<S, M, V> {}
}
