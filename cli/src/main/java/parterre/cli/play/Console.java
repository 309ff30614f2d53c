package parterre.cli.play;

import java.util.List;
import parterre.engine.box.Ink;

/// The screen and the keyboard of a table.
public interface Console extends AutoCloseable {
    /// Shows lines.
    void say(String text);

    /// Asks for one line.
    ///
    /// @param prompt what stands before the answer
    /// @param completions what can be typed here, for whoever presses Tab
    Typed ask(String prompt, List<String> completions);

    /// Takes away everything shown and typed so far, so that the next person reads none of it: screen, what
    /// scrolled off it, and the lines that the arrow keys bring back.
    void clear();

    /// How many columns a line has.
    int width();

    /// The colours that this screen has.
    Ink ink();

    @Override
    void close();

    /// What somebody typed.
    sealed interface Typed {
        /// A line, without spaces around it.
        record Line(String text) implements Typed {}

        /// Ctrl-C.
        record Interrupt() implements Typed {}

        /// Ctrl-D, or the end of the input.
        record End() implements Typed {}
    }
}
