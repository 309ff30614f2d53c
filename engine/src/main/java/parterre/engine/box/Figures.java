package parterre.engine.box;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.Step;

/// Counts things in a game for statistics, beyond its result and length.
///
/// @param <S> positions
/// @param <M> moves
public interface Figures<S, M extends Move> {
    List<Figure> columns();

    /// Returns a fresh count for one game.
    Tally<S, M> tally(Setup setup);

    /// Returns the numbers that need no play: shares and numbers of the game as it comes out of the box.
    default List<Constant> constants() {
        return List.of();
    }

    /// A number that does not depend on luck.
    ///
    /// @param name lower case words joined by `-`
    /// @param about says what the number tells
    record Constant(String name, Message about, double value) {}

    /// One column.
    ///
    /// @param name lower case words joined by `-`; a catalogue describes the number and its unit under
    ///     `figure.NAME`
    record Figure(String name) {}

    /// The count of one game while it is played.
    interface Tally<S, M extends Move> {
        /// Counts a step by its events.
        ///
        /// @param events the events of the step, with nothing hidden
        default void happened(List<? extends Event> events) {}

        /// Counts a step by its positions.
        default void step(S before, Step<M> step, S after) {}

        /// Returns the counts so far, one for each column.
        double[] values();
    }

    /// Counts nothing.
    static <S, M extends Move> Figures<S, M> none() {
        return new Figures<>() {
            @Override
            public List<Figure> columns() {
                return List.of();
            }

            @Override
            public Tally<S, M> tally(Setup setup) {
                return new Tally<>() {
                    @Override
                    public void step(S before, Step<M> step, S after) {}

                    @Override
                    public double[] values() {
                        return new double[0];
                    }
                };
            }
        };
    }
}
