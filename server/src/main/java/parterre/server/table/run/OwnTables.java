package parterre.server.table.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.server.people.Person;
import parterre.server.store.TableStore;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.OwnData.OwnSaying;
import parterre.server.wire.OwnData.OwnSeat;
import parterre.server.wire.OwnData.OwnTable;

/// Reads a person's tables for the export of their own data, as they may see them.
public final class OwnTables {
    private final TableRegistry registry;
    private final TableStore store;

    OwnTables(TableRegistry registry, TableStore store) {
        this.registry = registry;
        this.store = store;
    }

    /// Returns the ids of the next tables of a person.
    ///
    /// @param after the id of the last table before
    public List<String> ids(Person person, Optional<String> after, int most) {
        return store.of(person.id()).stream()
                .sorted()
                .filter(id -> after.isEmpty() || id.compareTo(after.get()) > 0)
                .limit(most)
                .toList();
    }

    /// Tables of a person.
    ///
    /// @param unreadable the ids of those that cannot be read
    public record Read(List<OwnTable> tables, List<String> unreadable) {}

    /// Reads these tables. Tables whose games have not begun are left out.
    public Read tables(Person person, List<String> ids) {
        var tables = new ArrayList<OwnTable>();
        var unreadable = new ArrayList<String>();
        for (var id : ids) {
            try {
                registry.enter(id, table -> own(person, table)).ifPresent(tables::add);
            } catch (ApiException refusal) {
                if (!refusal.is(FaultCode.FROZEN)) {
                    throw refusal;
                }
                unreadable.add(id);
            }
        }
        return new Read(tables, unreadable);
    }

    private static Optional<OwnTable> own(Person person, LiveTable<?, ?, ?> table) {
        return TableExport.record(table, Optional.of(person))
                .map(record -> new OwnTable(
                        record.id(),
                        record.game(),
                        record.ending(),
                        Instant.ofEpochMilli(record.created()),
                        Instant.ofEpochMilli(record.changed()),
                        record.seats().stream()
                                .map(holder -> new OwnSeat(
                                        holder.seat(),
                                        holder.name(),
                                        holder.badge(),
                                        holder.level(),
                                        holder.resigned()))
                                .toList(),
                        record.whole(),
                        record.text(),
                        TableExport.said(table, person).stream()
                                .map(said -> new OwnSaying(Instant.ofEpochMilli(said.at()), said.name(), said.text()))
                                .toList()));
    }
}
