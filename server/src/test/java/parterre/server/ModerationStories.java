package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.PeopleAtTables.badge;
import static parterre.server.PeopleAtTables.named;
import static parterre.server.PeopleAtTables.sit;
import static parterre.server.Stories.json;
import static parterre.server.Stories.path;
import static parterre.server.TableStories.GAME;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.people.SanctionKind;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.ChatLine;
import parterre.server.wire.Fault;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

/// Checks what the operator does about people and tables, and what people do about each other.
interface ModerationStories extends PeopleAtTables {
    private static Fault refused(Browser browser, String path) {
        return json(browser.text(path), Fault.class);
    }

    @Test
    default void operatorsNeedTheToken() {
        for (var call : List.of("GET reports", "GET tables", "GET people", "POST cookie-key")) {
            var words = call.split(" ");
            for (var header : List.of("Bearer ", "Bearer wrong", "Basic b3BlcmF0b3I6")) {
                var answer = ada().raw(
                                words[0],
                                "/api/admin/" + words[1],
                                words[0].equals("GET") ? "" : "{}",
                                "Authorization",
                                header,
                                "Content-Type",
                                "application/json");
                assertThat(json(answer.body(), Fault.class).code()).as(call).isEqualTo("protocol/no-operator");
            }
        }
    }

    @Test
    default void ban_takesStreamAndSeatUntilItEnds() {
        var name = named(ben(), "Banned");
        var table = twoPeople();
        var stream = ben().stream(path(table) + "/events");
        stream.next("now");
        var found = operator().find(name.toUpperCase(Locale.ROOT).replace(" ", "%20"));
        assertThat(found.tables()).isEqualTo(1);
        var banned = operator()
                .post(
                        "people/" + found.badge() + "/sanctions",
                        new Admin.Impose(SanctionKind.BAN, 3, "for insults"),
                        Admin.PersonCard.class);
        assertThat(banned.sanctions()).extracting(Admin.Sanction::kind).containsExactly(SanctionKind.BAN);
        stream.next("somebody-else");
        stream.next("ended");
        var seat = ada().get(path(table), Snapshot.class).table().seats().get(1);
        assertThat(seat.standIn()).isPresent();

        for (int i = 0; i < 2; i++) {
            var fault = refused(ben(), path(table));
            assertThat(fault.code()).isEqualTo("protocol/banned");
            assertThat(fault.message()).contains("for insults");
            assertThat(ben().fault("/api/tables", NewTables.table(GAME, ME, OPEN))
                            .code())
                    .isEqualTo("protocol/banned");
            assertThat(ben().get("/api/me", People.Me.class).name()).isEqualTo(name);
            restart();
        }
        later(Duration.ofDays(4));
        ben().post(path(table) + "/seats/P2/return", Map.of(), Snapshot.class);
        assertThat(ada().get(path(table), Snapshot.class).table().seats().get(1).standIn())
                .isEmpty();
    }

