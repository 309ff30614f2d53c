package parterre.engine.box;

import parterre.engine.Message;

/// Says messages in the language of whoever looks at a board.
@FunctionalInterface
public interface Speech {
    /// Returns the message in words.
    String say(Message message);
}
