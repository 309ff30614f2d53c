package parterre.engine;

import java.util.List;

/// The text form of a game's moves: one line, no line break, no `|`, no leading `P1`, `*` or `#`.
///
/// @param <M> the game's moves, those of chance included
public interface Notation<M extends Move> extends TextForm<M> {
    /// Returns one example for each kind of move, for people at a prompt.
    List<Example> examples();

    /// Returns the example of this move.
    default Example example(String name, M move) {
        return new Example(name, write(move));
    }

    /// An example of a kind of move. `example.NAME` in the game's catalogue explains it.
    ///
    /// @param name lower case words joined by `-`, unique among the examples
    /// @param text a written move
    record Example(String name, String text) {}
}
