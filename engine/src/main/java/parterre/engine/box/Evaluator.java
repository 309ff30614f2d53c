package parterre.engine.box;

import parterre.engine.Seat;

/// Judges how good a position is for a seat, by a rule of thumb of the game.
///
/// @param <S> positions
public interface Evaluator<S> {
    /// Returns its name: lower case words joined by `-`, unique within the game. A catalogue describes it under
    /// `evaluator.NAME`.
    String name();

    /// Returns how good the position is for this seat, in the game's points. A higher value is better.
    double value(S state, Seat seat);

    /// Returns the lead in points that makes a seat about three times as likely to win as another. Search uses
    /// it to turn values into shares of the win. More than 0.
    double scale();

    /// Returns the default settings of a search with this evaluator, such as playouts to the end.
    default Advice<S> advice() {
        return Advice.standard();
    }
}
