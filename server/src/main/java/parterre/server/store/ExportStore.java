package parterre.server.store;

import java.util.List;
import java.util.Optional;

/// Reads what is stored about one person, and writes what an import brings.
public final class ExportStore {
    private final Database database;

    public ExportStore(Database database) {
        this.database = database;
    }

    /// A person.
    ///
    /// @param created milliseconds since 1970
    public record Stored(String id, String name, String badge, long created) {}

    /// Returns the person with this badge. A guest who has become another person is that person.
    public Optional<Stored> person(String badge) {
        return database.read(handle -> handle.createQuery("""
                        select now.id, now.name, now.badge, now.created from person p
                        join person now on now.id = coalesce(p.became, p.id) where p.badge = ?""")
                .bind(0, badge)
                .map((row, _) -> new Stored(row.getString(1), row.getString(2), row.getString(3), row.getLong(4)))
                .findFirst());
    }

    public List<PeopleStore.Device> devices(String person) {
        return new PeopleStore(database).devices(person);
    }

    public List<ModerationStore.Block> blocks(String person) {
        return new ModerationStore(database)
                .blocks().stream()
                        .filter(block -> block.person().equals(person))
                        .toList();
    }

    public List<ModerationStore.Sanction> sanctions(String person) {
        return new ModerationStore(database)
                .sanctions().stream()
                        .filter(sanction -> sanction.person().equals(person))
                        .toList();
    }

    /// Returns the reports that a person has filed, the earliest first.
    public List<ModerationStore.Report> reports(String reporter) {
        return database.read(
                handle -> handle.createQuery("select id, at, reporter, person, name, table_id, reason, body from report"
                                + " where reporter = ? order by at, id")
                        .bind(0, reporter)
                        .map((row, _) -> new ModerationStore.Report(
                                row.getString(1),
                                row.getLong(2),
                                row.getString(3),
                                row.getString(4),
                                row.getString(5),
                                row.getString(6),
                                row.getString(7),
                                row.getString(8)))
                        .list());
    }

    /// Stores tables and people together, or nothing of them.
    ///
    /// @param tables may be read more than once
    public void keep(List<Stored> people, Iterable<TableStore.Act> tables) {
        database.write(handle -> {
            for (var person : people) {
                handle.execute(
                        "insert into person (id, name, badge, created) values (?, ?, ?, ?)",
                        person.id(),
                        person.name(),
                        person.badge(),
                        person.created());
            }
            tables.forEach(table -> TableStore.write(handle, table));
        });
    }
}
