package parterre.engine;

/// A game that is played on in place from some position. It does the same as [Game#next] and [Game#play], but
/// without positions in between. It is for playouts, which look only at the last position.
///
/// @param <S> positions
/// @param <M> moves
public interface Scratch<S, M extends Move> {
    /// Returns whom or what the game waits for. Its lists may be read until the next move is played.
    Next<M> next();

    /// Plays a move of chance or of the seat whose turn it is. Trusts its caller.
    void play(M move);

    /// Plays the answers of all open seats. Trusts its caller.
    ///
    /// A game that never asks several seats at once does not override it.
    ///
    /// @throws UnsupportedOperationException if the game asks no seats together
    default void play(BySeat<M> answers) {
        throw new UnsupportedOperationException("this game never asks seats together: " + answers);
    }

    /// Returns the position that was reached. Nothing may be played after that.
    S position();
}
