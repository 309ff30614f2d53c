package parterre.server.table.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.server.store.TableStore;
import parterre.server.table.decide.Decision;
import parterre.server.table.decide.Restored;
import parterre.server.table.state.Entry;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Preference;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Table;
import parterre.server.table.state.UnplayableException;
import parterre.server.table.stored.EventCodec;
import parterre.server.table.stored.PreferenceCodec;
import parterre.server.wire.FrozenCause;
import parterre.server.wire.TableHead;
import parterre.stored.StoredException;

/// A table as its stored rows give it.
///
/// @param journal its events, as far as they could be applied
/// @param frozen why the table cannot go on; empty if it can
record Replay<S, M extends Move, V>(Table<S, M, V> table, List<Entry> journal, Optional<FrozenCause> frozen) {
    private static final Logger LOG = LoggerFactory.getLogger(Replay.class);

    /// The stored rows of a table after its first event.
    ///
    /// @param events the events after the first
    /// @param sealed the answers given in secret
    /// @param preferences what seats want to be asked out of turn, by seat
    record Rows(List<TableStore.Event> events, List<TableStore.Sealed> sealed, Map<String, String> preferences) {
        static final Rows NONE = new Rows(List.of(), List.of(), Map.of());
    }

    /// Returns a table that was just made.
    static <S, M extends Move, V> Replay<S, M, V> fresh(
            String id, StoredEvent.Created created, long at, GameSession<S, M, V> session) {
        return new Replay<>(
                Table.created(id, created, at, session, Map.of()),
                List.of(new Entry(1, at, created)),
                Optional.empty());
    }

    /// Applies what is stored of a table.
    ///
    /// @param session the game as it was agreed
    /// @param delays draws how long an answer waits that no person gave
    static <S, M extends Move, V> Replay<S, M, V> of(
            String id, StoredEvent.Created created, long at, GameSession<S, M, V> session, Rows rows, Luck delays) {
        var preferences = new HashMap<Seat, Preference>();
        var problem = unreadable(id, rows, preferences);
        var table = Table.created(id, created, at, session, preferences);
        var journal = new ArrayList<>(List.of(new Entry(1, at, created)));
        for (var stored : rows.events()) {
            try {
                if (stored.seq() != table.seq() + 1) {
                    return new Replay<>(table, journal, Optional.of(new FrozenCause.EventMissing(table.seq() + 1)));
                }
                var entry = new Entry(stored.seq(), stored.at(), EventCodec.read(stored.body()));
                table = table.evolve(entry);
                journal.add(entry);
            } catch (UnplayableException e) {
                LOG.error("table {}: event {} does not replay", id, stored.seq(), e);
                return new Replay<>(table, journal, Optional.of(e.why()));
            } catch (RuntimeException e) {
                LOG.error("table {}: event {} cannot be read", id, stored.seq(), e);
                return new Replay<>(table, journal, Optional.of(new FrozenCause.EventUnreadable(stored.seq())));
            }
        }
        if (problem.isEmpty() && table.state().phase() == TableHead.Phase.PLAYING) {
            table = Restored.of(table, sealed(rows.sealed()), delays);
        }
        return new Replay<>(table, journal, problem);
    }

    private static List<Decision.Sealed> sealed(List<TableStore.Sealed> stored) {
        return stored.stream()
                .map(answer -> new Decision.Sealed(
                        answer.decision(),
                        Seat.read(answer.seat()).orThrow(),
                        new GameSession.Answer(answer.move(), answer.at())))
                .toList();
    }

    /// Reads preferences. Returns why what is stored beside the events cannot be read.
    private static Optional<FrozenCause> unreadable(String id, Rows rows, Map<Seat, Preference> preferences) {
        var unreadable = rows.sealed().stream()
                .map(TableStore.Sealed::seat)
                .filter(seat -> Seat.read(seat) instanceof Reading.Bad<Seat>)
                .findFirst();
        for (var row : rows.preferences().entrySet()) {
            if (!isRead(id, row.getKey(), row.getValue(), preferences)) {
                unreadable = unreadable.or(() -> Optional.of(row.getKey()));
            }
        }
        return unreadable.map(FrozenCause.AnswerUnreadable::new);
    }

    private static boolean isRead(String id, String seat, String body, Map<Seat, Preference> preferences) {
        try {
            if (Seat.read(seat) instanceof Reading.Good<Seat>(Seat known)) {
                preferences.put(known, PreferenceCodec.read(body));
                return true;
            }
        } catch (StoredException e) {
            LOG.error("table {}: {}", id, body, e);
        }
        return false;
    }
}
