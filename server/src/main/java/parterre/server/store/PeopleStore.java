package parterre.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// Stores people.
public final class PeopleStore {
    /// The most guests that are forgotten at once.
    public static final int MOST_FORGOTTEN = 200;

    private static final int PORTION = 1_000;

    private final Database database;

    public PeopleStore(Database database) {
        this.database = database;
    }

    /// A browser that is signed in.
    public record Device(String id, String person, String label, long created, long seen) {}

    /// Returns a value of the server's own, made once.
    ///
    /// @param first the value if there is none yet
    public String setting(String name, String first) {
        database.write(handle -> handle.execute(
                "insert into setting (name, value) values (?, ?) on conflict (name) do nothing", name, first));
        return database.read(handle -> handle.createQuery("select value from setting where name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .one());
    }

    /// Keeps a value of the server's own in place of the one before.
    public void put(String name, String value) {
        database.write(handle -> handle.execute("""
                insert into setting (name, value) values (?, ?)
                on conflict (name) do update set value = excluded.value""", name, value));
    }

    /// Returns how many people there are, without those who have become others.
    public int count() {
        return database.read(handle -> handle.createQuery("select count(*) from person where became is null")
                .mapTo(Integer.class)
                .one());
    }

    /// Returns ids of people whose names are wanted, without those who have become others. Not all names
    /// are in memory at the same time.
    public List<String> named(Predicate<String> wanted, int most) {
        var found = new ArrayList<String>();
        var last = Optional.of("");
        while (last.isPresent() && found.size() < most) {
            var people = after(last.get());
            people.stream()
                    .filter(person -> wanted.test(person.getValue()))
                    .limit(most - found.size())
                    .forEach(person -> found.add(person.getKey()));
            last = people.isEmpty()
                    ? Optional.empty()
                    : Optional.of(people.getLast().getKey());
        }
        return found;
    }

    /// Returns the names of the people with the next ids, by their ids.
    private List<Map.Entry<String, String>> after(String id) {
        return database.read(handle -> handle.createQuery(
                        "select id, name from person where became is null and id > :id order by id limit :most")
                .bind("id", id)
                .bind("most", PORTION)
                .map((row, _) -> Map.entry(row.getString(1), row.getString(2)))
                .list());
    }

    /// Returns the id of the person with this badge.
    public Optional<String> withBadge(String badge) {
        return database.read(handle -> handle.createQuery("select id from person where badge = ?")
                .bind(0, badge)
                .mapTo(String.class)
                .findFirst());
    }

    /// Stores badges for all people without one.
    ///
    /// @param badge makes a badge of an id
    public void fillBadges(UnaryOperator<String> badge) {
        database.write(handle -> {
            var people = handle.createQuery("select id from person where badge is null")
                    .mapTo(String.class)
                    .list();
            people.forEach(id -> handle.execute("update person set badge = ? where id = ?", badge.apply(id), id));
        });
    }

    /// Deletes guests who hold no seat, were at no table that is still kept, and have not come since a
    /// time. A guest whom the operator has banned or muted is kept until that ends, and a device that was
    /// signed out stays so.
    ///
    /// @return their ids
    public List<String> forget(long before, long now) {
        var forgotten = new ArrayList<String>();
        database.write(handle -> {
            forgotten.clear();
            forgotten.addAll(handle.createQuery("""
                            select p.id from person p where p.became is null and p.created < :before
                            and not exists (select 1 from device d
                                where d.person = p.id and d.revoked = 0 and d.seen >= :before)
                            and not exists (select 1 from table_person t where t.person = p.id)
                            and not exists (select 1 from sanction s where s.person = p.id and s.until > :now)
                            limit :most""")
                    .bind("most", MOST_FORGOTTEN)
                    .bind("before", before)
                    .bind("now", now)
                    .mapTo(String.class)
                    .list());
            for (var person : forgotten) {
                handle.execute("delete from device where person = ? and revoked = 0", person);
                for (var rows :
                        List.of("device_link", "block", "sanction", "mistake", "puzzle_attempt", "puzzle_player")) {
                    handle.execute("delete from " + rows + " where person = ?", person);
                }
                handle.execute("delete from person where id = ?", person);
            }
        });
        return forgotten;
    }

    /// Keeps that a device was seen, if it is known.
    public void visited(String device, long now) {
        database.write(handle -> handle.execute("update device set seen = ? where id = ?", now, device));
    }

    /// Returns true if a person is stored.
    public boolean isKnown(String person) {
        return database.read(handle -> handle.createQuery("select 1 from person where id = ?")
                .bind(0, person)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
    }

    /// Returns the name that a person has chosen.
    public Optional<String> name(String person) {
        return database.read(handle -> handle.createQuery("select name from person where id = ?")
                .bind(0, person)
                .mapTo(String.class)
                .findOne());
    }

    /// Stores a person who is not stored yet.
    public void person(String person, String name, String badge, long now) {
        database.write(handle -> handle.execute(
                "insert into person (id, name, badge, created) values (?, ?, ?, ?) on conflict (id) do nothing",
                person,
                name,
                badge,
                now));
    }

    /// Keeps a person's name.
    public void name(String person, String name, String badge, long now) {
        database.write(handle -> handle.execute("""
                insert into person (id, name, badge, created) values (?, ?, ?, ?)
                on conflict (id) do update set name = excluded.name""", person, name, badge, now));
    }

    /// Turns one guest into the other from now on, with all devices, tables, mistakes and puzzles of
    /// the first. Where both have a rating for puzzles of a game, that of the other stays.
    public void becomes(String one, String other) {
        database.write(handle -> {
            handle.execute("update person set became = ? where id = ? or became = ?", other, one, one);
            handle.execute("update device set person = ? where person = ?", other, one);
            handle.execute("delete from device_link where person = ?", one);
            handle.execute("delete from table_person where person = ?", one);
            handle.execute("""
                    insert into mistake (person, table_id, step, seat, grade, loss, stage, due)
                    select ?, table_id, step, seat, grade, loss, stage, due from mistake where person = ?
                    on conflict (person, table_id, step, seat) do nothing""", other, one);
            handle.execute("delete from mistake where person = ?", one);
            handle.execute("""
                    insert into puzzle_attempt (person, puzzle, result, loss, at, told)
                    select ?, puzzle, result, loss, at, told from puzzle_attempt where person = ?
                    on conflict (person, puzzle) do nothing""", other, one);
            handle.execute("delete from puzzle_attempt where person = ?", one);
            handle.execute("""
                    insert into puzzle_player (person, game, rating, deviation, volatility, tries)
                    select ?, game, rating, deviation, volatility, tries from puzzle_player where person = ?
                    on conflict (person, game) do nothing""", other, one);
            handle.execute("delete from puzzle_player where person = ?", one);
        });
    }

    /// Returns the guests that are others now, and which.
    public Map<String, String> became() {
        return database.read(handle -> handle.createQuery("select id, became from person where became is not null")
                .map((row, _) -> Map.entry(row.getString(1), row.getString(2)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Keeps a device, or that it was seen.
    public void seen(Device device) {
        database.write(handle ->
                handle.execute("""
                insert into device (id, person, label, created, seen, revoked) values (?, ?, ?, ?, ?, 0)
                on conflict (id) do update set seen = excluded.seen, label = excluded.label""", device.id(), device.person(), device.label(), device.created(), device.seen()));
    }

    /// Returns the devices of a person that are signed in, the latest first.
    public List<Device> devices(String person) {
        return database.read(handle -> handle.createQuery(
                        "select id, person, label, created, seen from device where person = ? and revoked = 0"
                                + " order by seen desc")
                .bind(0, person)
                .map((row, _) -> new Device(
                        row.getString(1), row.getString(2), row.getString(3), row.getLong(4), row.getLong(5)))
                .list());
    }

    /// Signs a device of a person out for good.
    public void revoke(String person, String device) {
        database.write(
                handle -> handle.execute("update device set revoked = 1 where id = ? and person = ?", device, person));
    }

    /// Returns every device that was signed out.
    public List<String> revoked() {
        return database.read(handle -> handle.createQuery("select id from device where revoked = 1")
                .mapTo(String.class)
                .list());
    }
}
