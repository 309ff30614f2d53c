package parterre.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The same stories for both databases.
class DatabaseTest {
    @TempDir
    static Path folder;

    private static EmbeddedPostgres postgres;
    private static List<Database> databases;

    @BeforeAll
    static void open() throws IOException {
        postgres = EmbeddedPostgres.start();
        databases = List.of(Database.inFolder(folder), Database.at(postgres.getJdbcUrl("postgres", "postgres")));
    }

    @AfterAll
    static void close() throws IOException {
        databases.forEach(Database::close);
        postgres.close();
    }

    private static TableStore.Act act(String table, long... numbers) {
        var events = new ArrayList<TableStore.Event>();
        for (long number : numbers) {
            events.add(new TableStore.Event(number, 1_000 + number, "{\"n\":" + number + "}"));
        }
        return new TableStore.Act(
                table,
                events,
                List.of(),
                OptionalLong.empty(),
                Optional.of(new TableStore.Card(table, "playing", 1_000 + numbers[0], true, false, "{}")),
                Set.of(),
                Set.of(new TableStore.Holder("ada", true), new TableStore.Holder("ben", false)));
    }

    @Test
    void everyConnectionToSqliteWaitsForTheDisk() throws InterruptedException {
        var database = databases.getFirst();
        assertThat(database.engine()).isEqualTo(Database.Engine.SQLITE);
        // Uses all connections of the pool at the same time, so that each is asked once.
        int connections = 5;
        var asked = new CountDownLatch(connections);
        var answers = new ArrayList<String>();
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < connections; i++) {
            threads.add(Thread.ofVirtual()
                    .start(() -> database.read(handle -> {
                        var answer = pragma(handle, "synchronous") + " " + pragma(handle, "journal_mode");
                        synchronized (answers) {
                            answers.add(answer);
                        }
                        asked.countDown();
                        try {
                            asked.await();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                        return answer;
                    })));
        }
        for (var thread : threads) {
            thread.join();
        }
        assertThat(answers).hasSize(connections).containsOnly("2 wal");
    }

