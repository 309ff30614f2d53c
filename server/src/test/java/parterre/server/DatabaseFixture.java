package parterre.server;

import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.sql.SQLException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.server.http.Limits;
import parterre.server.people.SanctionKind;
import parterre.server.store.Backup;
import parterre.server.table.run.ManualClock;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Json;
import parterre.server.wire.NewTable;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.People;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.TableHead;

/// Writes a database with running and finished tables of every game and every kind of event, as this build
/// stores them. `-Dtest=StoredTablesTest -Dparterre.fixture=NAME` writes the fixture of this name for later
/// builds.
final class DatabaseFixture {
    private static final String MARS = "gardens-of-mars";
    private static final String GNOMES = "gnomadic-gardeners";
    private static final String FLORA = "fire-and-flora";

    private final Browser ada;
    private final Browser ben;
    private final Operator operator;
    private final ManualClock clock;
    private final Map<String, Snapshot> tables = new LinkedHashMap<>();

    private DatabaseFixture(Browser ada, Browser ben, Operator operator, ManualClock clock) {
        this.ada = ada;
        this.ben = ben;
        this.operator = operator;
        this.clock = clock;
    }

    static void writeIfAsked(StoredDatabase wanted) throws IOException, SQLException {
        if (wanted.name().equals(System.getProperty("parterre.fixture"))) {
            write(wanted);
        }
    }

    private static void write(StoredDatabase wanted) throws IOException, SQLException {
        var data = Files.createTempDirectory("parterre-fixture-");
        var clock = new ManualClock();
        clock.forward(Duration.between(clock.instant(), wanted.then().minus(Duration.ofMinutes(30))));
        var options = ServerOptions.standard(data).onPort(0).with(Limits.none());
        StoredDatabase.Seen seen;
        try (var server = Server.start(options, clock, Generator.of(28));
                var ada = new Browser(server.port());
                var ben = new Browser(server.port())) {
            var fixture = new DatabaseFixture(ada, ben, Operator.of(data, ada.stranger()), clock);
            fixture.play();
            seen = fixture.seen();
        }
        var copy = data.resolve("copy.db");
        Backup.write(data, Optional.empty(), copy);
        keep(wanted.name() + ".db.gz", Files.readAllBytes(copy));
        try (var postgres = EmbeddedPostgres.start()) {
            var url = postgres.getJdbcUrl("postgres", "postgres");
            Backup.restore(copy, url);
            keep(wanted.name() + ".sql.gz", PostgresqlDump.of(url).getBytes(StandardCharsets.UTF_8));
        }
        Files.writeString(
                StoredDatabase.FOLDER.resolve(wanted.name() + ".json"),
                Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(seen) + "\n");
    }

