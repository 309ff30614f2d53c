package parterre.server.table.run;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.server.people.Person;
import parterre.server.store.Database;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.stored.EventCodec;
import parterre.server.wire.TableHead;

/// Reads the tables of a database as records.
public final class TableExport {
    private final OfflineTables tables;

    public TableExport(Database database, List<GameBox<?, ?, ?>> games) {
        tables = new OfflineTables(database, games);
    }

    /// Something that a person said.
    ///
    /// @param at milliseconds since 1970
    /// @param name as whom
    public record Saying(String table, long at, String name, String text) {}

    /// Returns the ids of all tables, or of those at which a person holds or held a seat.
    public List<String> ids(Optional<Person> person) {
        return person.map(one -> tables.store().of(one.id())).orElseGet(tables.store()::all).stream()
                .sorted()
                .toList();
    }

    /// Returns a table as a record; empty if its game has not begun.
    ///
    /// @param reader only what this person may see is in the record; left out, all of it
    /// @throws parterre.server.wire.ApiException if the table cannot be replayed from its first event on
    public Optional<TableRecord> table(String id, Optional<Person> reader) {
        return record(tables.load(id), reader);
    }

    static Optional<TableRecord> record(LiveTable<?, ?, ?> table, Optional<Person> reader) {
        var state = table.state();
        if (state.phase() == TableHead.Phase.SEATING) {
            return Optional.empty();
        }
        var viewer = reader.map(person -> table.viewer(person, Optional.empty(), true))
                .orElseGet(Viewer::everyone);
        return Optional.of(new TableRecord(
                table.id(),
                state.terms().game(),
                state.ending().map(EventCodec.ENDING::word),
                state.created(),
                table.journal().getLast().at(),
                state.chairs().stream()
                        .map(chair -> new TableRecord.Holder(
                                chair.seat(), chair.name(), chair.badge(), chair.level(), chair.resigned()))
                        .toList(),
                viewer instanceof Viewer.Everyone || !table.projection().hasSecrets(),
                table.queries().record(viewer)));
    }

    /// Returns everything that a person said at a table, the earliest first.
    ///
    /// @throws parterre.server.wire.ApiException if the table cannot be replayed from its first event on
    public List<Saying> said(String id, Person person) {
        return said(tables.load(id), person);
    }

    static List<Saying> said(LiveTable<?, ?, ?> table, Person person) {
        return table.journal().stream()
                .flatMap(entry -> entry.event() instanceof StoredEvent.Said said
                                && said.person().equals(person.id())
                        ? Stream.of(new Saying(table.id(), entry.at(), said.name(), said.text()))
                        : Stream.empty())
                .toList();
    }
}