    @Test
    void newFolderAndCopy_areTheirOwnersAlone(@TempDir Path parent) throws IOException {
        var made = parent.resolve("data");
        var copy = parent.resolve("copy.db");
        Database.inFolder(made).close();
        Backup.write(made, Optional.empty(), copy);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(made)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copy)))
                .isEqualTo("rw-------");
    }

    @Test
    void inFolder_openToOthers_databaseIsTheOwnersAlone(@TempDir Path open) throws IOException {
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxr-xr-x"));
        var files = List.of("parterre.db", "parterre.db-wal", "parterre.db-shm", "parterre.lock");
        try (var lock = FolderLock.take(open);
                var database = Database.inFolder(open)) {
            database.write(handle -> handle.execute("insert into setting (name, value) values ('a', 'b')"));
            for (var file : files) {
                assertThat(rights(open.resolve(file))).as(file).isEqualTo("rw-------");
            }
            lock.keep();
        }
        var database = Database.file(open);
        Files.setPosixFilePermissions(database, PosixFilePermissions.fromString("rw-r--r--"));
        Database.inFolder(open).close();
        assertThat(rights(database)).as("made by an earlier version").isEqualTo("rw-------");
    }

    private static String rights(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void checkIntegrity_damagedFile_isToldWithTheRemedy(@TempDir Path damaged) throws IOException {
        long size;
        long page;
        try (var database = Database.inFolder(damaged)) {
            database.checkIntegrity();
            new TableStore(database).keep(act("t1", 1, 2, 3));
            size = database.read(handle ->
                    handle.createQuery("pragma page_size").mapTo(Long.class).one());
            page = database.read(handle -> handle.createQuery(
                            "select rootpage from sqlite_master where name = 'table_card_by_phase'")
                    .mapTo(Long.class)
                    .one());
        }
        // Damages an index, which opening the file does not read.
        try (var file = FileChannel.open(Database.file(damaged), StandardOpenOption.WRITE)) {
            file.write(ByteBuffer.allocate((int) size), (page - 1) * size);
        }
        try (var database = Database.inFolder(damaged)) {
            assertThatThrownBy(database::checkIntegrity)
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessage("the database " + Database.file(damaged) + " is damaged")
                    .cause()
                    .hasMessageEndingWith("put a backup back");
        }
    }

    @Test
    void unusableDatabase_isNamedWithReasonWithoutPassword() throws IOException {
        var url = postgres.getJdbcUrl("postgres", "nowhere") + "&password=secret";
        assertThatThrownBy(() -> Database.at(url))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageMatching("the database jdbc:postgresql://localhost:\\d+/nowhere cannot be used")
                .cause()
                .hasMessageContaining("\"nowhere\" does not exist")
                .hasMessageNotContaining("secret");
        var broken = Files.createDirectory(folder.resolve("broken"));
        Files.writeString(
                Database.file(broken), "This is no database, though it is long enough to look like one. ".repeat(9));
        assertThatThrownBy(() -> Database.inFolder(broken))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("the database " + Database.file(broken) + " cannot be used")
                .cause()
                .hasMessageContaining("not a database");
    }

    @Test
    void laterVersionsTables_areToldAndLeftAlone() {
        var newer = folder.resolve("newer");
        try (var database = Database.inFolder(newer)) {
            database.write(handle -> handle.execute("""
                    insert into flyway_schema_history
                    select 99, '99', 'of tomorrow', type, 'V99__of_tomorrow.sql', checksum, installed_by, installed_on,
                    execution_time, success from flyway_schema_history where installed_rank = 1"""));
        }
        assertThatThrownBy(() -> Database.inFolder(newer))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("the tables of the database " + Database.file(newer) + " cannot be brought up to date")
                .cause()
                .hasMessageContaining("a later version of Parterre has changed them; start that one");
    }

    @Test
    void tablesChangedByHandAreReported() {
        var changed = folder.resolve("changed");
        try (var database = Database.inFolder(changed)) {
            database.write(
                    handle -> handle.execute("update flyway_schema_history set checksum = 1 where version = '2'"));
        }
        assertThatThrownBy(() -> Database.inFolder(changed))
                .isInstanceOf(UncheckedIOException.class)
                .cause()
                .hasMessageContaining("version 2")
                .hasMessageContaining("put a backup back");
    }

    @Test
    void missingRightsToMakeTablesAreReported() {
        databases.getLast().write(handle -> {
            handle.execute("create role guest login");
            handle.execute("create schema closed");
        });
        assertThatThrownBy(() -> Database.at(postgres.getJdbcUrl("guest", "postgres") + "&currentSchema=closed"))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot be brought up to date")
                .cause()
                .hasMessageContaining("let this user make tables there");
    }

    @Test
    void aPostgresqlAddressHasItsUserAsParameter() {
        assertThat(List.of(
                        "postgresql://localhost/parterre",
                        "jdbc:postgresql://db.example.org:5433/p?user=ada&password=a@b",
                        "postgresql://localhost/p?user=ada"))
                .allMatch(PostgresqlAddress::isValid);
        assertThat(List.of(
                        "nonsense",
                        "",
                        "http://localhost/parterre",
                        "jdbc:sqlite:parterre.db",
                        "postgresql://ada:secret@localhost/parterre",
                        "postgresql://localhost:port/parterre"))
                .noneMatch(PostgresqlAddress::isValid);
    }

    private static String pragma(Handle handle, String name) {
        return handle.createQuery("pragma " + name).mapTo(String.class).one();
    }

    @Test
    void storedEventsAreReadBackInOrder() {
        for (var database : databases) {
            // Other tests leave tables of the same people.
            database.write(handle -> {
                for (var table : List.of("table_event", "table_card", "table_person")) {
                    handle.execute("delete from " + table);
                }
            });
            var store = new TableStore(database);
            store.keep(act("t1", 1, 2));
            store.keep(act("t1", 3));
            assertThat(store.events("t1")).extracting(TableStore.Event::seq).containsExactly(1L, 2L, 3L);
            assertThat(store.waiting("ada")).contains("t1");
            assertThat(store.waiting("ben")).isEmpty();
            assertThat(store.running("ben")).hasSize(1);
            assertThat(store.open("playing", TableStore.Flag.LISTED, 0, 10)).hasSize(1);
            assertThat(store.open("playing", TableStore.Flag.WATCHED, 0, 10)).isEmpty();
        }
    }

    @Test
    void leavingRemovesAPersonFromTheSeatHolders() {
        for (var database : databases) {
            var store = new TableStore(database);
            var first = act("t4", 1);
            store.keep(first);
            var before = first.holders();
            var holders = Set.of(new TableStore.Holder("ben", true));
            store.keep(new TableStore.Act(
                    "t4", List.of(), List.of(), OptionalLong.empty(), first.card(), before, holders));
            assertThat(store.of("ada")).doesNotContain("t4");
            assertThat(store.waiting("ben")).contains("t4");
        }
    }

    @Test
    void aSecondWriterIsKeptOutAndLeavesNothingBehind() {
        for (var database : databases) {
            var store = new TableStore(database);
            store.keep(act("t2", 1, 2));
            assertThatThrownBy(() -> store.keep(act("t2", 3, 2))).isInstanceOf(JdbiException.class);
            assertThat(store.events("t2")).hasSize(2);
            store.keep(act("t2", 3));
            assertThat(store.events("t2")).hasSize(3);
        }
    }

    @Test
    void oneBadWriteAmongManyFailsAlone() throws InterruptedException {
        for (var database : databases) {
            var store = new TableStore(database);
            store.keep(act("bad", 1));
            var failed = new ArrayList<String>();
            var threads = new ArrayList<Thread>();
            for (int i = 0; i < 40; i++) {
                var table = i % 10 == 3 ? "bad" : "good-" + i;
                threads.add(Thread.ofVirtual().start(() -> {
                    try {
                        store.keep(act(table, 1));
                    } catch (JdbiException e) {
                        synchronized (failed) {
                            failed.add(table);
                        }
                    }
                }));
            }
            for (var thread : threads) {
                thread.join();
            }
            assertThat(failed).hasSize(4).containsOnly("bad");
            for (int i = 0; i < 40; i++) {
                assertThat(store.events("good-" + i)).hasSize(i % 10 == 3 ? 0 : 1);
            }
        }
    }

    @Test
    void sealedAnswersWaitUntilTheyAreOpened() {
        for (var database : databases) {
            var store = new TableStore(database);
            store.keep(new TableStore.Act(
                    "t3",
                    List.of(),
                    List.of(new TableStore.Sealed(7, "P2", 5, "pass")),
                    OptionalLong.empty(),
                    Optional.empty(),
                    Set.of(),
                    Set.of()));
            assertThat(store.sealed("t3")).containsExactly(new TableStore.Sealed(7, "P2", 5, "pass"));
            store.keep(new TableStore.Act(
                    "t3", List.of(), List.of(), OptionalLong.of(7), Optional.empty(), Set.of(), Set.of()));
            assertThat(store.sealed("t3")).isEmpty();
        }
    }

    @Test
    void link_isForOneDeviceAndInTime() {
        for (var database : databases) {
            var links = new LinkStore(database);
            var ada = new LinkStore.Request("d1", "guest", "a device", Optional.empty(), "123456", 0, false);
            var eve = new LinkStore.Request("d2", "guest", "a device", Optional.empty(), "654321", 0, false);
            links.add("h1", "ada", 100, 50, 5);
            assertThat(links.link("h1", 100)).isPresent();
            assertThat(links.link("h1", 101)).isEmpty();
            assertThat(links.request("h1", ada, 101).flatMap(LinkStore.Link::request))
                    .isEmpty();
            assertThat(links.request("h1", ada, 100).flatMap(LinkStore.Link::request))
                    .contains(ada);
            assertThat(links.request("h1", eve, 100).flatMap(LinkStore.Link::request))
                    .contains(ada);
            assertThat(links.requested("ada", 100)).hasSize(1);
            assertThat(links.enter("h1", "123456", 3, 100).flatMap(LinkStore.Link::request))
                    .matches(request -> request.orElseThrow().confirmed());
            assertThat(links.requested("ada", 100)).isEmpty();
            links.remove("h1");
            assertThat(links.link("h1", 100)).isEmpty();
        }
    }

    @Test
    void setting_thatIsThere_isKept() {
        for (var database : databases) {
            var people = new PeopleStore(database);
            assertThat(people.setting("key", "first")).isEqualTo("first");
            assertThat(people.setting("key", "second")).isEqualTo("first");
        }
    }

    @Test
    void aDatabaseThatIsAwayIsToldFromAMistake(@TempDir Path other) {
        assertThat(Outage.is(new IllegalStateException(new SQLTransientConnectionException())))
                .isTrue();
        assertThat(Outage.is(new SQLException("the server stops", "57P01"))).isTrue();
        assertThat(Outage.is(new SQLException("no such table", "42P01"))).isFalse();
        assertThat(Outage.is(new UncheckedIOException("cannot be used", new ConnectException())))
                .isTrue();
        assertThat(Outage.is(new IllegalStateException())).isFalse();
        var database = Database.inFolder(other);
        assertThat(database.problem()).isEmpty();
        database.close();
        assertThat(database.problem()).contains("the database does not answer");
    }
}
