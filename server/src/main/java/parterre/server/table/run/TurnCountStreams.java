package parterre.server.table.run;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import parterre.server.store.TableStore;
import parterre.server.wire.TableEvent;

/// Streams that tell people on how many tables it is their turn. The tables that wait for a person are read
/// once, when the person's stream begins. Later events keep the list current, so the store is not asked at
/// every move.
final class TurnCountStreams {
    private final TableStore store;
    private final Map<String, Waiter> turnCountStreams = new ConcurrentHashMap<>();

    TurnCountStreams(TableStore store) {
        this.store = store;
    }

    /// A person's streams, and the tables that wait for them, the one that has waited longest first.
    private static final class Waiter {
        private final Set<Sink> sinks = ConcurrentHashMap.newKeySet();
        private final Set<String> tables = new LinkedHashSet<>();

        private Sink.Message message() {
            return Sink.Message.of(
                    new TableEvent.Waiting(tables.size(), tables.stream().findFirst()));
        }
    }

    /// Follows for a person. Returns what stops it.
    Runnable follow(String person, Sink sink) {
        turnCountStreams.compute(person, (_, known) -> {
            // In here, no change can come between the reading and the first message.
            var waiter = known == null ? new Waiter() : known;
            if (known == null) {
                waiter.tables.addAll(store.waiting(person));
            }
            waiter.sinks.add(sink);
            sink.send(List.of(waiter.message()));
            return waiter;
        });
        return () -> turnCountStreams.computeIfPresent(person, (_, waiter) -> {
            waiter.sinks.remove(sink);
            return waiter.sinks.isEmpty() ? null : waiter;
        });
    }

    /// Returns how long ago any of a person's streams was last known to reach them, in milliseconds; empty if
    /// they have none.
    OptionalLong silence(String person) {
        var waiter = turnCountStreams.get(person);
        return waiter == null
                ? OptionalLong.empty()
                : waiter.sinks.stream().mapToLong(Sink::silence).min();
    }

    /// Notes that a table waits for these people from now on, or no longer does.
    void changed(String table, Set<String> people, boolean waits) {
        for (var person : people) {
            turnCountStreams.computeIfPresent(person, (_, waiter) -> {
                if (waits ? waiter.tables.add(table) : waiter.tables.remove(table)) {
                    var message = List.of(waiter.message());
                    waiter.sinks.forEach(sink -> sink.send(message));
                }
                return waiter;
            });
        }
    }

    void close() {
        turnCountStreams.values().forEach(waiter -> List.copyOf(waiter.sinks).forEach(Sink::close));
    }
}
