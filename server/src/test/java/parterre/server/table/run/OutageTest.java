package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.BOT;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parterre.server.CapturedLog;
import parterre.server.store.Database;
import parterre.server.store.Outage;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Snapshot;

/// A table goes on by itself after an outage of its database, although nobody comes to it.
class OutageTest {
    private static final String MARS = TestsAtTables.MARS;
    private static final ClockTerms LIVE = new ClockTerms.Live(60, 0, 10);
    private static final ClockTerms DAYS = new ClockTerms.Days(1, 0);

    private static EmbeddedPostgres postgres;

    private String url;
    private TableFixture fixture;
    private CapturedLog log;

    /// The outages. PostgreSQL reports each of them in the midst of a transaction.
    enum Kind {
        /// Every transaction is told that the database stops.
        AWAY("57P01", "stops() returns boolean", """
                alter table writer rename to kept_writer;
                create view writer as select * from kept_writer where stops();
                """, """
                drop view writer;
                alter table kept_writer rename to writer;
                """, Outage.AWAY),
        /// Nothing can be added; reading goes on.
        FULL("53100", "full_disk() returns trigger", """
                create trigger outage before insert on table_event for each row execute function full_disk();
                """, "drop trigger outage on table_event", Outage.FULL);

        private final String state;
        private final String function;
        private final String begin;
        private final String end;
        private final String reason;

        Kind(String state, String function, String begin, String end, String reason) {
            this.state = state;
            this.function = function;
            this.begin = begin;
            this.end = end;
            this.reason = reason;
        }
    }

    @BeforeAll
    static void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stop() throws IOException {
        postgres.close();
    }

    @BeforeEach
    void open() {
        url = postgres.getJdbcUrl("postgres", "postgres");
        var name = "test" + System.nanoTime();
        execute("create database " + name);
        url = postgres.getJdbcUrl("postgres", name);
        log = new CapturedLog();
        fixture = new TableFixture(Database.at(url), 1);
        for (var kind : Kind.values()) {
            execute("create function " + kind.function + " language plpgsql as $$ begin raise exception 'an outage'"
                    + " using errcode = '" + kind.state + "'; end $$");
        }
    }

    @AfterEach
    void close() {
        fixture.close();
        log.close();
    }

    private void execute(String sql) {
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private Snapshot twoPeople(ClockTerms clock) {
        var table = fixture.table(MARS, clock, ME, OPEN);
        fixture.sit(table, BEN, 1);
        return table;
    }

    private int stored(Snapshot table) {
        return fixture.store.events(table.table().id()).size();
    }

    private void tickAfter(Duration time) {
        fixture.clock.forward(time);
        fixture.host.tick();
    }

    private void checkLog(Snapshot table, Kind kind) {
        assertThat(log.messages())
                .contains("table " + table.table().id() + " could not go on by itself: " + kind.reason);
        log.mustBeLines();
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void clockRunsOutInAnOutage_actsAfterIt(Kind kind) {
        var table = twoPeople(LIVE);
        int before = stored(table);
        execute(kind.begin);
        tickAfter(Duration.ofMinutes(10));
        assertThat(fixture.host.loaded()).isZero();
        tickAfter(Duration.ofSeconds(10));
        execute(kind.end);
        assertThat(stored(table)).isEqualTo(before);
        tickAfter(Duration.ofSeconds(10));
        assertThat(stored(table)).isGreaterThan(before);
        checkLog(table, kind);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void alarmRingsInAnOutage_andAgainAfterIt(Kind kind) {
        var table = twoPeople(DAYS);
        int before = stored(table);
        tickAfter(Duration.ofMinutes(3));
        assertThat(fixture.host.loaded()).as("the table rests").isZero();
        execute(kind.begin);
        tickAfter(Duration.ofDays(2));
        tickAfter(Duration.ofSeconds(10));
        assertThatThrownBy(() -> fixture.move(table, ADA, BEN))
                .satisfies(failure -> assertThat(Outage.reason(failure)).contains(kind.reason));
        execute(kind.end);
        tickAfter(Duration.ofSeconds(10));
        assertThat(stored(table)).isGreaterThan(before);
        checkLog(table, kind);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void botAnswersInAnOutage_movesAfterIt(Kind kind) {
        fixture.holdBots();
        var table = fixture.table(MARS, new ClockTerms.None(), ME, BOT);
        fixture.move(table, ADA);
        fixture.until(() -> fixture.botsAsked() == 1);
        int before = stored(table);
        execute(kind.begin);
        fixture.releaseBots();
        fixture.until(() -> fixture.host.loaded() == 0);
        execute(kind.end);
        tickAfter(Duration.ofSeconds(10));
        fixture.until(() -> stored(table) > before);
        checkLog(table, kind);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void callFailsInAnOutage_clockRunsOutAfterIt(Kind kind) {
        var table = twoPeople(LIVE);
        int before = stored(table);
        execute(kind.begin);
        assertThatThrownBy(() -> fixture.move(table, ADA, BEN))
                .satisfies(failure -> assertThat(Outage.reason(failure)).contains(kind.reason));
        execute(kind.end);
        tickAfter(Duration.ofMinutes(10));
        assertThat(stored(table)).isGreaterThan(before);
        log.mustBeLines();
    }
}
