package parterre.server.table.state;

import parterre.engine.Reading;
import parterre.engine.box.GameBox;
import parterre.server.wire.ServerFault;

/// Reads positions that people send, which may have a limited length.
public final class PositionText {
    /// The most characters that a position may have. Real ones have a few thousand.
    public static final int LONGEST = 65_536;

    private PositionText() {}

    /// Reads a position as the game writes positions.
    public static <S> Reading<S> read(GameBox<S, ?, ?> box, String text) {
        return text.length() > LONGEST
                ? Reading.bad("position", new ServerFault.TextTooLong(LONGEST))
                : box.positions().read(text);
    }
}
