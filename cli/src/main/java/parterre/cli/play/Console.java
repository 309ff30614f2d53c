package parterre.cli.play;

import java.util.List;
import parterre.engine.box.Ink;

/// The screen and the keyboard of a table.
public interface Console extends AutoCloseable {
    /// Shows lines.
    void say(String text);

    /// Asks for one line.
    ///
    /// @param prompt the text before the answer
    /// @param completions the possible words, for completion by Tab
    Typed ask(String prompt, List<String> completions);

    /// Removes everything shown and typed so far: the screen, the lines that scrolled off it, and the history of the
    /// arrow keys. The next person cannot read it.
    void clear();

    /// Returns the number of columns of a line.
    int width();

    /// Returns the colours of this screen.
    Ink ink();

    @Override
    void close();

    /// The input of a person.
    sealed interface Typed {
        /// A line, without spaces around it.
        record Line(String text) implements Typed {}

        /// Ctrl-C.
        record Interrupt() implements Typed {}

        /// Ctrl-D, or the end of the input.
        record End() implements Typed {}
    }
}
