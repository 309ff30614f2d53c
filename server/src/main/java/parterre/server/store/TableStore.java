package parterre.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/// Stores tables.
public final class TableStore {
    /// The most tables that are deleted at once.
    public static final int MOST_FORGOTTEN = 200;

    private static final String FORGETTABLE = "phase <> 'playing' and changed < ? and visited < ?"
            + " and not exists (select 1 from report where report.table_id = table_card.id and settled = 0)";

    private final Database database;

    public TableStore(Database database) {
        this.database = database;
    }

    /// Something that happened at a table.
    ///
    /// @param seq 1, 2, 3... for each table
    /// @param at milliseconds since 1970
    /// @param body as the table writes it
    public record Event(long seq, long at, String body) {}

    /// An answer that waits for the others.
    public record Sealed(long decision, String seat, long at, String move) {}

    /// A table as lists show it.
    ///
    /// @param listed true if everyone may see that a seat is open
    /// @param watched true if everyone may watch
    /// @param card as the table writes it
    public record Card(String id, String phase, long changed, boolean listed, boolean watched, String card) {}

    /// Somebody who holds a seat.
    ///
    /// @param turn true if the table waits for them
    public record Holder(String person, boolean turn) {}

    /// All that one act changes: written together or not at all.
    ///
    /// @param sealed answers that were given in secret
    /// @param opened the decision whose sealed answers have become an event
    /// @param card the card, if it has changed
    /// @param before who held seats until now, as far as that is kept
    /// @param holders who holds them now; kept with the card
    public record Act(
            String table,
            List<Event> events,
            List<Sealed> sealed,
            OptionalLong opened,
            Optional<Card> card,
            Set<Holder> before,
            Set<Holder> holders) {}

    /// Keeps an act; returns when it is durable.
    public void keep(Act act) {
        database.write(handle -> write(handle, act));
    }

    static void write(Handle handle, Act act) {
        for (var event : act.events()) {
            handle.execute(
                    "insert into table_event (table_id, seq, at, body) values (?, ?, ?, ?)",
                    act.table(),
                    event.seq(),
                    event.at(),
                    event.body());
        }
        act.sealed()
                .forEach(answer -> handle.execute(
                        "insert into sealed_answer (table_id, decision, seat, at, move) values (?, ?, ?, ?, ?)",
                        act.table(),
                        answer.decision(),
                        answer.seat(),
                        answer.at(),
                        answer.move()));
        act.opened()
                .ifPresent(decision -> handle.execute(
                        "delete from sealed_answer where table_id = ? and decision <= ?", act.table(), decision));
        act.card().ifPresent(card -> {
            write(handle, card);
            write(handle, card.id(), act.before(), act.holders());
        });
    }

    private static void write(Handle handle, Card card) {
        handle.execute(
                """
                insert into table_card (id, phase, changed, listed, watched, card) values (?, ?, ?, ?, ?, ?)
                on conflict (id) do update set phase = excluded.phase, changed = excluded.changed,
                    listed = excluded.listed, watched = excluded.watched, card = excluded.card""",
                card.id(),
                card.phase(),
                card.changed(),
                card.listed() ? 1 : 0,
                card.watched() ? 1 : 0,
                card.card());
    }

    private static void write(Handle handle, String table, Set<Holder> before, Set<Holder> holders) {
        for (var holder : before) {
            if (holders.stream().noneMatch(other -> other.person().equals(holder.person()))) {
                handle.execute("delete from table_person where table_id = ? and person = ?", table, holder.person());
            }
        }
        for (var holder : holders) {
            if (!before.contains(holder)) {
                handle.execute("""
                        insert into table_person (table_id, person, turn) values (?, ?, ?)
                        on conflict (table_id, person) do update set turn = excluded.turn""", table, holder.person(), holder.turn() ? 1 : 0);
            }
        }
    }

