package parterre.engine.box;

import parterre.engine.Message;

/// What is written on a text board. It is said where the board is drawn and is not part of what is streamed to a table.
public interface Label extends Message {}
