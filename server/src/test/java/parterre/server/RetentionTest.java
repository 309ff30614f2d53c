package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Seat;
import parterre.engine.SecureLuck;
import parterre.engine.box.Boxes;
import parterre.server.http.Limits;
import parterre.server.people.Guests;
import parterre.server.people.SanctionKind;
import parterre.server.store.Database;
import parterre.server.store.PeopleStore;
import parterre.server.table.run.ManualClock;
import parterre.server.upkeep.RestoreDrill;
import parterre.server.upkeep.UpkeepPlan;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.People;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;

/// Checks what a server forgets if its operator wants it to, and what it never forgets.
class RetentionTest {
    private static final String GAME = "gardens-of-mars";
    private static final Duration MONTH = Duration.ofDays(30);

    @TempDir
    Path data;

    private final ManualClock clock = new ManualClock();

    private Server server(UpkeepPlan plan) {
        return Server.start(
                ServerOptions.standard(data).onPort(0).with(Limits.none()).with(plan), clock, new SecureLuck());
    }

    private static void named(Browser browser, String name) {
        browser.put("/api/me", new People.Rename(name), People.Me.class);
    }

    private static Snapshot table(Browser browser, boolean over) {
        var table = browser.post("/api/tables", NewTables.table(GAME, NewTables.ME, NewTables.ME), Snapshot.class);
        if (over) {
            browser.post(Stories.path(table) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        }
        return table;
    }

    @Test
    void run_oldGuestsAndFinishedTables_areForgotten() {
        var plan = new UpkeepPlan(Optional.of(MONTH), Optional.of(MONTH), Optional.empty());
        try (var server = server(plan);
                var ada = new Browser(server.port());
                var ben = new Browser(server.port());
                var cat = new Browser(server.port());
                var dan = new Browser(server.port())) {
            named(ada, "Ada");
            named(ben, "Ben");
            named(cat, "Cat");
            named(dan, "Dan");
            var operator = Operator.of(data, ada.stranger());
            operator.post(
                    "people/" + operator.find("Dan").badge() + "/sanctions",
                    new Admin.Impose(SanctionKind.BAN, 365, "spam"),
                    Admin.PersonCard.class);
            var over = Stories.path(table(ada, true));
            var running = Stories.path(table(cat, false));
            var report = new Admin.NewReport(operator.find("Cat").badge(), Admin.ReportReason.OTHER, "");
            ada.post(over + "/reports", report, Admin.Filed.class);

            clock.forward(Duration.ofDays(29));
            server.upkeep().run();
            assertThat(ada.raw("GET", over, "").statusCode()).isEqualTo(200);
            assertThat(operator.find("Ben").tables()).isZero();

            clock.forward(Duration.ofDays(2));
            server.upkeep().run();
            var reports = operator.get("reports", Admin.Reports.class).reports();
            assertThat(reports).as("a report stays until it is settled").hasSize(1);
            assertThat(ada.raw("GET", over, "").statusCode())
                    .as("and so does its table")
                    .isEqualTo(200);
            assertThat(cat.raw("GET", running, "").statusCode()).isEqualTo(200);
            assertThat(operator.find("Cat").tables()).isEqualTo(1);
            assertThat(operator.find("Dan").sanctions()).as("still banned").hasSize(1);
            assertThat(operator.get("people?name=Ben", Admin.FoundPeople.class).people())
                    .isEmpty();
            operator.send("POST", "reports/" + reports.getFirst().id() + "/settle", "");
            clock.forward(MONTH.plusDays(1));
            server.upkeep().run();
            assertThat(ada.raw("GET", over, "").statusCode()).isEqualTo(404);
            assertThat(ben.get("/api/me", People.Me.class).name())
                    .as("who comes again is a guest with another name")
                    .isNotEqualTo("Ben");
            named(ben, "Ben");
            assertThat(operator.find("Ben").tables()).isZero();
        }
    }

    @Test
    void forget_moreGuestsThanGoAtOnce_forgetsAll() {
        try (var database = Database.inFolder(data)) {
            var store = new PeopleStore(database);
            int people = 2 * PeopleStore.MOST_FORGOTTEN + 1;
            for (int i = 0; i < people; i++) {
                store.person("id" + i, "Name " + i, "badge" + i, 0);
            }
            assertThat(store.count()).isEqualTo(people);
            assertThat(store.named(name -> name.endsWith("7"), 3)).hasSize(3);
            assertThat(store.named(name -> name.equals("Name " + (people - 1)), 3))
                    .containsExactly("id" + (people - 1));
            new Guests(store, Clock.systemUTC()).forget(Instant.ofEpochMilli(1));
            assertThat(store.count()).isZero();
        }
    }

    @Test
    void run_withoutAPlan_forgetsNothing() {
        try (var server = server(UpkeepPlan.none());
                var ada = new Browser(server.port())) {
            named(ada, "Ada");
            var over = Stories.path(table(ada, true));
            clock.forward(Duration.ofDays(10_000));
            server.upkeep().run();
            assertThat(ada.raw("GET", over, "").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void drill_ofTheServersBackup_findsItsTables() throws IOException {
        var folder = data.resolve("backups");
        var plan = new UpkeepPlan(
                Optional.empty(),
                Optional.empty(),
                Optional.of(new UpkeepPlan.Backups(folder, Duration.ofHours(1), 5)));
        try (var server = server(plan);
                var ada = new Browser(server.port())) {
            // The start makes the first one, by the time of the start.
            Stories.until(() -> holdsABackup(folder));
            clock.forward(Duration.ofHours(2));
            table(ada, true);
            table(ada, false);
            server.upkeep().run();
            assertThat(ada.text("/metrics")).contains("parterre_backup_age_seconds 0");
        }
        try (var files = Files.list(folder)) {
            var newest = files.max(Comparator.naturalOrder()).orElseThrow();
            assertThat(RestoreDrill.of(newest, Boxes.all())).isEqualTo(new RestoreDrill.Findings(1, 2, 1, Map.of()));
            var frozen = RestoreDrill.of(newest, List.of()).frozen();
            assertThat(frozen).hasSize(2);
            assertThat(frozen.values()).containsOnly(new ServerFault.FrozenGameGone());
        }
    }

    @Test
    void run_folderOfBackupsCannotBeMade_isOneLine() throws IOException {
        var folder = Files.createFile(data.resolve("file")).resolve("backups");
        var plan = new UpkeepPlan(
                Optional.empty(),
                Optional.empty(),
                Optional.of(new UpkeepPlan.Backups(folder, Duration.ofHours(1), 5)));
        try (var log = new CapturedLog();
                var server = server(plan)) {
            server.upkeep().run();
            assertThat(log.messages())
                    .anyMatch(line -> line.startsWith("no backup could be made: ") && line.contains(folder.toString()));
            log.mustBeLines();
        }
    }

    private static boolean holdsABackup(Path folder) {
        try (var files = Files.list(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(".db"));
        } catch (IOException e) {
            return false;
        }
    }

    @Test
    void run_tableThatNeverBegan_isForgottenToo() {
        var plan = new UpkeepPlan(Optional.empty(), Optional.of(MONTH), Optional.empty());
        try (var server = server(plan);
                var ada = new Browser(server.port())) {
            var waiting = ada.post("/api/tables", NewTables.table(GAME, NewTables.ME, NewTables.OPEN), Snapshot.class);
            var running = table(ada, false);
            clock.forward(MONTH.plusDays(2));
            server.upkeep().run();
            assertThat(ada.status(Stories.path(waiting))).isEqualTo(404);
            assertThat(ada.status(Stories.path(running))).isEqualTo(200);
        }
    }
}
