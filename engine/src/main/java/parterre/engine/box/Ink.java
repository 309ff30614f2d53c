package parterre.engine.box;

/// Colours for a text board. Colour is never the only sign: what is painted is told by its letters, too.
@FunctionalInterface
public interface Ink {
    /// No colours.
    Ink NONE = (text, _) -> text;

    /// The text in this colour, as the terminal wants it.
    String paint(String text, Colour colour);

    /// The colours that terminals have.
    enum Colour {
        RED,
        GREEN,
        YELLOW,
        BLUE,
        MAGENTA,
        CYAN,
        WHITE,
        GRAY,
        /// Stands out: a legal target, the last move.
        BRIGHT,
        /// Steps back: a frame, an empty cell.
        FAINT
    }
}
