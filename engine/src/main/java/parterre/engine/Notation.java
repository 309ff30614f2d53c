package parterre.engine;

import java.util.List;

/// How a game's moves are written: one line, no line break, no `|`, no leading `P1`, `*` or `#`.
///
/// @param <M> the game's moves, those of chance included
public interface Notation<M extends Move> extends TextForm<M> {
    /// One example for each kind of move, for people at a prompt.
    List<Example> examples();

    /// A way to write a kind of move. `example.NAME` in the game's catalogue says what it means.
    ///
    /// @param name lower case words joined by `-`, another one for each example
    /// @param text a move as it is written
    record Example(String name, String text) {}
}
