package parterre.engine.box;

/// The default settings of a search with an evaluator. Series of games have shown them to be strong.
///
/// @param horizon how far playouts go before the evaluator judges
/// @param exploration the constant `c` of UCB1 and PUCT for values from 0 to 1, at least 0
/// @param prior how sharply the evaluator's opinion of each move steers the search, at least 0; 0 turns it off.
///     A lead of its scale multiplies a move's attention by 3 to this power
public record Advice<S>(Horizon<S> horizon, double exploration, double prior) {
    /// Returns the advice for an evaluator that gives none of its own.
    public static <S> Advice<S> standard() {
        return new Advice<>(new Horizon.End<>(), 0.5, 4);
    }

    /// Returns the same advice with another horizon.
    public Advice<S> with(Horizon<S> other) {
        return new Advice<>(other, exploration, prior);
    }
}
