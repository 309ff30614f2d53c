package parterre.server.table.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.project.TableProjection;
import parterre.server.table.state.Attendance;
import parterre.server.table.state.Chair;
import parterre.server.table.state.Entry;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Table;
import parterre.server.table.state.TableState;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.FrozenCause;
import parterre.server.wire.Present;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;

/// The present state of a table in memory, the only mutable part of it. The caller holds the
/// table's lock. Without it, only the state may be read, which may be an earlier one.
final class MutableTable<S, M extends Move, V> {
    private final TableContext context;
    private final Presence presence;
    private final TableProjection.Setting<S, M, V> setting;
    private final List<Entry> journal;
    private final Set<Seat> thinking = new TreeSet<>();
    private volatile Table<S, M, V> table;
    private TableProjection<S, M, V> projection;

    MutableTable(Replay<S, M, V> replay, TableContext context, Presence presence) {
        this.context = context;
        this.presence = presence;
        table = replay.table();
        journal = new ArrayList<>(replay.journal());
        var session = table.session();
        setting = TableProjection.Setting.of(
                session, context.secrets().any(session.box().game(), session.setup()), replay.frozen());
        projection = new TableProjection<>(table, setting);
    }

    String id() {
        return table.id();
    }

    Table<S, M, V> table() {
        return table;
    }

    TableState state() {
        return table.state();
    }

    GameSession<S, M, V> session() {
        return table.session();
    }

    TableProjection<S, M, V> projection() {
        return projection;
    }

    /// Checks that a game is going on.
    ///
    /// @throws ApiException if none is
    void checkPlaying() {
        if (frozen().isPresent()) {
            throw ApiException.of(FaultCode.FROZEN, new ServerFault.FrozenSteps());
        }
        if (state().phase() != TableHead.Phase.PLAYING) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.NoGameGoing());
        }
    }

    /// Checks that a call is about the present decision.
    ///
    /// @param decision the number of the decision that it is about
    /// @throws ApiException if the game has gone on
    void checkDecision(Person by, Seat seat, long decision) {
        if (decision != session().decision()) {
            throw ApiException.stale(present(by.id(), Optional.of(seat)));
        }
    }

    /// Returns the projection of how the table would stand.
    TableProjection<S, M, V> projection(Table<S, M, V> other) {
        return other.equals(table) ? projection : new TableProjection<>(other, setting);
    }

    /// Returns why the table cannot go on; empty if it can.
    Optional<FrozenCause> frozen() {
        return setting.frozen();
    }

    /// Returns the events, from the first entry on.
    List<Entry> journal() {
        return Collections.unmodifiableList(journal);
    }

    /// Returns the seats whose bot is thinking. The scheduler of bots changes them.
    Set<Seat> thinking() {
        return thinking;
    }

    /// Returns who of the table's people is here, and whether a caller is.
    Attendance attendance(String... callers) {
        return presence.attendance(Stream.of(
                        table.state().chairs().stream().map(Chair::person).flatMap(Optional::stream),
                        Stream.of(table.state().host()),
                        Stream.of(callers))
                .flatMap(people -> people)
                .distinct()
                .toList());
    }

    /// Returns how things stand for a person.
    Present present(String person, Optional<Seat> as) {
        return projection.present(person, as, context.moment(), attendance(), List.copyOf(thinking));
    }

    /// Stands so from now on.
    ///
    /// @param events what has happened
    void become(Table<S, M, V> after, List<Entry> events) {
        table = after;
        projection = new TableProjection<>(after, setting);
        journal.addAll(events);
    }
}
