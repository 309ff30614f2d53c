package parterre.engine.box;

/// What search does with an evaluator unless told otherwise, as series of games have shown it to be strong.
///
/// @param horizon how far playouts go before the evaluator judges
/// @param exploration the constant `c` of UCB1 and PUCT for values from 0 to 1, at least 0
/// @param prior how sharply the evaluator's opinion of each move steers the search, at least 0, 0 for not at all: a
///     lead of its scale earns a move 3 to this power times the attention
public record Advice<S>(Horizon<S> horizon, double exploration, double prior) {
    /// For an evaluator of which nothing else is known.
    public static <S> Advice<S> standard() {
        return new Advice<>(new Horizon.End<>(), 0.5, 4);
    }

    /// The same with another horizon.
    public Advice<S> with(Horizon<S> other) {
        return new Advice<>(other, exploration, prior);
    }
}
