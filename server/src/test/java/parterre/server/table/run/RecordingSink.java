package parterre.server.table.run;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import parterre.server.wire.Json;
import parterre.server.wire.Present;
import parterre.server.wire.TableEvent;

/// A stream in memory: what a client heard.
final class RecordingSink implements Sink {
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

    /// How things stood when it was last said.
    Present now() {
        var last = events.reversed().stream()
                .filter(event -> event.startsWith("now "))
                .findFirst()
                .orElseThrow();
        return Json.MAPPER
                .readValue(last.substring(last.indexOf('{')), TableEvent.Now.class)
                .present();
    }

    /// Everything heard, as it went over the wire.
    List<String> events() {
        return List.copyOf(events);
    }
}
