package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.json;
import static parterre.server.Stories.path;
import static parterre.server.TableStories.GAME;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.ChatLine;
import parterre.server.wire.Fault;
import parterre.server.wire.OwnData;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// People's devices, and who talks.
interface PeopleStories extends Stories {
    @Test
    default void anotherDeviceSignsInOnceAndOut() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var token = token();
        assertThat(signIn(ben(), ada(), new People.Claim(token)).name()).isEqualTo("Ada");
        assertThat(ben().fault("/api/me/claim", new People.Claim(token)).code()).isEqualTo("protocol/token");
        var devices = ada().get("/api/me/devices", People.Devices.class).devices();
        assertThat(devices).hasSize(2);
        var bens =
                devices.stream().filter(device -> !device.current()).findFirst().orElseThrow();
        assertThat(ada().send("DELETE", "/api/me/devices/" + bens.id(), Map.of())
                        .statusCode())
                .isEqualTo(200);
        assertThat(ben().get("/api/me", People.Me.class).name()).isNotEqualTo("Ada");
    }

    @Test
    default void seatedPeopleMayRenameThemselvesBeforeTheGame() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        ada().post(path(table) + "/seats/P1/sit", new Calls.Sit(Optional.of("Adele"), false), Snapshot.class);
        assertThat(names(ben().get(path(table), Snapshot.class))).startsWith("Adele");
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("adele"), false), Snapshot.class);
        ada().post(path(table) + "/seats/P1/sit", new Calls.Sit(Optional.of("Eve"), false), Snapshot.class);
        assertThat(names(ben().get(path(table), Snapshot.class))).containsExactly("Adele", "adele 2");
    }

    private static List<String> names(Snapshot table) {
        return table.table().seats().stream().map(TableHead.SeatCard::name).toList();
    }

    /// Ada's way to sign another device in.
    private String token() {
        return token(ada());
    }

    static String token(Browser browser) {
        var link = browser.post("/api/me/device-links", Map.of(), People.DeviceLink.class)
                .link();
        return link.substring(link.indexOf('#') + 1);
    }

    /// One device asks by a link, the code is entered on the other one, and the first is signed in.
    static People.Me signIn(Browser asking, Browser confirming, People.Claim claim) {
        var claimed = asking.post("/api/me/claim", claim, People.Claimed.class);
        enter(confirming, claimed.code());
        return asking.post("/api/me/claim/finish", new People.LinkToken(claim.token()), People.Me.class);
    }

    private static void enter(Browser browser, String code) {
        var request = browser.get("/api/me/device-requests", People.DeviceRequests.class)
                .requests()
                .getLast();
        browser.post(
                "/api/me/device-requests/" + request.id() + "/confirm",
                new People.Code(code),
                People.DeviceRequests.class);
    }

    @Test
    default void claim_untilTheCodeIsEntered_changesNoDevice() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        ben().put("/api/me", new People.Rename("Ben"), People.Me.class);
        var table = ben().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        var token = new People.LinkToken(token());
        var target = ben().post("/api/me/device-links/target", token, People.LinkTarget.class);
        assertThat(target.name()).isEqualTo("Ada");
        assertThat(target.seats()).isEqualTo(1);
        ben().post("/api/me/claim", bring(token.token()), People.Claimed.class);
        assertThat(ben().fault("/api/me/claim/finish", token).code()).isEqualTo("protocol/unconfirmed");
        assertThat(ben().get("/api/me", People.Me.class).name()).isEqualTo("Ben");
        assertThat(ben().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(0));
        assertThat(ada().get(path(table), Snapshot.class).table().mine()).isEmpty();
        assertThat(ada().get("/api/me/device-requests", People.DeviceRequests.class)
                        .requests())
                .extracting(People.DeviceRequest::guest)
                .containsExactly("Ben");
    }

    @Test
    default void claim_linkOpenedByASecondDevice_isRefusedThere() {
        var token = new People.LinkToken(token());
        ben().post("/api/me/claim", new People.Claim(token.token()), People.Claimed.class);
        try (var eve = another()) {
            for (var call : List.of("claim", "claim/state", "claim/finish", "device-links/target")) {
                assertThat(eve.fault("/api/me/" + call, token).code()).as(call).isEqualTo("protocol/token");
            }
        }
    }

    @Test
    default void confirm_threeWrongCodes_endTheLink() {
        var token = new People.LinkToken(token());
        var claimed = ben().post("/api/me/claim", new People.Claim(token.token()), People.Claimed.class);
        var request = ada().get("/api/me/device-requests", People.DeviceRequests.class)
                .requests()
                .getFirst();
        var confirm = "/api/me/device-requests/" + request.id() + "/confirm";
        var wrong = new People.Code(claimed.code().equals("000000") ? "000001" : "000000");
        try (var eve = another()) {
            assertThat(eve.fault(confirm, new People.Code(claimed.code())).code())
                    .as("somebody else's request")
                    .isEqualTo("protocol/token");
        }
        assertThat(ada().fault(confirm, wrong).code()).isEqualTo("protocol/code");
        assertThat(ada().fault(confirm, wrong).code()).isEqualTo("protocol/code");
        assertThat(ada().fault(confirm, wrong).code()).isEqualTo("protocol/token");
        assertThat(ada().fault(confirm, new People.Code(claimed.code())).code()).isEqualTo("protocol/token");
        assertThat(ben().fault("/api/me/claim/finish", token).code()).isEqualTo("protocol/token");
    }

    @Test
    default void refuse_aRequest_endsItsLink() {
        var token = new People.LinkToken(token());
        ben().post("/api/me/claim", new People.Claim(token.token()), People.Claimed.class);
        var request = ada().get("/api/me/device-requests", People.DeviceRequests.class)
                .requests()
                .getFirst();
        assertThat(ada().send("DELETE", "/api/me/device-requests/" + request.id(), Map.of())
                        .statusCode())
                .isEqualTo(200);
        assertThat(ben().fault("/api/me/claim/state", token).code()).isEqualTo("protocol/token");
    }

    @Test
    default void signIn_bringsAlongTheDevicesSeats() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var running = ben().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        var over = ben().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        ben().post(path(over) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        var token = token();
        // It must be said what becomes of them; being asked costs nothing.
        assertThat(ben().fault("/api/me/claim", new People.Claim(token)).code()).isEqualTo("protocol/seats");
        signIn(ben(), ada(), bring(token));

        for (var table : List.of(running, over)) {
            for (var device : List.of(ada(), ben())) {
                var seen = device.get(path(table), Snapshot.class).table();
                assertThat(seen.mine()).contains(Seat.of(0));
                assertThat(seen.host()).isTrue();
            }
        }
        assertThat(ada().get("/api/tables", People.Lobby.class).mine())
                .extracting(People.TableCard::id)
                .containsExactly(running.table().id());
        assertThat(ada().get("/api/me/tables", People.History.class).tables())
                .extracting(People.TableCard::id)
                .containsExactly(over.table().id());
        assertThat(ada().get("/api/me/devices", People.Devices.class).devices()).hasSize(2);
    }

    /// A page asks several things at once: what it sends before it has its new cookie must not make it a new
    /// guest.
    @Test
    default void callWithTheOldCookie_isOfTheNewGuest() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        ben().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        try (var late = ben().late()) {
            signIn(ben(), ada(), bring(token()));
            assertThat(late.get("/api/me", People.Me.class).name()).isEqualTo("Ada");
        }
    }

    @Test
    default void theOtherDevicesOfAGuestComeAlong() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        signIn(ben(), ada(), new People.Claim(token()));
        try (var third = another()) {
            third.put("/api/me", new People.Rename("Cat"), People.Me.class);
            signIn(ada(), third, bring(token(third)));
            assertThat(ben().get("/api/me", People.Me.class).name()).isEqualTo("Cat");
            restart();
            assertThat(ben().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(0));
            assertThat(third.get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(0));
        }
    }

    @Test
    default void seatsThatADeviceLeavesBehindStayAsTheyAre() {
        var table = ben().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        signIn(ben(), ada(), new People.Claim(token(), Optional.of(People.Claim.Seats.LEAVE)));
        assertThat(ben().get(path(table), Snapshot.class).table().mine()).isEmpty();
        assertThat(ada().get("/api/tables", People.Lobby.class).mine()).isEmpty();
    }

    @Test
    default void twoWhoPlayEachOtherAreNotMadeOne() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        var token = token();
        assertThat(ben().fault("/api/me/claim", bring(token)).code()).isEqualTo("protocol/not-now");
        assertThat(ben().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(1));
        ada().post(path(table) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        signIn(ben(), ada(), bring(token));
        assertThat(ada().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(0), Seat.of(1));
    }

    static People.Claim bring(String token) {
        return new People.Claim(token, Optional.of(People.Claim.Seats.BRING));
    }

    @Test
    default void signOut_endsTheDevicesStreams() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        signIn(ben(), ada(), new People.Claim(token()));
        var stream = ben().stream(path(table) + "/events");
        stream.next("now");
        var bens = ada().get("/api/me/devices", People.Devices.class).devices().stream()
                .filter(device -> !device.current())
                .findFirst()
                .orElseThrow();
        ada().send("DELETE", "/api/me/devices/" + bens.id(), Map.of());
        assertThat(stream.next("somebody-else").data()).contains("\"signedOut\":true");
        stream.next("ended");
    }

    @Test
    default void onlyWhoSitsOrWatchesTalks() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        var hello = new Calls.Say("hello");
        ben().get("/api/me", People.Me.class);
        assertThat(ben().fault(path(table) + "/chat", hello).code()).isEqualTo("protocol/not-yours");
        var watching = ben().stream(path(table) + "/events");
        watching.next("now");
        ben().post(path(table) + "/chat", hello, Calls.Accepted.class);
        ada().post(path(table) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        assertThat(ben().fault(path(table) + "/chat", hello).code())
                .as("after the end, who played")
                .isEqualTo("protocol/not-yours");
        ada().post(path(table) + "/chat", new Calls.Say("well played"), Calls.Accepted.class);
        assertThat(ada().get(path(table), Snapshot.class).chat())
                .extracting(ChatLine::text)
                .containsExactly("hello", "well played");
    }

    @Test
    default void chat_spectatorCalledLikeAPlayer_isToldApart() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        ada().post(path(table) + "/chat", new Calls.Say("mine"), Calls.Accepted.class);
        var name = ada().get(path(table), Snapshot.class).chat().getFirst().name();
        ben().put("/api/me", new People.Rename(name.toUpperCase(Locale.ROOT)), People.Me.class);
        ben().stream(path(table) + "/events").next("now");
        ben().post(path(table) + "/chat", new Calls.Say("theirs"), Calls.Accepted.class);
        assertThat(ada().get(path(table), Snapshot.class).chat().getLast().name())
                .matches(".* \\d+");
    }

    @Test
    default void holdersOfSeveralSeatsNameTheSpeaker() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, ME), Snapshot.class);
        var names = table.table().seats().stream().map(TableHead.SeatCard::name).toList();
        var chat = path(table) + "/chat";
        ada().post(chat, new Calls.Say("first"), Calls.Accepted.class);
        ada().post(chat, new Calls.Say("second", Optional.of(Seat.of(1))), Calls.Accepted.class);
        assertThat(ada().get(path(table), Snapshot.class).chat())
                .extracting(ChatLine::name)
                .containsExactlyElementsOf(names);
        assertThat(ada().fault(chat, new Calls.Say("third", Optional.of(Seat.of(2))))
                        .code())
                .isEqualTo("input/setup");
        ben().get("/api/me", People.Me.class);
        ben().stream(path(table) + "/events").next("now");
        assertThat(ben().fault(chat, new Calls.Say("mine", Optional.of(Seat.of(0))))
                        .code())
                .isEqualTo("protocol/not-yours");
    }

    @Test
    default void onlyAPersonsLastDeviceLinksWork() {
        var tokens = IntStream.range(0, 7)
                .mapToObj(_ -> {
                    later(Duration.ofSeconds(1));
                    return ada().post("/api/me/device-links", Map.of(), People.DeviceLink.class)
                            .link();
                })
                .map(link -> link.substring(link.indexOf('#') + 1))
                .toList();
        assertThat(ben().fault("/api/me/claim", new People.Claim(tokens.get(1))).code())
                .isEqualTo("protocol/token");
        ben().post("/api/me/claim", new People.Claim(tokens.get(2)), People.Claimed.class);
    }

    @Test
    default void nulCharacter_inAnyText_isRefused() {
        var table = ada().post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
        var nul = "{\"badge\":\"\\u0000\",\"name\":\"x\",\"reason\":\"other\",\"text\":\"\"}";
        for (var call : List.of("/api/me/blocks", path(table) + "/reports")) {
            var answer = ada().raw("POST", call, nul, "Content-Type", "application/json");
            assertThat(json(answer.body(), Fault.class).code()).as(call).isEqualTo("protocol/unreadable");
        }
        var typed = "{\"badge\":\"0000000000000000\",\"name\":\"\\\\u0000\"}";
        assertThat(json(
                                ada().raw("POST", "/api/me/blocks", typed, "Content-Type", "application/json")
                                        .body(),
                                Fault.class)
                        .code())
                .as("a backslash and letters are no such character")
                .isEqualTo("protocol/no-person");
        assertThat(operator().send("GET", "people?name=%00", Map.of()).statusCode())
                .isEqualTo(400);
    }

    @Test
    default void ownData_hasTablesAsThePersonMaySeeThem() {
        try (var cat = another();
                var dan = another()) {
            cat.put("/api/me", new People.Rename("Cat"), People.Me.class);
            var table = cat.post("/api/tables", NewTables.table(PositionStories.SECRETIVE, ME, OPEN), Snapshot.class);
            dan.post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Dan"), false), Snapshot.class);
            cat.post(path(table) + "/chat", new Calls.Say("hello"), Calls.Accepted.class);
            cat.post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class);
            var data = cat.get("/api/me/data", OwnData.class);
            assertThat(data.person().name()).isEqualTo("Cat");
            assertThat(data.person().devices()).hasSize(1);
            assertThat(data.next()).isEmpty();
            var own = data.tables().getFirst();
            assertThat(data.tables()).as("without the table that has not begun").hasSize(1);
            assertThat(own.id()).isEqualTo(table.table().id());
            assertThat(own.whole()).isFalse();
            assertThat(own.record())
                    .isEqualTo(cat.text(path(table) + "/record"))
                    .isNotEqualTo(dan.text(path(table) + "/record"));
            assertThat(own.said()).extracting(OwnData.OwnSaying::text).containsExactly("hello");
            assertThat(dan.get("/api/me/data", OwnData.class)
                            .tables()
                            .getFirst()
                            .said())
                    .isEmpty();
            assertThat(cat.get("/api/me/data?after=" + own.id(), OwnData.class).tables())
                    .isEmpty();
        }
        try (var stranger = another()) {
            assertThat(stranger.get("/api/me/data", OwnData.class).tables()).isEmpty();
        }
    }

    /// No person can fill the list of open tables.
    @Test
    default void lobby_showsThreeTablesOfOnePerson() {
        try (var busy = another()) {
            var ids = IntStream.range(0, 5)
                    .mapToObj(_ -> busy.post("/api/tables", NewTables.table(GAME, ME, OPEN), Snapshot.class)
                            .table()
                            .id())
                    .toList();
            assertThat(ada().get("/api/tables", People.Lobby.class).open())
                    .filteredOn(card -> ids.contains(card.id()))
                    .hasSize(3);
            for (int i = 0; i < 5; i++) {
                busy.post("/api/tables", NewTables.table(GAME, OPEN, OPEN), Snapshot.class);
            }
            assertThat(ada().get("/api/tables", People.Lobby.class).open())
                    .filteredOn(card -> card.players().stream().allMatch(String::isEmpty))
                    .hasSizeLessThanOrEqualTo(3);
        }
    }
}
