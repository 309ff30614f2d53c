package parterre.server.table;

import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.box.GameBox;
import parterre.server.store.TableStore;
import parterre.server.stored.StoredException;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// Makes tables of their stored events.
final class TableLoader {
    private static final Logger LOG = LoggerFactory.getLogger(TableLoader.class);

    private final Map<String, GameBox<?, ?, ?>> games;
    private final TableStore store;
    private final TableContext context;

    /// @param games by their slugs
    TableLoader(Map<String, GameBox<?, ?, ?>> games, TableStore store, TableContext context) {
        this.games = Map.copyOf(games);
        this.store = store;
        this.context = context;
    }

    /// Loads a table.
    ///
    /// @throws ApiException if there is no such table, or it cannot be replayed from its first event on
    LiveTable<?, ?, ?> load(String id) {
        var events = store.events(id);
        if (events.isEmpty()) {
            throw ApiException.of(FaultCode.NO_TABLE, new ServerFault.NoTable());
        }
        var first = events.getFirst();
        var created = created(id, first);
        var box = games.get(created.terms().game());
        if (box == null) {
            throw ApiException.of(FaultCode.FROZEN, new ServerFault.FrozenGameGone());
        }
        return open(id, box, created, first.at(), events.subList(1, events.size()));
    }

    private static StoredEvent.Created created(String id, TableStore.Event first) {
        try {
            if (first.seq() == 1
                    && EventCodec.read(first.body()) instanceof StoredEvent.Created created
                    && MatchPlay.isReadable(created.terms())) {
                return created;
            }
            LOG.error("table {} does not begin with its making", id);
        } catch (StoredException e) {
            LOG.error("table {}: its first event cannot be read", id, e);
        }
        throw ApiException.of(FaultCode.FROZEN, new ServerFault.FrozenFirstEvent());
    }

    /// Makes a table from its stored events.
    ///
    /// @param events the events after the first
    <S, M extends Move, V> LiveTable<S, M, V> open(
            String id, GameBox<S, M, V> box, StoredEvent.Created created, long at, List<TableStore.Event> events) {
        return switch (GameSession.open(box, created.terms())) {
            case Reading.Good<GameSession<S, M, V>>(GameSession<S, M, V> session) ->
                new LiveTable<>(id, context, created, at, session, events, store.sealed(id));
            case Reading.Bad<GameSession<S, M, V>>(var problems) ->
                throw ApiException.of(FaultCode.FROZEN, new ServerFault.FrozenStart(problems.getFirst()));
        };
    }
}
