package parterre.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/// Stores the errors that people made in finished games, and when each comes back.
public final class MistakeStore {
    private static final String COLUMNS = "m.person, m.table_id, m.step, m.seat, m.grade, m.loss, m.stage, m.due";

    private static final RowMapper<Mistake> MISTAKE = (row, _) -> new Mistake(
            row.getString(1),
            row.getString(2),
            row.getInt(3),
            row.getString(4),
            row.getString(5),
            row.getInt(6),
            row.getInt(7),
            row.getLong(8));

    private final Database database;

    public MistakeStore(Database database) {
        this.database = database;
    }

    /// An error of a player.
    ///
    /// @param step the number of the step that answered the decision, from 1
    /// @param loss in thousandths of the win
    /// @param stage how many tries were right, one after the other
    /// @param due when it comes back, in milliseconds since 1970
    public record Mistake(
            String person, String table, int step, String seat, String grade, int loss, int stage, long due) {
        /// Returns the same mistake after a try.
        public Mistake at(int newStage, long newDue) {
            return new Mistake(person, table, step, seat, grade, loss, newStage, newDue);
        }

        private boolean isSame(Mistake other) {
            return step == other.step && seat.equals(other.seat);
        }
    }

    /// A mistake that is due, with the card of its table.
    public record Due(Mistake mistake, String card) {}

    /// Stores the mistakes of a person at a table. Those that are stored already stay as they are; others, which a
    /// review no longer finds, go.
    public void replace(String person, String table, List<Mistake> mistakes) {
        var known = of(person, table);
        var gone = known.stream()
                .filter(old -> mistakes.stream().noneMatch(old::isSame))
                .toList();
        var added = mistakes.stream()
                .filter(mistake -> known.stream().noneMatch(mistake::isSame))
                .toList();
        if (gone.isEmpty() && added.isEmpty()) {
            return;
        }
        database.write(handle -> {
            for (var mistake : gone) {
                handle.execute(
                        "delete from mistake where person = ? and table_id = ? and step = ? and seat = ?",
                        person,
                        table,
                        mistake.step(),
                        mistake.seat());
            }
            for (var mistake : added) {
                handle.execute(
                        """
                        insert into mistake (person, table_id, step, seat, grade, loss, stage, due)
                        values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (person, table_id, step, seat) do nothing""",
                        person,
                        table,
                        mistake.step(),
                        mistake.seat(),
                        mistake.grade(),
                        mistake.loss(),
                        mistake.stage(),
                        mistake.due());
            }
        });
    }

    private List<Mistake> of(String person, String table) {
        return database.read(handle -> handle.createQuery(
                        "select " + COLUMNS + " from mistake m where m.person = ? and m.table_id = ?")
                .bind(0, person)
                .bind(1, table)
                .map(MISTAKE)
                .list());
    }

    /// Returns a mistake of a person; empty if none is stored there.
    public Optional<Mistake> find(String person, String table, int step, String seat) {
        return database.read(handle -> handle.createQuery("select " + COLUMNS
                        + " from mistake m where m.person = ? and m.table_id = ? and m.step = ? and m.seat = ?")
                .bind(0, person)
                .bind(1, table)
                .bind(2, step)
                .bind(3, seat)
                .map(MISTAKE)
                .findOne());
    }

    /// Stores when a mistake comes back.
    public void tried(Mistake mistake) {
        database.write(handle -> handle.execute(
                "update mistake set stage = ?, due = ? where person = ? and table_id = ? and step = ? and seat = ?",
                mistake.stage(),
                mistake.due(),
                mistake.person(),
                mistake.table(),
                mistake.step(),
                mistake.seat()));
    }

    /// Returns the mistakes of a person that are due, those that have waited longest first.
    ///
    /// @param learned the stage at which nothing comes back
    public List<Due> due(String person, int learned, long now, int most) {
        return database.read(handle -> handle.createQuery("select " + COLUMNS + ", c.card from mistake m"
                        + " join table_card c on c.id = m.table_id where m.person = ? and m.stage < ? and m.due <= ?"
                        + " order by m.due, m.table_id, m.step limit " + most)
                .bind(0, person)
                .bind(1, learned)
                .bind(2, now)
                .map((row, context) -> new Due(MISTAKE.map(row, context), row.getString(9)))
                .list());
    }

    /// Returns when the next mistake of a person comes back after a time; empty if none does.
    public Optional<Long> next(String person, int learned, long now) {
        return database.read(handle -> handle.createQuery(
                        "select due from mistake where person = ? and stage < ? and due > ?" + " order by due limit 1")
                .bind(0, person)
                .bind(1, learned)
                .bind(2, now)
                .mapTo(Long.class)
                .findOne());
    }
}
