package parterre.engine.box;

import parterre.engine.Message;

/// Words messages in the language of the person who looks at a board.
@FunctionalInterface
public interface MessageFormatter {
    /// Returns the message in words.
    String say(Message message);
}
