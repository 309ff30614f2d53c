package parterre.server.table;

import java.util.OptionalLong;

/// Where a stream goes. It takes messages without waiting; one that cannot keep up is closed.
public interface Sink {
    /// A message.
    ///
    /// @param seq its number, if it was stored
    /// @param kind the kind of its event
    /// @param json the event
    void send(OptionalLong seq, String kind, String json);

    /// There will be no more; the client may come again.
    void close();
}
