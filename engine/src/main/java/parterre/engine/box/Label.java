package parterre.engine.box;

import parterre.engine.Message;

/// A text on a text board. It gets its words where the board is drawn, and it is not part of the stream to a
/// table.
public interface Label extends Message {}
