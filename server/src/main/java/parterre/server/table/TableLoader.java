package parterre.server.table;

import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.box.GameBox;
import parterre.server.store.TableStore;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Trouble;
import tools.jackson.core.JacksonException;

/// Makes tables of their stored events.
final class TableLoader {
    private static final Logger LOG = LoggerFactory.getLogger(TableLoader.class);

    private final Map<String, GameBox<?, ?, ?>> games;
    private final TableStore store;
    private final Room room;

    /// @param games by their slugs
    TableLoader(Map<String, GameBox<?, ?, ?>> games, TableStore store, Room room) {
        this.games = Map.copyOf(games);
        this.store = store;
        this.room = room;
    }

    /// Loads a table.
    ///
    /// @throws Trouble if there is no such table, or it cannot be replayed from its first event on
    LiveTable<?, ?, ?> load(String id) {
        var events = store.events(id);
        if (events.isEmpty()) {
            throw Trouble.of(FaultCode.NO_TABLE, new ServerFault.NoTable());
        }
        var first = events.getFirst();
        var created = created(id, first);
        var box = games.get(created.terms().game());
        if (box == null) {
            throw Trouble.of(FaultCode.FROZEN, new ServerFault.FrozenGameGone());
        }
        return open(id, box, created, first.at(), events.subList(1, events.size()));
    }

    private static Happening.Created created(String id, TableStore.Event first) {
        try {
            if (first.seq() == 1
                    && Json.MAPPER.readValue(first.body(), Happening.class) instanceof Happening.Created created) {
                return created;
            }
            LOG.error("table {} does not begin with its making", id);
        } catch (JacksonException e) {
            LOG.error("table {}: its first event cannot be read", id, e);
        }
        throw Trouble.of(FaultCode.FROZEN, new ServerFault.FrozenFirstEvent());
    }

    /// Makes a table of what has happened there.
    ///
    /// @param events those after the first
    <S, M extends Move, V> LiveTable<S, M, V> open(
            String id, GameBox<S, M, V> box, Happening.Created created, long at, List<TableStore.Event> events) {
        return switch (Course.open(box, created.terms())) {
            case Reading.Good<Course<S, M, V>>(Course<S, M, V> course) ->
                new LiveTable<>(id, room, created, at, course, events, store.sealed(id));
            case Reading.Bad<Course<S, M, V>>(var problems) ->
                throw Trouble.of(FaultCode.FROZEN, new ServerFault.FrozenStart(problems.getFirst()));
        };
    }
}
