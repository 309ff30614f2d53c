package parterre.server.table.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.store.TableStore;
import parterre.server.table.decide.Decision;
import parterre.server.table.state.Entry;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.stored.EventCodec;
import parterre.server.table.stored.PreferenceCodec;

/// Stores what a table has decided: durably, in one piece with the table's card and its list of awaited
/// people. Only then does the table stand so, and only then is anybody told.
final class EventCommit<S, M extends Move, V> {
    private final MutableTable<S, M, V> current;
    private final TableContext context;
    private final TableStreams<S, M, V> tableStreams;
    private boolean known;
    private Set<String> turns = Set.of();
    private Set<TableStore.Holder> holders = Set.of();

    /// @param known true if the table has been stored before; a new table has told nobody yet
    EventCommit(
            MutableTable<S, M, V> current, TableContext context, TableStreams<S, M, V> tableStreams, boolean known) {
        this.current = current;
        this.context = context;
        this.tableStreams = tableStreams;
        this.known = known;
        if (known) {
            var listing = new Listing<>(current.table(), current.projection());
            turns = listing.asked();
            holders = listing.holders(turns);
        }
    }

    /// Stores a decision, and tells everybody. A new table is stored with its first event.
    void keep(Decision.Done<S, M, V> done) {
        var id = current.id();
        var listing = new Listing<>(done.after(), current.projection(done.after()));
        var now = listing.asked();
        var people = listing.holders(now);
        var fresh = known ? done.events() : withFirst(done.events());
        done.preferences()
                .forEach((seat, preference) ->
                        context.store().standing(id, seat.toString(), PreferenceCodec.write(preference)));
        context.store()
                .keep(new TableStore.Act(
                        id,
                        fresh.stream().map(EventCommit::stored).toList(),
                        done.sealed().stream().map(EventCommit::stored).toList(),
                        done.opened(),
                        Optional.of(listing.card(changed(done.events()))),
                        holders,
                        people));
        known = true;
        holders = people;
        current.become(done.after(), done.events());
        tell(done, fresh);
        if (!now.equals(turns)) {
            context.callbacks().turnsChanged(id, without(now, turns), without(turns, now));
            turns = now;
        }
    }

    private List<Entry> withFirst(List<Entry> events) {
        var all = new ArrayList<Entry>();
        all.add(current.journal().getFirst());
        all.addAll(events);
        return all;
    }

    private static TableStore.Event stored(Entry entry) {
        return new TableStore.Event(entry.seq(), entry.at(), EventCodec.write(entry.event()));
    }

    private static TableStore.Sealed stored(Decision.Sealed sealed) {
        return new TableStore.Sealed(
                sealed.decision(),
                sealed.seat().toString(),
                sealed.answer().at(),
                sealed.answer().move());
    }

    private void tell(Decision.Done<S, M, V> done, List<Entry> fresh) {
        if (fresh.isEmpty()) {
            // Others must not notice that a player has answered in secret.
            alone(done).forEach(tableStreams::tellNow);
            return;
        }
        context.steps()
                .add(fresh.stream()
                        .filter(entry -> entry.event() instanceof StoredEvent.Stepped)
                        .count());
        tableStreams.tell(fresh);
    }

    /// Returns the people whose seats have answered in secret, or have said what they want to be asked.
    private Set<String> alone(Decision.Done<S, M, V> done) {
        var seats = new HashSet<Seat>(done.preferences().keySet());
        done.sealed().forEach(answer -> seats.add(answer.seat()));
        return seats.stream()
                .flatMap(seat -> current.state().chair(seat).person().stream())
                .collect(Collectors.toSet());
    }

    /// Returns when something last happened that others could notice. Seats that are handed over to another
    /// guest do not count.
    private long changed(List<Entry> events) {
        return Stream.concat(events.reversed().stream(), current.journal().reversed().stream())
                .filter(entry -> !(entry.event() instanceof StoredEvent.HandedOver))
                .mapToLong(Entry::at)
                .findFirst()
                .orElseThrow();
    }

    private static <T> Set<T> without(Set<T> all, Set<T> others) {
        return all.stream().filter(one -> !others.contains(one)).collect(Collectors.toSet());
    }
}
