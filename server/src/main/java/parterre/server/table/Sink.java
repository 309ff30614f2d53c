package parterre.server.table;

import java.util.List;
import java.util.OptionalLong;

/// Where a stream goes. It takes messages without waiting; one that cannot keep up is closed.
public interface Sink {
    /// Messages that belong together, in order; they go out in one piece.
    void send(List<Message> messages);

    /// There will be no more; the client may come again.
    void close();

    /// A message.
    ///
    /// @param seq its number, if it was stored
    /// @param kind the kind of its event
    /// @param json the event
    record Message(OptionalLong seq, String kind, String json) {}
}
