package parterre.server.store;

import java.util.List;
import java.util.Optional;

/// Stores reports, which people have blocked whom, and the operator's decisions.
public final class ModerationStore {
    private final Database database;

    public ModerationStore(Database database) {
        this.database = database;
    }

    /// An operator's decision about a person.
    ///
    /// @param until milliseconds since 1970
    public record Sanction(String person, String kind, long until, String reason) {}

    /// A report.
    ///
    /// @param person who was reported, by their secret id
    /// @param name their name
    public record Report(
            String id,
            long at,
            String reporter,
            String person,
            String name,
            String table,
            String reason,
            String body) {}

    /// Somebody whom a person blocks.
    public record Block(String person, String badge, String name) {}

    /// Returns all sanctions, also those that have ended.
    public List<Sanction> sanctions() {
        return database.read(handle -> handle.createQuery("select person, kind, until, reason from sanction")
                .map((row, _) -> new Sanction(row.getString(1), row.getString(2), row.getLong(3), row.getString(4)))
                .list());
    }

    /// Keeps a sanction in place of an earlier one of its kind.
    public void add(Sanction sanction) {
        database.write(
                handle -> handle.execute("""
                insert into sanction (person, kind, until, reason) values (?, ?, ?, ?)
                on conflict (person, kind) do update set until = excluded.until, reason = excluded.reason""", sanction.person(), sanction.kind(), sanction.until(), sanction.reason()));
    }

    /// Ends a sanction.
    public void remove(String person, String kind) {
        database.write(handle -> handle.execute("delete from sanction where person = ? and kind = ?", person, kind));
    }

    /// Keeps a report.
    public void add(Report report) {
        database.write(handle -> handle.execute(
                """
                insert into report (id, at, reporter, person, name, table_id, reason, body, settled)
                values (?, ?, ?, ?, ?, ?, ?, ?, 0)""",
                report.id(),
                report.at(),
                report.reporter(),
                report.person(),
                report.name(),
                report.table(),
                report.reason(),
                report.body()));
    }

    /// Returns reports that are not settled, the latest first.
    ///
    /// @param before the id of a report: only earlier ones are returned
    public List<Report> reports(Optional<String> before, int most) {
        var earlier = before.isPresent() ? " and (at, id) < (select at, id from report where id = :before)" : "";
        return database.read(handle -> {
            var query = handle.createQuery("select id, at, reporter, person, name, table_id, reason, body from report"
                    + " where settled = 0" + earlier + " order by at desc, id desc limit " + most);
            before.ifPresent(id -> query.bind("before", id));
            return query.map((row, _) -> new Report(
                            row.getString(1),
                            row.getLong(2),
                            row.getString(3),
                            row.getString(4),
                            row.getString(5),
                            row.getString(6),
                            row.getString(7),
                            row.getString(8)))
                    .list();
        });
    }

    /// Settles all reports that a person has filed, also as a guest who has become this person.
    public void settleAllBy(String reporter) {
        database.write(handle -> handle.execute(
                "update report set settled = 1 where reporter = ? or reporter in (select id from person where became = ?)",
                reporter,
                reporter));
    }

    /// Settles a report: it stays stored, but is no longer shown.
    public void settle(String report) {
        database.write(handle -> handle.execute("update report set settled = 1 where id = ?", report));
    }

    /// Returns all blocks of all people.
    public List<Block> blocks() {
        return database.read(handle -> handle.createQuery("select person, badge, name from block")
                .map((row, _) -> new Block(row.getString(1), row.getString(2), row.getString(3)))
                .list());
    }

    /// Keeps a block.
    public void add(Block block) {
        database.write(handle -> handle.execute("""
                insert into block (person, badge, name) values (?, ?, ?)
                on conflict (person, badge) do update set name = excluded.name""", block.person(), block.badge(), block.name()));
    }

    /// Ends a block.
    public void removeBlock(String person, String badge) {
        database.write(handle -> handle.execute("delete from block where person = ? and badge = ?", person, badge));
    }
}
