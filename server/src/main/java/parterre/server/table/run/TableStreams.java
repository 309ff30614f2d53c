package parterre.server.table.run;

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
import parterre.server.table.project.EventProjection;
import parterre.server.table.state.Entry;
import parterre.server.table.state.StoredEvent;
import parterre.server.wire.Admin;
import parterre.server.wire.TableEvent;
import parterre.server.wire.TableHead;

/// The streams of a table. Everything that happens is cut for each viewer and sent to them.
final class TableStreams<S, M extends Move, V> {
    private static final int LONGEST_GAP = 200;

    private final MutableTable<S, M, V> current;
    private final TableContext context;
    private final Presence presence;
    private final Map<Sink, Watcher> watchers = new LinkedHashMap<>();
    private List<Seat> away = List.of();
    private List<Seat> leavers = List.of();

    /// A stream and for whom it is cut.
    private record Watcher(Person person, Optional<Seat> as) {}

    TableStreams(MutableTable<S, M, V> current, TableContext context, Presence presence) {
        this.current = current;
        this.context = context;
        this.presence = presence;
    }

    boolean isEmpty() {
        return watchers.isEmpty();
    }

    /// Returns the table as the operator sees it.
    Admin.TableView forOperator() {
        var players = current.state().people().stream()
                .map(person -> current.state().chairsOf(person).getFirst())
                .map(chair -> new Admin.Participant(chair.badge().orElseThrow(), chair.name()))
                .toList();
        return new Admin.TableView(
                current.id(),
                current.state().terms().game(),
                current.projection().phase(),
                players,
                spectators(),
                current.state().chat());
    }

    /// Returns the people without a seat who watch.
    private List<Admin.Participant> spectators() {
        return watchers.values().stream()
                .map(Watcher::person)
                .distinct()
                .filter(person -> current.state().chairsOf(person.id()).isEmpty())
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
                && current.state().phase() != TableHead.Phase.OVER
                && !current.state().chairsOf(person.id()).isEmpty()) {
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
                && !current.state().chairsOf(watcher.person().id()).isEmpty()) {
            tellNow();
        }
    }

    /// Returns what happened after an event; empty if that is too much, or if some of it was taken back
    /// since.
    private Optional<List<Sink.Message>> missed(Person person, Optional<Seat> as, long after) {
        var journal = current.journal();
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

    /// Tells everybody what has just happened, and how things stand. A viewer who may no longer look is sent
    /// away.
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
                .filter(entry -> !current.state().letsIn(entry.getValue().person()))
                .map(Map.Entry::getKey)
                .toList();
        strangers.forEach(sink -> {
            watchers.remove(sink);
            sink.close();
        });
    }

    /// Returns true if somebody watches, or a player of this table is connected.
    boolean isAnybodyHere() {
        return !watchers.isEmpty() || current.state().people().stream().anyMatch(presence::isHere);
    }

    /// Tells everybody how things stand.
    void tellNow() {
        told();
        watchers.forEach(this::tellNow);
    }

    /// Tells everybody when somebody has gone or come, or has been away or silent for so long that a bot may
    /// be called.
    void tellWhoIsAway() {
        var gone = gone();
        var left = current.projection().leavers(context.moment(), current.attendance());
        boolean changed = !gone.equals(away) || !left.equals(leavers);
        away = gone;
        leavers = left;
        if (changed) {
            tellNow();
        }
    }

    private List<Seat> gone() {
        return current.state().phase() == TableHead.Phase.OVER
                ? List.of()
                : current.projection().away(current.attendance());
    }

    /// Everybody knows by now.
    private void told() {
        away = gone();
        leavers = current.projection().leavers(context.moment(), current.attendance());
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
        return Sink.Message.of(
                new TableEvent.Now(current.present(watcher.person().id(), watcher.as())));
    }

    private Optional<TableEvent> cut(Entry entry, Person person, Optional<Seat> as) {
        return new EventProjection<>(current.table(), current.projection(), current.journal())
                .of(entry, person.id(), as, badge -> context.blocks().has(person.id(), badge));
    }

    /// Ends all streams; clients come again by themselves.
    void close() {
        List.copyOf(watchers.keySet()).forEach(Sink::close);
    }
}
