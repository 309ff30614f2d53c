package parterre.engine.box;

import java.util.function.ToDoubleBiFunction;
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

    /// Returns an evaluator that computes its values by a function.
    ///
    /// @param value as [#value(Object, Seat)]
    static <S> Evaluator<S> of(String name, double scale, ToDoubleBiFunction<S, Seat> value) {
        return new Evaluator<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public double value(S state, Seat seat) {
                return value.applyAsDouble(state, seat);
            }

            @Override
            public double scale() {
                return scale;
            }
        };
    }

    /// Returns the default settings of a search with this evaluator, such as playouts to the end.
    default Advice<S> advice() {
        return Advice.standard();
    }
}
