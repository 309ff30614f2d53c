package parterre.engine;

/// A game played on in place from some position: what [Game#next] and [Game#play] say, with no position in between. For
/// playouts, which look at no position but the last.
///
/// @param <S> positions
/// @param <M> moves
public interface Scratch<S, M extends Move> {
    /// Whom or what the game waits for. What it lists may be read until something is played.
    Next<M> next();

    /// The seat whose turn it is, or chance, moves. Trusts its caller.
    void play(M move);

    /// All open seats have answered. Trusts its caller.
    void play(BySeat<M> answers);

    /// The position that has come of it; nothing is played here after that.
    S position();
}
