package parterre.engine;

/// The answer to a position, the counterpart of [Next]: moves, or an outcome of chance.
///
/// @param <M> the game's moves
public sealed interface Step<M extends Move> {

    /// A seat moved.
    record Turn<M extends Move>(Seat seat, M move) implements Step<M> {}

    /// Every open seat has answered.
    record Together<M extends Move>(BySeat<M> answers) implements Step<M> {}

    /// Chance moved.
    record Chance<M extends Move>(M move) implements Step<M> {}
}
