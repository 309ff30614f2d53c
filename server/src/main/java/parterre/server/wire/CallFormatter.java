package parterre.server.wire;

import parterre.engine.Message;

/// Says messages in the language of one call, with the names of the people at its table.
@FunctionalInterface
public interface CallFormatter {
    String say(Message message);
}
