package parterre.server.table.project;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.table.state.Chair;
import parterre.server.table.state.Entry;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Table;
import parterre.server.table.state.TableState;
import parterre.server.wire.ChatLine;
import parterre.server.wire.TableEvent;
import parterre.server.wire.TableNote;

/// Projects the events of a table for one viewer.
public final class EventProjection<S, M extends Move, V> {
    private final TableState state;
    private final GameSession<S, M, V> session;
    private final TableProjection<S, M, V> projection;
    private final List<Entry> journal;

    /// @param table how the table stands
    /// @param journal its events, in order
    public EventProjection(Table<S, M, V> table, TableProjection<S, M, V> projection, List<Entry> journal) {
        state = table.state();
        session = table.session();
        this.projection = projection;
        this.journal = journal;
    }

    /// Returns an event as a person is told it; empty if they are not.
    ///
    /// @param as from which of their seats they look
    /// @param isBlocked true for the badges of people whom they have blocked
    public Optional<TableEvent> of(Entry entry, String person, Optional<Seat> as, Predicate<String> isBlocked) {
        var at = Instant.ofEpochMilli(entry.at());
        return switch (entry.event()) {
            case StoredEvent.Stepped stepped ->
                session.stepOf(entry.seq())
                        .map(step -> new TableEvent.Stepped(
                                entry.seq(),
                                at,
                                projection.frame(step, projection.viewer(person, as, step)),
                                stepped.by(),
                                stepped.bot()));
            case StoredEvent.TakenBack(int to, Seat by, StoredEvent.Manner manner) ->
                Optional.of(new TableEvent.TakenBack(
                        entry.seq(),
                        at,
                        projection.frame(to, projection.viewer(person, as)),
                        by,
                        manner == StoredEvent.Manner.AGREED));
            case StoredEvent.Said(String _, String name, String badge, String text) ->
                isBlocked.test(badge)
                        ? Optional.empty()
                        : Optional.of(new TableEvent.Said(entry.seq(), new ChatLine(at, name, badge, text)));
            case StoredEvent.Seated seated -> Optional.of(changed(entry, seated.note(), person));
            case StoredEvent.Ordered _ -> Optional.of(changed(entry, new TableNote.SeatsReordered(), person));
            case StoredEvent.Hosted _ -> Optional.of(changed(entry, new TableNote.HostChanged(), person));
            case StoredEvent.HandedOver _ -> Optional.of(changed(entry, Optional.empty(), person));
            case StoredEvent.Started _ -> Optional.of(changed(entry, new TableNote.GameBegan(), person));
            case StoredEvent.Ended _ -> Optional.of(changed(entry, new TableNote.GameFinished(), person));
            case StoredEvent.Rematched _ -> Optional.of(changed(entry, new TableNote.NextGameOpened(), person));
            case StoredEvent.Voted(String voter, Optional<Seat> voted, boolean agrees) ->
                agrees ? Optional.empty() : Optional.of(changed(entry, declined(voter, voted, entry.seq()), person));
            case StoredEvent.Created _,
                    StoredEvent.Invited _,
                    StoredEvent.Proposed _,
                    StoredEvent.Paused _,
                    StoredEvent.Removed _ -> Optional.empty();
        };
    }

    private TableNote declined(String person, Optional<Seat> voted, long seq) {
        var votes = state.votesOf(person, voted);
        boolean own = journal.reversed().stream()
                .filter(entry -> entry.seq() < seq && entry.event() instanceof StoredEvent.Proposed)
                .findFirst()
                .filter(entry ->
                        entry.event() instanceof StoredEvent.Proposed proposed && votes.contains(proposed.by()))
                .isPresent();
        var name = votes.stream().findFirst().map(state::chair).map(Chair::name);
        return own ? new TableNote.WithdrewProposal(name.orElseThrow()) : new TableNote.DeclinedProposal(name);
    }

    private TableEvent changed(Entry entry, TableNote note, String person) {
        return changed(entry, Optional.of(note), person);
    }

    private TableEvent changed(Entry entry, Optional<TableNote> note, String person) {
        return new TableEvent.Changed(entry.seq(), Instant.ofEpochMilli(entry.at()), note, projection.head(person));
    }
}
