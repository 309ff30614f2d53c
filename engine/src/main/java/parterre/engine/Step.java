package parterre.engine;

/// The answer to a position, the counterpart of [Next]: moves, or an outcome of chance.
///
/// @param <M> the game's moves
public sealed interface Step<M extends Move> {

    /// Returns the move of one seat or of chance.
    ///
    /// @throws IllegalArgumentException if several seats answered together
    default M single() {
        return switch (this) {
            case Turn<M>(Seat _, M move) -> move;
            case Chance<M>(M move) -> move;
            case Together<M> _ -> throw new IllegalArgumentException("several seats answered together");
        };
    }

    /// A seat moved.
    record Turn<M extends Move>(Seat seat, M move) implements Step<M> {}

    /// Every open seat has answered.
    record Together<M extends Move>(BySeat<M> answers) implements Step<M> {}

    /// Chance moved.
    record Chance<M extends Move>(M move) implements Step<M> {}
}
