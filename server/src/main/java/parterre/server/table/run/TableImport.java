package parterre.server.table.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.engine.table.GameRecord;
import parterre.engine.table.RecordForm;
import parterre.server.people.Person;
import parterre.server.store.Database;
import parterre.server.store.TableStore;
import parterre.server.table.project.TableProjection;
import parterre.server.table.state.Chair;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.RecordText;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Terms;
import parterre.server.table.stored.EventCodec;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.ServerFault;

/// Makes tables of records. A table goes on from its record, or is over if the game of the record is.
public final class TableImport {
    private static final String OPEN_HANDS = "open-hands";
    private static final String PLAYED = EventCodec.ENDING.word(StoredEvent.Ending.PLAYED);

    private final OfflineTables tables;
    private final RecordForm form;

    public TableImport(Database database, List<GameBox<?, ?, ?>> games) {
        tables = new OfflineTables(database, games);
        form = new RecordForm(games.stream().map(box -> box.game().info()).toList());
    }

    /// Returns true if this is how a game can end.
    public static boolean isEnding(String word) {
        return EventCodec.ENDING.words().contains(word);
    }

    /// Returns the ids of the tables that are there already.
    public Set<String> there() {
        return new HashSet<>(tables.store().all());
    }

    /// Returns everything that a new table stores, or the problems of its record, line by line.
    ///
    /// @param people the people of this server, by the badges of the holders
    /// @param known the badges of people who can come to this server; a game that none of them plays is
    ///     stopped
    public Reading<TableStore.Act> table(TableRecord table, Map<String, Person> people, Set<String> known) {
        return RecordText.read(form, table.text()).then(record -> {
            var box = tables.box(record.game()).orElseThrow();
            return act(box, record, table, people, known);
        });
    }

    private <S, M extends Move, V> Reading<TableStore.Act> act(
            GameBox<S, M, V> box, GameRecord record, TableRecord table, Map<String, Person> people, Set<String> known) {
        int seats = record.setup().seats();
        if (!table.seats().stream().map(TableRecord.Holder::seat).toList().equals(Seat.first(seats))) {
            return Reading.bad("seats", new ServerFault.FillSeats(seats));
        }
        var created = new StoredEvent.Created(
                terms(box, withoutEnd(record, table)), chairs(table, people), host(table, people), List.of());
        return GameSession.open(box, created.terms()).then(session -> {
            var ending = ending(box, table, known, session);
            var events = new ArrayList<TableStore.Event>();
            add(events, created, table.created());
            add(events, new StoredEvent.Started(), table.created());
            ending.ifPresent(how -> add(events, new StoredEvent.Ended(how), table.changed()));
            return Reading.good(act(table, created, session, events));
        });
    }

    private static Terms terms(GameBox<?, ?, ?> box, GameRecord record) {
        return new Terms(
                record.game(),
                record.setup().edition(),
                record.setup().seats(),
                record.setup().chosen(),
                new ClockTerms.None(),
                true,
                record.notes().containsKey(OPEN_HANDS),
                false,
                false,
                Optional.empty(),
                Optional.of(new RecordForm(List.of(box.game().info())).write(record)));
    }

    /// Returns a record without the last act of the table, if that tells how the game ended: the event tells
    /// it again.
    private static GameRecord withoutEnd(GameRecord record, TableRecord table) {
        var entries = record.entries();
        if (table.ending().filter(how -> !how.equals(PLAYED)).isEmpty()
                || entries.isEmpty()
                || !(entries.getLast() instanceof GameRecord.Entry.Table)) {
            return record;
        }
        return new GameRecord(
                record.game(),
                record.setup(),
                record.players(),
                record.notes(),
                record.position(),
                entries.subList(0, entries.size() - 1),
                record.result());
    }

    private static List<Chair> chairs(TableRecord table, Map<String, Person> people) {
        return table.seats().stream()
                .map(holder -> {
                    var chair = holder.level()
                            .map(level -> Chair.bot(holder.seat(), level, holder.name()))
                            .orElseGet(() -> Chair.open(holder.seat(), 1));
                    var taken = holder.badge()
                            .flatMap(badge -> Optional.ofNullable(people.get(badge)))
                            .map(person -> chair.takenBy(person, holder.name(), false))
                            .orElse(chair);
                    return holder.resigned() ? taken.givenUp() : taken;
                })
                .toList();
    }

    private static String host(TableRecord table, Map<String, Person> people) {
        return table.seats().stream()
                .flatMap(holder -> holder.badge().stream())
                .flatMap(badge -> Optional.ofNullable(people.get(badge)).stream())
                .map(Person::id)
                .findFirst()
                .orElse("");
    }

    /// Returns how the game ended here; empty if it goes on.
    private <S, M extends Move, V> Optional<StoredEvent.Ending> ending(
            GameBox<S, M, V> box, TableRecord table, Set<String> known, GameSession<S, M, V> session) {
        if (session.result().isPresent()) {
            return Optional.of(StoredEvent.Ending.PLAYED);
        }
        var told = table.ending().map(EventCodec.ENDING::constant);
        if (told.isPresent() && told.get() != StoredEvent.Ending.PLAYED) {
            return told;
        }
        var levels = tables.context().bots().levels(box).stream()
                .map(level -> level.id())
                .toList();
        boolean goesOn = told.isEmpty()
                && table.seats().stream()
                        .allMatch(holder -> holder.badge().isPresent()
                                || holder.level().filter(levels::contains).isPresent())
                && table.seats().stream()
                        .anyMatch(holder -> !holder.resigned()
                                && holder.badge().filter(known::contains).isPresent());
        return goesOn ? Optional.empty() : Optional.of(StoredEvent.Ending.STOPPED);
    }

    private static void add(List<TableStore.Event> events, StoredEvent event, long at) {
        events.add(new TableStore.Event(events.size() + 1L, at, EventCodec.write(event)));
    }

    private <S, M extends Move, V> TableStore.Act act(
            TableRecord table,
            StoredEvent.Created created,
            GameSession<S, M, V> session,
            List<TableStore.Event> events) {
        var context = tables.context();
        var rows = new Replay.Rows(events.subList(1, events.size()), List.of(), Map.of());
        var replay = Replay.of(table.id(), created, table.created(), session, rows, context.delays());
        var setting = TableProjection.Setting.of(
                session, context.secrets().any(session.box().game(), session.setup()), replay.frozen());
        var listing = new Listing<>(replay.table(), new TableProjection<>(replay.table(), setting));
        return new TableStore.Act(
                table.id(),
                events,
                List.of(),
                OptionalLong.empty(),
                Optional.of(listing.card(table.changed())),
                Set.of(),
                listing.holders(listing.asked()));
    }
}
