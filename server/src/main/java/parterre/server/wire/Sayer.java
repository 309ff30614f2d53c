package parterre.server.wire;

import parterre.engine.Message;

/// Says messages in the language of one call, with the names of the people at its table.
@FunctionalInterface
public interface Sayer {
    String say(Message message);
}