    @Test
    default void ban_beforeTheStart_freesTheSeat() {
        var name = named(ben(), "Waiting");
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN, OPEN), Snapshot.class);
        sit(ben(), table);
        var badge = operator().find(name.replace(" ", "%20")).badge();
        assertThat(operator().find(badge).name()).isEqualTo(name);
        operator()
                .post(
                        "people/" + badge + "/sanctions",
                        new Admin.Impose(SanctionKind.BAN, 1, "spam"),
                        Admin.PersonCard.class);
        assertThat(ada().get(path(table), Snapshot.class).table().seats().get(1).name())
                .isEmpty();
        var sanctions = "people/" + badge + "/sanctions/lift";
        assertThat(operator()
                        .post(sanctions, new Admin.Lift(SanctionKind.BAN), Admin.PersonCard.class)
                        .sanctions())
                .isEmpty();
        sit(ben(), table);
    }

    @Test
    default void mute_playerWhoBringsSeatsAlong_staysMuted() {
        named(ben(), "Loud");
        var table = twoPeople();
        ada().post("/api/me/blocks", new Admin.Block(badge(ben()), "Loud"), Admin.Blocks.class);
        operator()
                .post(
                        "people/" + badge(ben()) + "/sanctions",
                        new Admin.Impose(SanctionKind.MUTE, 1, "shouting"),
                        Admin.PersonCard.class);
        try (var third = another()) {
            named(third, "Quiet");
            PeopleStories.signIn(ben(), third, PeopleStories.bring(PeopleStories.token(third)));
            assertThat(third.fault(path(table) + "/chat", new Calls.Say("HELLO"))
                            .code())
                    .isEqualTo("protocol/muted");
            assertThat(ada().get("/api/me/blocks", Admin.Blocks.class).blocks())
                    .extracting(Admin.Block::badge)
                    .contains(badge(third));
        }
    }

    @Test
    default void mute_player_playsButDoesNotTalk() {
        named(ben(), "Loud");
        var table = twoPeople();
        var sanctions = "people/" + badge(ben()) + "/sanctions";
        operator().post(sanctions, new Admin.Impose(SanctionKind.MUTE, 1, "shouting"), Admin.PersonCard.class);
        assertThat(operator().get("sanctions", Admin.FoundPeople.class).people())
                .extracting(Admin.PersonCard::badge)
                .contains(badge(ben()));
        var muted = ben().fault(path(table) + "/chat", new Calls.Say("HELLO"));
        assertThat(muted.code()).isEqualTo("protocol/muted");
        assertThat(muted.message()).contains("shouting");
        var asked = ada().get(path(table), Snapshot.class).present().asked().isPresent() ? ada() : ben();
        Stories.move(asked, asked.get(path(table), Snapshot.class));
        operator().post(sanctions + "/lift", new Admin.Lift(SanctionKind.MUTE), Admin.PersonCard.class);
        ben().post(path(table) + "/chat", new Calls.Say("hello"), Calls.Accepted.class);
    }

    @Test
    default void impose_daysOrReasonMissing_isRefused() {
        named(ben(), "Somebody");
        var sanctions = "people/" + badge(ben()) + "/sanctions";
        for (int days : new int[] {0, -1, 36_501}) {
            var answer = operator().send("POST", sanctions, new Admin.Impose(SanctionKind.BAN, days, "spam"));
            assertThat(json(answer.body(), Fault.class).where()).contains("days");
        }
        var silent = operator().send("POST", sanctions, new Admin.Impose(SanctionKind.BAN, 1, " "));
        assertThat(json(silent.body(), Fault.class).where()).contains("reason");
        var nobody = operator()
                .send("POST", "people/0123456789abcdef/sanctions", new Admin.Impose(SanctionKind.BAN, 1, "spam"));
        assertThat(json(nobody.body(), Fault.class).code()).isEqualTo("protocol/no-person");
    }

    @Test
    default void rename_atARunningTable_isSeenThere() {
        var name = named(ben(), "Rude");
        var table = twoPeople();
        var stream = ada().stream(path(table) + "/events");
        stream.next("now");
        var other = "Polite " + NAMED.incrementAndGet();
        operator().put("people/" + badge(ben()), new People.Rename(other), Admin.PersonCard.class);
        assertThat(stream.next("changed").data()).contains(other);
        assertThat(ada().get(path(table), Snapshot.class).table().seats().get(1).name())
                .isEqualTo(other);
        assertThat(ben().get("/api/me", People.Me.class).name()).isEqualTo(other);
        assertThat(operator()
                        .get("people?name=" + name.replace(" ", "%20"), Admin.FoundPeople.class)
                        .people())
                .isEmpty();
    }

    @Test
    default void close_runningTable_endsItWithoutAWinner() {
        var table = twoPeople();
        var close = "tables/" + table.table().id() + "/close";
        operator().post(close, Map.of(), Calls.TableRef.class);
        var outcome = ada().get(path(table), Snapshot.class).table().outcome().orElseThrow();
        assertThat(outcome.stopped()).isTrue();
        assertThat(outcome.ranks()).isEmpty();
        assertThat(json(operator().send("POST", close, Map.of()).body(), Fault.class)
                        .code())
                .isEqualTo("protocol/wrong-phase");
        restart();
        assertThat(ben().get(path(table), Snapshot.class).table().outcome()).contains(outcome);
    }

    @Test
    default void close_tableWithFreeSeats_leavesTheLobby() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        var id = table.table().id();
        assertThat(operator().get("tables", Admin.Tables.class).tables())
                .extracting(People.TableCard::id)
                .contains(id);
        operator().post("tables/" + id + "/close", Map.of(), Calls.TableRef.class);
        assertThat(operator().get("tables", Admin.Tables.class).tables())
                .extracting(People.TableCard::id)
                .doesNotContain(id);
        assertThat(ada().get("/api/tables", People.Lobby.class).mine())
                .extracting(People.TableCard::id)
                .doesNotContain(id);
        assertThat(ben().fault(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false))
                        .code())
                .isEqualTo("protocol/wrong-phase");
    }

    @Test
    default void remove_spectator_losesTheTableForGood() {
        var table = twoPeople();
        try (var eve = another()) {
            var name = named(eve, "Watching");
            var watching = eve.stream(path(table) + "/events");
            watching.next("now");
            eve.post(path(table) + "/chat", new Calls.Say("take the red one"), Calls.Accepted.class);
            var seen = operator().get("tables/" + table.table().id(), Admin.TableView.class);
            assertThat(seen.players()).hasSize(2);
            assertThat(seen.spectators()).extracting(Admin.Participant::name).containsExactly(name);
            assertThat(seen.chat()).extracting(ChatLine::text).containsExactly("take the red one");
            var remove = "tables/" + table.table().id() + "/remove";
            operator()
                    .post(
                            remove,
                            new Admin.RemoveSpectator(
                                    seen.spectators().getFirst().badge()),
                            Calls.TableRef.class);
            watching.next("ended");
            assertThat(refused(eve, path(table)).code()).isEqualTo("protocol/no-table");
            restart();
            assertThat(refused(eve, path(table)).code()).isEqualTo("protocol/no-table");
            var player = operator()
                    .send(
                            "POST",
                            remove,
                            new Admin.RemoveSpectator(seen.players().getFirst().badge()));
            assertThat(json(player.body(), Fault.class).code()).isEqualTo("protocol/not-now");
        }
        assertThat(ben().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(1));
    }

    /// Somebody who says nothing, has no seat and keeps the name that the server gave them.
    @Test
    default void remove_silentSpectator_canBeReportedAndRemoved() {
        var table = twoPeople();
        try (var eve = another()) {
            eve.get("/api/me", People.Me.class);
            var watching = eve.stream(path(table) + "/events");
            watching.next("now");
            var seen = operator().get("tables/" + table.table().id(), Admin.TableView.class);
            var badge = seen.spectators().getFirst().badge();
            ada().post(
                            path(table) + "/reports",
                            new Admin.NewReport(badge, Admin.ReportReason.OTHER, ""),
                            Admin.Filed.class);
            operator()
                    .post(
                            "tables/" + table.table().id() + "/remove",
                            new Admin.RemoveSpectator(badge),
                            Calls.TableRef.class);
            watching.next("ended");
            assertThat(refused(eve, path(table)).code()).isEqualTo("protocol/no-table");
        }
    }

    @Test
    default void report_isSeenByTheOperatorUntilItIsSettled() {
        var name = named(ben(), "Reported");
        var table = twoPeople();
        var text = "They call me names. " + name;
        var filed = ada().post(
                        path(table) + "/reports",
                        new Admin.NewReport(badge(ben()), Admin.ReportReason.CHAT, text),
                        Admin.Filed.class);
        var report = operator().get("reports", Admin.Reports.class).reports().stream()
                .filter(known -> known.id().equals(filed.id()))
                .findFirst()
                .orElseThrow();
        assertThat(report.text()).isEqualTo(text);
        assertThat(report.name()).isEqualTo(name);
        assertThat(report.table()).isEqualTo(table.table().id());
        assertThat(report.person().badge()).isEqualTo(badge(ben()));
        assertThat(operator()
                        .post("reports/" + filed.id() + "/settle", Map.of(), Admin.Reports.class)
                        .reports())
                .extracting(Admin.Report::id)
                .doesNotContain(filed.id());
    }

    @Test
    default void reports_manyByOnePerson_latestFirst_settledTogether() {
        named(ben(), "Annoyed");
        var table = twoPeople();
        var report = new Admin.NewReport(badge(ben()), Admin.ReportReason.OTHER, "again");
        var earlier = ada().post(path(table) + "/reports", report, Admin.Filed.class);
        later(Duration.ofMinutes(1));
        var later = ada().post(path(table) + "/reports", report, Admin.Filed.class);
        assertThat(ids(operator().get("reports", Admin.Reports.class))).containsSubsequence(later.id(), earlier.id());
        assertThat(ids(operator().get("reports?before=" + later.id(), Admin.Reports.class)))
                .contains(earlier.id())
                .doesNotContain(later.id());
        var settled = operator().post("people/" + badge(ada()) + "/settle", Map.of(), Admin.Reports.class);
        assertThat(ids(settled)).doesNotContain(earlier.id(), later.id());
    }

    private static List<String> ids(Admin.Reports reports) {
        return reports.reports().stream().map(Admin.Report::id).toList();
    }

    @Test
    default void report_nobodyOrAtAClosedTable_isRefused() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        var nobody = new Admin.NewReport("0123456789abcdef", Admin.ReportReason.OTHER, "");
        assertThat(ada().fault(path(table) + "/reports", nobody).code()).isEqualTo("protocol/no-person");
        assertThat(ada().fault("/api/tables/nothing/reports", nobody).code()).isEqualTo("protocol/no-table");
        named(ben(), "Silent");
        var wordy = new Admin.NewReport(badge(ben()), Admin.ReportReason.OTHER, "x".repeat(2_000));
        assertThat(ada().fault(path(table) + "/reports", wordy).code()).isEqualTo("input/text");
    }

    @Test
    default void report_moreThanTwentyInAnHour_areRefused() {
        named(ben(), "Hunted");
        var table = twoPeople();
        var report = new Admin.NewReport(badge(ben()), Admin.ReportReason.PLAY, "");
        var codes = IntStream.range(0, 30)
                .mapToObj(_ -> ada().send("POST", path(table) + "/reports", report))
                .map(HttpResponse::statusCode)
                .toList();
        assertThat(codes.subList(0, 20)).containsOnly(200);
        assertThat(codes.getLast()).isEqualTo(429);
        assertThat(operator().get("reports", Admin.Reports.class).reports())
                .extracting(filed -> filed.by().badge())
                .contains(badge(ada()));
    }

    @Test
    default void rotateKey_withGrace_keepsEverybodySignedIn() {
        var name = named(ada(), "Loyal");
        operator().post("cookie-key", new Admin.RotateKey(30), Admin.KeyRotated.class);
        assertThat(ada().get("/api/me", People.Me.class).name()).isEqualTo(name);
        restart();
        later(Duration.ofDays(31));
        assertThat(ada().get("/api/me", People.Me.class).name())
                .as("the cookie was replaced at the visit in between")
                .isEqualTo(name);
        var table = twoPeople();
        var watching = ada().stream(path(table) + "/events");
        watching.next("now");
        operator().post("cookie-key", new Admin.RotateKey(0), Admin.KeyRotated.class);
        watching.next("ended");
        assertThat(ada().get("/api/me", People.Me.class).name()).isNotEqualTo(name);
    }
}
