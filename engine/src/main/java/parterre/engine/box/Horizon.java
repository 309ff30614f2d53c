package parterre.engine.box;

import java.util.function.ToIntFunction;

/// The depth of playouts before an [Evaluator] judges them.
///
/// @param <S> positions
public sealed interface Horizon<S> {
    /// Playouts go to the end of the game. The end tells more than an opinion on the way.
    record End<S>() implements Horizon<S> {}

    /// There is no playout: the position is judged before the first decision.
    record AtOnce<S>() implements Horizon<S> {}

    /// Playouts are judged after this many decisions, more than 0.
    record Decisions<S>(int count) implements Horizon<S> {}

    /// Playouts are judged after this many more turns have ended, counted from the decision that the search
    /// thinks about. This is for games whose turns have many decisions. All playouts are judged at similar
    /// moments, and putting off the end of a turn gains nothing.
    ///
    /// @param count returns the number of turns, more than 0, for the position of that decision
    /// @param ended returns how many turns have ended in a position
    record Turns<S>(ToIntFunction<S> count, ToIntFunction<S> ended) implements Horizon<S> {}

    /// Returns the horizon for the option `cut` of a search: 0 is the end, less than 0 is at once, and any
    /// other number is a number of decisions.
    static <S> Horizon<S> ofCut(int cut) {
        return cut == 0 ? new End<>() : cut < 0 ? new AtOnce<>() : new Decisions<>(cut);
    }
}
