package parterre.engine.box;

import java.util.List;
import parterre.engine.Event;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.Step;

/// What is counted in a game for statistics, beyond its result and length.
///
/// @param <S> positions
/// @param <M> moves
public interface Figures<S, M extends Move> {
    List<Figure> columns();

    /// A fresh count for one game.
    Tally<S, M> tally(Setup setup);

    /// What can be worked out without playing: shares and numbers of the game as it comes out of the box.
    default List<Constant> constants() {
        return List.of();
    }

    /// A number that no luck changes.
    ///
    /// @param name lower case words
    record Constant(String name, double value) {}

    /// One column.
    ///
    /// @param name lower case words joined by `-`; a catalogue has at `figure.NAME` what is counted, with its unit
    record Figure(String name) {}

    /// The count of one game while it is played.
    interface Tally<S, M extends Move> {
        /// Counts what this step did.
        ///
        /// @param events what happened in it, with everything lying open
        default void happened(List<? extends Event> events) {}

        /// Counts a step by its positions.
        default void step(S before, Step<M> step, S after) {}

        /// The counts so far, one for each column.
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
