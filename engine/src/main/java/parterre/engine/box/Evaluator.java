package parterre.engine.box;

import parterre.engine.Seat;

/// How good a position is for a seat, by a rule of thumb of the game.
///
/// @param <S> positions
public interface Evaluator<S> {
    /// Lower case words joined by `-`, unique within the game. A catalogue has at `evaluator.NAME` what it looks at.
    String name();

    /// The higher, the better for this seat; the unit is the game's points.
    double value(S state, Seat seat);

    /// By how many points one seat must lead another to be about three times as likely to win: search turns values into
    /// shares of the win with it. More than 0.
    double scale();

    /// What search does with this opinion unless told otherwise: playouts to the end, for one.
    default Advice<S> advice() {
        return Advice.standard();
    }
}
