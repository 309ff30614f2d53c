package parterre.engine.box;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Result;
import parterre.engine.Setup;

/// Counts things in a game for statistics, beyond its result and length.
public interface Figures {
    List<Figure> columns();

    /// Returns a fresh count for one game.
    Tally tally(Setup setup);

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
    interface Tally {
        /// Counts a step by its events.
        ///
        /// @param events the events of the step, with nothing hidden
        default void happened(List<? extends Event> events) {}

        /// Counts the result, if the game comes to its end.
        default void ended(Result result) {}

        /// Returns the counts so far, one for each column.
        double[] values();
    }

    /// Counts nothing.
    static Figures none() {
        return new Figures() {
            @Override
            public List<Figure> columns() {
                return List.of();
            }

            @Override
            public Tally tally(Setup setup) {
                return new Tally() {
                    @Override
                    public double[] values() {
                        return new double[0];
                    }
                };
            }
        };
    }
}
