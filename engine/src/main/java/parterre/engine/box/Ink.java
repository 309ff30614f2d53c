package parterre.engine.box;

/// Paints a text board in colours. Colour is never the only sign: the letters tell the same.
@FunctionalInterface
public interface Ink {
    /// No colours.
    Ink NONE = (text, _) -> text;

    /// Returns the text in this colour, as the terminal needs it.
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
