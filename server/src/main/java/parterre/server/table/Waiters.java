package parterre.server.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import parterre.server.store.TableStore;
import parterre.server.wire.TableEvent;

/// Streams that tell people on how many tables it is their turn.
final class Waiters {
    private final TableStore store;
    private final Map<String, Set<Sink>> waiters = new ConcurrentHashMap<>();

    Waiters(TableStore store) {
        this.store = store;
    }

    /// Follows for a person; what is given back ends that.
    Runnable follow(String person, Sink sink) {
        waiters.compute(person, (_, sinks) -> {
            var all = sinks == null ? ConcurrentHashMap.<Sink>newKeySet() : sinks;
            all.add(sink);
            return all;
        });
        tell(person, Set.of(sink));
        return () -> waiters.computeIfPresent(person, (_, sinks) -> {
            sinks.remove(sink);
            return sinks.isEmpty() ? null : sinks;
        });
    }

    /// Something has changed for these people.
    void changed(Collection<String> people) {
        for (var person : people) {
            var sinks = waiters.get(person);
            if (sinks != null) {
                tell(person, sinks);
            }
        }
    }

    private void tell(String person, Collection<Sink> sinks) {
        var tables = store.waiting(person);
        var event = new TableEvent.Waiting(tables.size(), tables.stream().findFirst());
        sinks.forEach(sink -> Audience.send(sink, OptionalLong.empty(), event));
    }

    void close() {
        waiters.values().forEach(sinks -> List.copyOf(sinks).forEach(Sink::close));
    }
}
