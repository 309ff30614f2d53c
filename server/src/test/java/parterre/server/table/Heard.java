package parterre.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A stream in memory: what a client heard.
final class Heard implements Sink {
    private final List<String> events = new CopyOnWriteArrayList<>();
    private volatile boolean closed;

    @Override
    public void send(List<Message> messages) {
        for (var message : messages) {
            var seq = message.seq().isPresent() ? Long.toString(message.seq().getAsLong()) : "-";
            events.add(message.kind() + " " + seq + " " + message.json());
        }
    }

    @Override
    public void close() {
        closed = true;
    }

    boolean closed() {
        return closed;
    }

    /// Everything heard, as it went over the wire.
    List<String> events() {
        return List.copyOf(events);
    }
}
