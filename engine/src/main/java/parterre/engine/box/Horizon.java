package parterre.engine.box;

import java.util.function.ToIntFunction;

/// How far playouts go before an [Evaluator] judges them.
///
/// @param <S> positions
public sealed interface Horizon<S> {
    /// To the end of the game, which tells more than an opinion on the way.
    record End<S>() implements Horizon<S> {}

    /// Nowhere: the position is judged before the first decision.
    record AtOnce<S>() implements Horizon<S> {}

    /// After so many decisions, more than 0.
    record Decisions<S>(int count) implements Horizon<S> {}

    /// When some turns more have ended than had at the decision that is thought about. For games whose turns have many
    /// decisions: all playouts are judged at like moments, and none gains by putting off the end of a turn.
    ///
    /// @param count how many, more than 0; asked of the position of that decision
    /// @param ended how many turns have ended in a position
    record Turns<S>(ToIntFunction<S> count, ToIntFunction<S> ended) implements Horizon<S> {}

    /// What `cut` means in a search: 0 the end, less than 0 at once, else so many decisions.
    static <S> Horizon<S> ofCut(int cut) {
        return cut == 0 ? new End<>() : cut < 0 ? new AtOnce<>() : new Decisions<>(cut);
    }
}
