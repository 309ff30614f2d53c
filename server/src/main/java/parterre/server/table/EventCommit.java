package parterre.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.store.TableStore;

/// Gathers the events of a table that are not stored yet. They are stored durably, in one piece with the table's
/// card and its list of awaited people. Only then is anybody told.
final class EventCommit<S, M extends Move, V> {
    private final LiveTable<S, M, V> table;
    private final TableContext context;
    private final Listing<S, M, V> listing;
    private final Audience<S, M, V> audience;
    private final List<TableStore.Event> unkept = new ArrayList<>();
    private OptionalLong opened = OptionalLong.empty();
    private Set<String> turns;
    private Set<TableStore.Holder> holders;

    /// @param known true if the table has been stored before; a new table has told nobody yet
    EventCommit(
            LiveTable<S, M, V> table,
            TableContext context,
            Listing<S, M, V> listing,
            Audience<S, M, V> audience,
            boolean known) {
        this.table = table;
        this.context = context;
        this.listing = listing;
        this.audience = audience;
        turns = known ? listing.asked() : Set.of();
        holders = known ? listing.holders(turns) : Set.of();
    }

    /// Something that has happened is kept with the rest of this act.
    void add(TableStore.Event event) {
        unkept.add(event);
    }

    /// The sealed answers of this decision have become a step.
    void opens(long decision) {
        opened = OptionalLong.of(decision);
    }

    /// A table that was just made is kept with its first event.
    void keepNew() {
        var first = table.journal().getFirst();
        unkept.addFirst(new TableStore.Event(first.seq(), first.at(), EventCodec.write(first.event())));
        keep(Optional.empty(), 1, Optional.empty());
    }

    /// Stores the gathered events, and tells everybody.
    void keep(Optional<TableStore.Sealed> sealed) {
        var person = sealed.flatMap(answer ->
                table.state().chair(Seat.read(answer.seat()).orThrow()).person());
        keep(sealed, table.seq() - unkept.size() + 1, person);
    }

    /// Stores a person's wish, and tells only that person.
    void keepFor(Person person) {
        keep(Optional.empty(), table.seq() + 1, Optional.of(person.id()));
    }

    /// @param alone who alone is told, if nothing has happened that others could notice
    private void keep(Optional<TableStore.Sealed> sealed, long from, Optional<String> alone) {
        table.settle();
        var now = listing.asked();
        var people = listing.holders(now);
        context.store()
                .keep(new TableStore.Act(
                        table.id(),
                        List.copyOf(unkept),
                        sealed,
                        opened,
                        Optional.of(listing.card(changed())),
                        holders,
                        people));
        holders = people;
        boolean quiet = unkept.isEmpty();
        unkept.clear();
        opened = OptionalLong.empty();
        if (quiet) {
            // Others must not notice that a player has answered in secret.
            alone.ifPresent(audience::tellNow);
        } else {
            var journal = table.journal();
            var kept = journal.subList((int) from - 1, journal.size());
            context.steps()
                    .add(kept.stream()
                            .filter(entry -> entry.event() instanceof StoredEvent.Stepped)
                            .count());
            audience.tell(kept);
        }
        if (!now.equals(turns)) {
            context.door().turnsChanged(table.id(), without(now, turns), without(turns, now));
            turns = now;
        }
        table.thinking().wake();
    }

    /// Returns when something last happened that others could notice. Seats that are handed over to another guest
    /// do not count.
    private long changed() {
        return table.journal().reversed().stream()
                .filter(entry -> !(entry.event() instanceof StoredEvent.HandedOver))
                .mapToLong(Entry::at)
                .findFirst()
                .orElseThrow();
    }

    private static <T> Set<T> without(Set<T> all, Set<T> others) {
        return all.stream().filter(one -> !others.contains(one)).collect(Collectors.toSet());
    }
}
