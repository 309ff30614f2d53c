package parterre.server.table.run;

import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.box.GameBox;
import parterre.server.store.TableStore;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.MatchPlay;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.stored.EventCodec;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.stored.StoredException;

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

    private <S, M extends Move, V> LiveTable<S, M, V> open(
            String id, GameBox<S, M, V> box, StoredEvent.Created created, long at, List<TableStore.Event> events) {
        var rows = new Replay.Rows(events, store.sealed(id), store.standing(id));
        return LiveTable.loaded(Replay.of(id, created, at, session(box, created), rows, context.delays()), context);
    }

    /// Makes a table that is not stored yet.
    ///
    /// @throws ApiException if the game cannot be played at these terms
    <S, M extends Move, V> LiveTable<S, M, V> fresh(
            String id, GameBox<S, M, V> box, StoredEvent.Created created, long at) {
        return LiveTable.fresh(Replay.fresh(id, created, at, session(box, created)), context);
    }

    private static <S, M extends Move, V> GameSession<S, M, V> session(
            GameBox<S, M, V> box, StoredEvent.Created created) {
        return switch (GameSession.open(box, created.terms())) {
            case Reading.Good<GameSession<S, M, V>>(GameSession<S, M, V> session) -> session;
            case Reading.Bad<GameSession<S, M, V>>(var problems) ->
                throw ApiException.of(FaultCode.FROZEN, new ServerFault.FrozenStart(problems.getFirst()));
        };
    }
}