    /// Returns everything that happened at a table, in order; empty if there is no such table.
    public List<Event> events(String table) {
        return database.read(
                handle -> handle.createQuery("select seq, at, body from table_event where table_id = ? order by seq")
                        .bind(0, table)
                        .map((row, _) -> new Event(row.getLong(1), row.getLong(2), row.getString(3)))
                        .list());
    }

    /// Returns the answers that wait at a table.
    public List<Sealed> sealed(String table) {
        return database.read(handle -> handle.createQuery(
                        "select decision, seat, at, move from sealed_answer where table_id = ? order by seat")
                .bind(0, table)
                .map((row, _) -> new Sealed(row.getLong(1), row.getString(2), row.getLong(3), row.getString(4)))
                .list());
    }

    /// Returns which questions seats want to be asked out of turn, by seat.
    public Map<String, String> standing(String table) {
        return database.read(handle -> handle.createQuery("select seat, body from standing_answer where table_id = ?")
                .bind(0, table)
                .map((row, _) -> Map.entry(row.getString(1), row.getString(2)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Stores which questions a seat wants to be asked out of turn.
    public void standing(String table, String seat, String body) {
        database.write(handle -> handle.execute("""
                insert into standing_answer (table_id, seat, body) values (?, ?, ?)
                on conflict (table_id, seat) do update set body = excluded.body""", table, seat, body));
    }

    /// Returns the tables of a phase, those that have stood longest first.
    public List<String> inPhase(String phase) {
        return database.read(handle -> handle.createQuery("select id from table_card where phase = ? order by changed")
                .bind(0, phase)
                .mapTo(String.class)
                .list());
    }

    /// Somebody is at a table, though nothing happens there.
    public void visited(String table, long now) {
        database.write(handle -> handle.execute("update table_card set visited = ? where id = ?", now, table));
    }

    /// Returns the cards that everyone may see in a phase, the latest first, of tables at which the same person sits
    /// the latest three.
    ///
    /// @param flag `listed` or `watched`
    /// @param since leaves out tables where nothing has happened and no person was seen after this time
    public List<String> open(String phase, Flag flag, long since, int most) {
        var shown = "select id, card, changed, phase from table_card where phase = ? and " + flag.column
                + " = 1 and (changed > ? or visited > ?)";
        // Tables at which nobody sits count as those of one person.
        var sitter = "coalesce((select min(person) from table_person where table_id = shown.id), '')";
        return database.read(
                handle -> handle.createQuery("select card from (select card, changed, phase, row_number() over"
                                + " (partition by " + sitter + " order by changed desc) as place from (" + shown
                                + ") as shown) as placed where place <= 3 or phase = 'playing' order by changed desc limit "
                                + most)
                        .bind(0, phase)
                        .bind(1, since)
                        .bind(2, since)
                        .mapTo(String.class)
                        .list());
    }

    /// Returns the cards of all tables that are not over, the latest first.
    public List<String> unfinished(int most) {
        return database.read(handle -> handle.createQuery(
                        "select card from table_card where phase <> 'over' order by changed desc limit " + most)
                .mapTo(String.class)
                .list());
    }

    /// The reasons to show a card.
    public enum Flag {
        LISTED("listed"),
        WATCHED("watched");

        private final String column;

        Flag(String column) {
            this.column = column;
        }
    }

    /// Returns a person's tables that are not over: their turn first, then those that have stood longest.
    public List<Mine> running(String person) {
        return database.read(handle -> handle.createQuery("""
                        select c.card, p.turn, c.changed from table_card c join table_person p on p.table_id = c.id
                        where p.person = ? and c.phase <> 'over' order by p.turn desc, c.changed limit 200""")
                .bind(0, person)
                .map((row, _) -> new Mine(row.getString(1), row.getInt(2) == 1, row.getLong(3)))
                .list());
    }

    /// Returns a person's finished tables that changed before a time, the latest first.
    public List<Mine> finished(String person, long before, int most) {
        return database.read(handle -> handle.createQuery(
                        "select c.card, c.changed from table_card c join table_person p on p.table_id = c.id"
                                + " where p.person = ? and c.phase = 'over' and c.changed < ?"
                                + " order by c.changed desc limit " + most)
                .bind(0, person)
                .bind(1, before)
                .map((row, _) -> new Mine(row.getString(1), false, row.getLong(2)))
                .list());
    }

    /// Returns all tables at which a person holds a seat, or held one when they ended.
    public List<String> of(String person) {
        return database.read(handle -> handle.createQuery("select table_id from table_person where person = ?")
                .bind(0, person)
                .mapTo(String.class)
                .list());
    }

    /// Returns the tables that are not over at which a person holds a seat.
    public List<String> unfinished(String person) {
        return database.read(
                handle -> handle.createQuery("select c.id from table_card c join table_person p on p.table_id = c.id"
                                + " where p.person = ? and c.phase <> 'over'")
                        .bind(0, person)
                        .mapTo(String.class)
                        .list());
    }

    /// Returns the ids of all tables.
    public List<String> all() {
        return database.read(handle -> handle.createQuery("select distinct table_id from table_event order by table_id")
                .mapTo(String.class)
                .list());
    }

    /// Returns some finished tables without any event or visit since a time. Tables with an open report are left
    /// out.
    public List<String> forgettable(long before) {
        return database.read(handle -> handle.createQuery(
                        "select id from table_card where " + FORGETTABLE + " order by changed limit " + MOST_FORGOTTEN)
                .bind(0, before)
                .bind(1, before)
                .mapTo(String.class)
                .list());
    }

    /// Lists a table as over, since now; its events stay as they are.
    ///
    /// @param over makes the card of a table that is over from the card as it was
    /// @return false if it was over already
    public boolean listAsOver(String table, long now, UnaryOperator<String> over) {
        var listed = new AtomicBoolean();
        database.write(handle -> {
            var card = handle.createQuery("select card from table_card where id = ? and phase <> 'over'")
                    .bind(0, table)
                    .mapTo(String.class)
                    .findOne();
            card.ifPresent(before -> {
                handle.execute(
                        "update table_card set phase = 'over', changed = ?, listed = 0, watched = 0, card = ? where id = ?",
                        now,
                        over.apply(before),
                        table);
                handle.execute("update table_person set turn = 0 where table_id = ?", table);
            });
            listed.set(card.isPresent());
        });
        return listed.get();
    }

    /// Deletes such a table, with its review, the mistakes in it and the settled reports about it.
    ///
    /// @return false if it is no longer one of them
    public boolean delete(String table, long before) {
        var deleted = new AtomicBoolean();
        database.write(handle -> {
            deleted.set(handle.execute("delete from table_card where id = ? and " + FORGETTABLE, table, before, before)
                    == 1);
            if (deleted.get()) {
                for (var rows : List.of(
                        "table_event", "sealed_answer", "table_person", "standing_answer", "review", "mistake")) {
                    handle.execute("delete from " + rows + " where table_id = ?", table);
                }
                handle.execute("delete from report where table_id = ? and settled = 1", table);
            }
        });
        return deleted.get();
    }

    /// Returns how many tables are not over at which both hold seats.
    public int shared(String one, String other) {
        return database.read(handle -> handle.createQuery("""
                        select count(*) from table_person a join table_person b on b.table_id = a.table_id
                        join table_card c on c.id = a.table_id
                        where a.person = ? and b.person = ? and c.phase <> 'over'""")
                .bind(0, one)
                .bind(1, other)
                .mapTo(Integer.class)
                .one());
    }

    /// A card with what it means for one person.
    public record Mine(String card, boolean turn, long changed) {}

    /// Returns the tables that wait for a person, the one that has waited longest first.
    public List<String> waiting(String person) {
        return database.read(handle -> handle.createQuery(
                        "select c.id from table_card c join table_person p on p.table_id = c.id"
                                + " where p.person = ? and p.turn = 1 and c.phase in ('playing', 'seating') order by c.changed")
                .bind(0, person)
                .mapTo(String.class)
                .list());
    }
}
