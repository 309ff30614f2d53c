package parterre.server.table.run;

import java.util.List;
import java.util.OptionalLong;
import parterre.server.wire.Json;
import parterre.server.wire.TableEvent;
import parterre.server.wire.Words;

/// The receiver of a stream. It takes messages without waiting; one that cannot keep up is closed.
public interface Sink {
    /// Messages that belong together, in order; they go out in one piece.
    void send(List<Message> messages);

    /// Ends the stream. The client may come again.
    void close();

    /// Returns for how long nothing has shown that somebody is still there, in milliseconds.
    default long silence() {
        return 0;
    }

    /// A message.
    ///
    /// @param seq its number, if it was stored
    /// @param kind the kind of its event
    /// @param json the event
    record Message(OptionalLong seq, String kind, String json) {
        /// An event that was stored.
        static Message of(long seq, TableEvent event) {
            return of(OptionalLong.of(seq), event);
        }

        /// An event that is not stored.
        public static Message of(TableEvent event) {
            return of(OptionalLong.empty(), event);
        }

        private static Message of(OptionalLong seq, TableEvent event) {
            return new Message(seq, Words.of(event.getClass().getSimpleName()), Json.write(event));
        }
    }
}