    private static void keep(String name, byte[] bytes) throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        Files.write(StoredDatabase.FOLDER.resolve(name), packed.toByteArray());
    }

    private void play() {
        ada.put("/api/me", new People.Rename("Ada"), People.Me.class);
        ben.put("/api/me", new People.Rename("Ben"), People.Me.class);
        for (var game : List.of(MARS, GNOMES, "stalk-exchange", FLORA)) {
            tables.put(game + ", running", steps(two(NewTables.table(game, ME, OPEN)), 14));
            var over = steps(two(NewTables.table(game, ME, OPEN)), 6);
            resign(over);
            tables.put(game + ", resigned", over);
            tables.put(game + ", played to its end", toItsEnd(two(NewTables.table(game, ME, OPEN))));
        }
        review();
        takeBacks();
        clocks();
        endings();
        people();
        match();
        standing();
        // The seats of people without a stream are freed after a while, so no time goes by from here on.
        seating();
    }

    // --- what happens ---------------------------------------------------------------------------------------------

    private void seating() {
        var made = ada.post("/api/tables", NewTables.table(MARS, ME, OPEN, OPEN), Snapshot.class);
        var invited = ada.post(path(made) + "/invite/revoke", Map.of(), Calls.Invite.class)
                .links()
                .getFirst();
        var link = "/api/tables/" + invited.substring(invited.lastIndexOf('/') + 1);
        ben.post(link + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        ben.post(link + "/seats/P2/sit", new Calls.Sit(Optional.of("Béla"), false), Snapshot.class);
        ada.put(path(made) + "/seats/P3", new Calls.Assign(Optional.of("gentle")), Snapshot.class);
        tables.put("a bot that starts the game", made);

        var ordered = ada.post("/api/tables", NewTables.table(MARS, ME, OPEN, OPEN, OPEN), Snapshot.class);
        ben.post(path(ordered) + "/seats/P3/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        ada.put(
                path(ordered) + "/order",
                new Calls.Order(List.of(Seat.of(2), Seat.of(0), Seat.of(1), Seat.of(3))),
                Snapshot.class);
        ada.put(path(ordered) + "/seats/P3", new Calls.Assign(Optional.of("gentle")), Snapshot.class);
        ada.put(path(ordered) + "/seats/P3", new Calls.Assign(Optional.empty()), Snapshot.class);
        // The host leaves, and Ben is host.
        ada.post(path(ordered) + "/seats/P2/leave", Map.of(), Snapshot.class);
        for (var seat : List.of("P3", "P4")) {
            ben.put(path(ordered) + "/seats/" + seat, new Calls.Assign(Optional.of("gentle")), Snapshot.class);
        }
        ben.post(path(ordered) + "/seats/P1/leave", Map.of(), Snapshot.class);
        ada.post(path(ordered) + "/seats/P1/sit", new Calls.Sit(Optional.empty(), true), Snapshot.class);
        tables.put("a table not yet begun", ordered);
    }

    /// Stores a whole review, and with it the mistakes that come back.
    private void review() {
        var path = path(Objects.requireNonNull(tables.get(MARS + ", played to its end"))) + "/review";
        Stories.until(() -> {
            var review = ada.get(path, ReviewProgress.class);
            return review.done() == review.of();
        });
    }

    private void takeBacks() {
        var free = steps(one(NewTables.table(MARS, ME, ME)), 5);
        var takeBack = free.present().takeBack().orElseThrow();
        back(free, takeBack.seat(), takeBack.to());
        var now = ada.get(path(free), Snapshot.class);
        back(now, takeBack.seat(), 1);
        Stories.agree(ada, free);
        tables.put("steps taken back", free);

        var alone = one(NewTables.table(MARS, ME, NewTables.bot("gentle")));
        alone = awaitTurn(alone, 0);
        Stories.move(ada, alone);
        alone = awaitTurn(alone, 2);
        back(alone, Seat.of(0), 0);
        tables.put("a person alone", alone);
    }

    private void back(Snapshot table, Seat seat, int to) {
        ada.post(
                path(table) + "/take-back",
                new Calls.TakeBackTo(seat, table.present().decision(), to),
                Snapshot.class);
    }

    private Snapshot awaitTurn(Snapshot table, int steps) {
        Stories.until(() -> {
            var now = ada.get(path(table), Snapshot.class);
            return now.frame().step() >= steps && now.present().asked().isPresent();
        });
        return ada.get(path(table), Snapshot.class);
    }

    private void clocks() {
        var days = two(NewTables.timed(NewTables.table(MARS, ME, OPEN), new ClockTerms.Days(3, 14)));
        ada.post(path(days) + "/pause", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        clock.forward(Duration.ofMinutes(1));
        ada.post(path(days) + "/pause", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        tables.put("days for each move", steps(days, 3));
        tables.put(
                "a clock",
                steps(two(NewTables.timed(NewTables.table(MARS, ME, OPEN), new ClockTerms.Live(14_400, 20, 30))), 4));
    }

    private void endings() {
        var stopped = steps(two(NewTables.table(MARS, ME, OPEN)), 4);
        ada.post(path(stopped) + "/chat", new Calls.Say("Good luck!"), Calls.Accepted.class);
        ben.post(path(stopped) + "/chat", new Calls.Say("Viel Glück! 🍀 \"5 < 6\""), Calls.Accepted.class);
        ada.post(path(stopped) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        vote(stopped, false);
        ada.post(path(stopped) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        vote(stopped, true);
        tables.put("stopped", stopped);
        ada.post(path(stopped) + "/rematch", Map.of(), Calls.TableRef.class);
        var next = ben.post(path(stopped) + "/rematch", Map.of(), Calls.TableRef.class);
        tables.put("a next game", steps(ada.get("/api/tables/" + next.table(), Snapshot.class), 2));
        var fork = NewTables.from(
                NewTables.table(MARS, ME, OPEN),
                new NewTable.Start.Fork(stopped.table().id(), 3));
        tables.put("a game gone on with", steps(two(fork), 2));
        var closed = steps(two(NewTables.table(MARS, ME, OPEN)), 3);
        operator.post("tables/" + closed.table().id() + "/close", Map.of(), Calls.TableRef.class);
        tables.put("closed", closed);
    }

    private void vote(Snapshot table, boolean agree) {
        var proposal = ben.get(path(table), Snapshot.class).present().proposal().orElseThrow();
        ben.post(path(table) + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), agree), Snapshot.class);
    }

    private void people() {
        var table = steps(two(NewTables.table(MARS, ME, OPEN)), 2);
        try (var eve = ada.stranger()) {
            eve.put("/api/me", new People.Rename("Eve"), People.Me.class);
            eve.stream(path(table) + "/events").next("now");
            eve.post(path(table) + "/chat", new Calls.Say("take the red one"), Calls.Accepted.class);
            var badge = eve.get("/api/me", People.Me.class).badge();
            ada.post(
                    path(table) + "/reports",
                    new Admin.NewReport(badge, Admin.ReportReason.CHAT, "Eve tells my moves."),
                    Admin.Filed.class);
            ada.post("/api/me/blocks", new Admin.Block(badge, "Eve"), Admin.Blocks.class);
            operator.post(
                    "tables/" + table.table().id() + "/remove", new Admin.RemoveSpectator(badge), Calls.TableRef.class);
            operator.post(
                    "people/" + badge + "/sanctions",
                    new Admin.Impose(SanctionKind.MUTE, 30, "for hints"),
                    Admin.PersonCard.class);
        }
        tables.put("a spectator who was removed", table);
        try (var phone = ada.stranger()) {
            phone.put("/api/me", new People.Rename("Phone"), People.Me.class);
            var brought = phone.post("/api/tables", NewTables.table(MARS, ME, OPEN), Snapshot.class);
            var token = PeopleStories.token(ada);
            PeopleStories.signIn(phone, ada, new People.Claim(token, Optional.of(People.Claim.Seats.BRING)));
            ben.post(path(brought) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
            tables.put("brought along", brought);
        }
    }

    private void match() {
        var first = two(NewTables.match("season", NewTables.table(GNOMES, ME, OPEN)));
        resign(first);
        ada.post(path(first) + "/rematch", Map.of(), Calls.TableRef.class);
        var second = ben.post(path(first) + "/rematch", Map.of(), Calls.TableRef.class);
        tables.put("a season, over", first);
        tables.put("a season, going on", steps(ada.get("/api/tables/" + second.table(), Snapshot.class), 3));
    }

    private void standing() {
        var table = steps(two(NewTables.table(FLORA, ME, OPEN)), 8);
        var answer = new StandingAnswer(StandingAnswer.Asks.ALL, Optional.empty(), List.of(), List.of());
        ada.put(path(table) + "/seats/P1/standing", answer, Snapshot.class);
        tables.put("a seat that wants to be asked", table);
    }

    // --- how it is played -----------------------------------------------------------------------------------------

    private Snapshot one(NewTable wanted) {
        return ada.post("/api/tables", wanted, Snapshot.class);
    }

    private Snapshot two(NewTable wanted) {
        var made = one(wanted);
        ben.post(path(made) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        return ada.get(path(made), Snapshot.class);
    }

    private void resign(Snapshot table) {
        ben.post(path(table) + "/resign", new Calls.ForSeat(seatOf(ben, table)), Snapshot.class);
    }

    private static Seat seatOf(Browser browser, Snapshot table) {
        return browser.get(path(table), Snapshot.class).table().mine().getFirst();
    }

    /// Makes first moves until there are so many steps, or the game is over. The last answer that is given in
    /// secret waits for the other one.
    private Snapshot steps(Snapshot table, int steps) {
        var now = steps(table, steps, Stories::first);
        if (now.present().together() && now.present().asked().isPresent()) {
            answer(ada, table, seatOf(ada, table), Stories::first);
        }
        return ada.get(path(table), Snapshot.class);
    }

    /// Makes random moves until the rules end the game.
    private Snapshot toItsEnd(Snapshot table) {
        var luck = Generator.of(29);
        return steps(table, Integer.MAX_VALUE, open -> Stories.any(open, luck));
    }

    private Snapshot steps(Snapshot table, int steps, Function<OpenDecision, Calls.SubmitMove> choosing) {
        var now = ada.get(path(table), Snapshot.class);
        while (now.frame().step() < steps && now.table().phase() == TableHead.Phase.PLAYING) {
            clock.forward(Duration.ofMillis(700));
            for (var browser : List.of(ada, ben)) {
                for (var seat : browser.get(path(table), Snapshot.class).table().mine()) {
                    answer(browser, table, seat, choosing);
                }
            }
            now = ada.get(path(table), Snapshot.class);
        }
        return now;
    }

    private static void answer(
            Browser browser, Snapshot table, Seat seat, Function<OpenDecision, Calls.SubmitMove> choosing) {
        browser.get(path(table) + "?as=" + seat, Snapshot.class)
                .present()
                .asked()
                .filter(open -> open.seat().equals(seat))
                .ifPresent(open -> browser.post(path(table) + "/moves", choosing.apply(open), Calls.Accepted.class));
    }

    // --- what was seen --------------------------------------------------------------------------------------------

    private StoredDatabase.Seen seen() {
        var seen = new LinkedHashMap<String, StoredDatabase.SeenTable>();
        tables.forEach((name, table) -> {
            var now = StoredDatabase.look(ada, table.table().id());
            seen.put(
                    name,
                    new StoredDatabase.SeenTable(
                            now.table().id(),
                            now.table().phase().toString().toLowerCase(Locale.ROOT),
                            now.lines(),
                            now.chat().stream().map(line -> line.text()).toList(),
                            now.table().seats().stream()
                                    .map(seat -> seat.name())
                                    .toList()));
        });
        return new StoredDatabase.Seen(Map.of("Ada", ada.cookie(), "Ben", ben.cookie()), seen);
    }
}
