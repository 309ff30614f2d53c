package parterre.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.Admin;
import parterre.server.wire.ChatLine;
import parterre.server.wire.TableEvent;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// The streams of a table. Everything that happens is cut for each viewer and sent to them.
final class Audience<S, M extends Move, V> {
    private static final int LONGEST_GAP = 200;

    private final LiveTable<S, M, V> table;
    private final TableContext context;
    private final TableState state;
    private final GameSession<S, M, V> session;
    private final TableProjection<S, M, V> projection;
    private final Presence presence;
    private final Map<Sink, Watcher> watchers = new LinkedHashMap<>();
    private List<Seat> away = List.of();
    private List<Seat> leavers = List.of();

    /// A stream and for whom it is cut.
    private record Watcher(Person person, Optional<Seat> as) {}

    Audience(
            LiveTable<S, M, V> table,
            TableContext context,
            TableState state,
            GameSession<S, M, V> session,
            TableProjection<S, M, V> projection,
            Presence presence) {
        this.table = table;
        this.context = context;
        this.state = state;
        this.session = session;
        this.projection = projection;
        this.presence = presence;
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    /// Returns the table as the operator sees it.
    Admin.TableView forOperator() {
        var players = state.people().stream()
                .map(person -> state.chairsOf(person).getFirst())
                .map(chair -> new Admin.Participant(chair.badge().orElseThrow(), chair.name()))
                .toList();
        return new Admin.TableView(
                table.id(), state.terms().game(), projection.phase(), players, spectators(), state.chat());
    }

    /// Returns the people without a seat who watch.
    private List<Admin.Participant> spectators() {
        return watchers.values().stream()
                .map(Watcher::person)
                .distinct()
                .filter(person -> state.chairsOf(person.id()).isEmpty())
                .map(person -> new Admin.Participant(person.badge(), person.name()))
                .toList();
    }

    /// Adds a stream: fills the gap, says how things stand.
    void follow(Person person, Optional<Seat> as, OptionalLong after, Sink sink) {
        after.ifPresent(known -> sink.send(
                missed(person, as, known).orElseGet(() -> List.of(Sink.Message.of(new TableEvent.Reload())))));
        if (watchers.isEmpty()) {
            told();
        }
        var watcher = new Watcher(person, as);
        watchers.put(sink, watcher);
        if (presence.came(person.id())
                && state.phase() != TableHead.Phase.OVER
                && !state.chairsOf(person.id()).isEmpty()) {
            tellNow();
        } else {
            tellNow(sink, watcher);
        }
    }

    /// Takes a stream away.
    void unfollow(Sink sink) {
        var watcher = watchers.remove(sink);
        if (watcher != null
                && presence.went(watcher.person().id(), sink.silence())
                && !state.chairsOf(watcher.person().id()).isEmpty()) {
            tellNow();
        }
    }

    /// Returns what happened after an event; empty if that is too much, or if some of it was taken back since.
    private Optional<List<Sink.Message>> missed(Person person, Optional<Seat> as, long after) {
        var journal = table.journal();
        if (after > journal.getLast().seq() || after < 0) {
            return Optional.empty();
        }
        var missed = journal.stream().filter(entry -> entry.seq() > after).toList();
        if (missed.size() > LONGEST_GAP
                || missed.stream().anyMatch(entry -> entry.event() instanceof StoredEvent.TakenBack)) {
            return Optional.empty();
        }
        return Optional.of(missed.stream()
                .flatMap(entry -> cut(entry, person, as).map(cut -> Sink.Message.of(entry.seq(), cut)).stream())
                .toList());
    }

    /// Tells everybody what has just happened, and how things stand. A viewer who may no longer look is sent away.
    void tell(List<Entry> fresh) {
        sendStrangersAway();
        told();
        // Many may be told the same; it is written once for all of them.
        var written = new HashMap<TableEvent, Sink.Message>();
        watchers.forEach((sink, watcher) -> {
            var messages = new ArrayList<Sink.Message>();
            for (var entry : fresh) {
                cut(entry, watcher.person(), watcher.as())
                        .ifPresent(cut -> messages.add(Objects.requireNonNull(
                                written.computeIfAbsent(cut, _ -> Sink.Message.of(entry.seq(), cut)))));
            }
            messages.add(now(watcher));
            sink.send(messages);
        });
    }

    private void sendStrangersAway() {
        var strangers = watchers.entrySet().stream()
                .filter(entry -> !table.seating().letsIn(entry.getValue().person()))
                .map(Map.Entry::getKey)
                .toList();
        strangers.forEach(sink -> {
            watchers.remove(sink);
            sink.close();
        });
    }

    /// Returns true if somebody watches, or plays here and is in the house.
    boolean isAnybodyHere() {
        return !watchers.isEmpty() || state.people().stream().anyMatch(presence::isHere);
    }

    /// Tells everybody how things stand.
    void tellNow() {
        told();
        watchers.forEach(this::tellNow);
    }

    /// Tells everybody when somebody has gone or come, or has been away or silent for so long that a bot may be called.
    void tellWhoIsAway(long now) {
        var gone = gone();
        var left = projection.leavers(now);
        boolean changed = !gone.equals(away) || !left.equals(leavers);
        away = gone;
        leavers = left;
        if (changed) {
            tellNow();
        }
    }

    private List<Seat> gone() {
        return state.phase() == TableHead.Phase.OVER ? List.of() : projection.away();
    }

    /// Everybody knows by now.
    private void told() {
        away = gone();
        leavers = projection.leavers(context.now());
    }

    /// Tells one person how things stand. What they did does not concern others yet.
    void tellNow(String person) {
        watchers.forEach((sink, watcher) -> {
            if (watcher.person().id().equals(person)) {
                tellNow(sink, watcher);
            }
        });
    }

    private void tellNow(Sink sink, Watcher watcher) {
        sink.send(List.of(now(watcher)));
    }

    private Sink.Message now(Watcher watcher) {
        var present = projection.present(
                watcher.person().id(),
                watcher.as(),
                context.now(),
                table.thinking().seats());
        return Sink.Message.of(new TableEvent.Now(present));
    }

    private Optional<TableEvent> cut(Entry entry, Person person, Optional<Seat> as) {
        var at = Instant.ofEpochMilli(entry.at());
        return switch (entry.event()) {
            case StoredEvent.Stepped stepped ->
                session.stepOf(entry.seq())
                        .map(step -> new TableEvent.Stepped(
                                entry.seq(),
                                at,
                                projection.frame(step, projection.viewer(person.id(), as, step)),
                                stepped.by(),
                                stepped.bot()));
            case StoredEvent.TakenBack(int to, Seat by, StoredEvent.Manner manner) ->
                Optional.of(new TableEvent.TakenBack(
                        entry.seq(),
                        at,
                        projection.frame(to, projection.viewer(person.id(), as)),
                        by,
                        manner == StoredEvent.Manner.AGREED));
            case StoredEvent.Said(String _, String name, String badge, String text) ->
                context.blocks().has(person.id(), badge)
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
        boolean own = table.journal().reversed().stream()
                .filter(entry -> entry.seq() < seq && entry.event() instanceof StoredEvent.Proposed)
                .findFirst()
                .filter(entry ->
                        entry.event() instanceof StoredEvent.Proposed proposed && votes.contains(proposed.by()))
                .isPresent();
        var name = votes.stream().findFirst().map(state::chair).map(Chair::name);
        return own ? new TableNote.WithdrewProposal(name.orElseThrow()) : new TableNote.DeclinedProposal(name);
    }

    private TableEvent changed(Entry entry, TableNote note, Person person) {
        return changed(entry, Optional.of(note), person);
    }

    private TableEvent changed(Entry entry, Optional<TableNote> note, Person person) {
        return new TableEvent.Changed(
                entry.seq(), Instant.ofEpochMilli(entry.at()), note, projection.head(person.id()));
    }

    /// Ends all streams; clients come again by themselves.
    void close() {
        List.copyOf(watchers.keySet()).forEach(Sink::close);
    }
}
