package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.Stories.path;
import static parterre.server.TableStories.GAME;
import static parterre.server.Wanted.ME;
import static parterre.server.Wanted.OPEN;

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
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// People's devices, and who talks.
interface PeopleStories extends Stories {
    @Test
    default void anotherDeviceIsSignedInOnceAndCanBeSignedOut() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var link = ada().post("/api/me/device-links", Map.of(), People.DeviceLink.class);
        var token = link.link().substring(link.link().indexOf('#') + 1);
        assertThat(ben().post("/api/me/claim", new People.Claim(token), People.Me.class)
                        .name())
                .isEqualTo("Ada");
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
    default void whoSitsAlreadyMayBeCalledOtherwiseUntilTheGameBegins() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var table = ada().post("/api/tables", Wanted.table(GAME, ME, OPEN), Snapshot.class);
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
        var link = ada().post("/api/me/device-links", Map.of(), People.DeviceLink.class)
                .link();
        return link.substring(link.indexOf('#') + 1);
    }

    @Test
    default void whatADeviceHoldsAlreadyIsBroughtAlongWhenItSignsIn() {
        ada().put("/api/me", new People.Rename("Ada"), People.Me.class);
        var running = ben().post("/api/tables", Wanted.table(GAME, ME, OPEN), Snapshot.class);
        var over = ben().post("/api/tables", Wanted.table(GAME, ME, ME), Snapshot.class);
        ben().post(path(over) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        var token = token();
        // It must be said what becomes of them; being asked costs nothing.
        assertThat(ben().fault("/api/me/claim", new People.Claim(token)).code()).isEqualTo("protocol/seats");
        ben().post("/api/me/claim", bring(token), People.Me.class);

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

    @Test
    default void theOtherDevicesOfAGuestComeAlong() {
        var table = ada().post("/api/tables", Wanted.table(GAME, ME, OPEN), Snapshot.class);
        ben().post("/api/me/claim", new People.Claim(token()), People.Me.class);
        try (var third = another()) {
            third.put("/api/me", new People.Rename("Cat"), People.Me.class);
            var link = third.post("/api/me/device-links", Map.of(), People.DeviceLink.class)
                    .link();
            ada().post("/api/me/claim", bring(link.substring(link.indexOf('#') + 1)), People.Me.class);
            assertThat(ben().get("/api/me", People.Me.class).name()).isEqualTo("Cat");
            restart();
            assertThat(ben().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(0));
            assertThat(third.get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(0));
        }
    }

    @Test
    default void seatsThatADeviceLeavesBehindStayAsTheyAre() {
        var table = ben().post("/api/tables", Wanted.table(GAME, ME, OPEN), Snapshot.class);
        ben().post("/api/me/claim", new People.Claim(token(), Optional.of(People.Claim.Seats.LEAVE)), People.Me.class);
        assertThat(ben().get(path(table), Snapshot.class).table().mine()).isEmpty();
        assertThat(ada().get("/api/tables", People.Lobby.class).mine()).isEmpty();
    }

    @Test
    default void twoWhoPlayEachOtherAreNotMadeOne() {
        var table = ada().post("/api/tables", Wanted.table(GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        var token = token();
        assertThat(ben().fault("/api/me/claim", bring(token)).code()).isEqualTo("protocol/not-now");
        assertThat(ben().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(1));
        ada().post(path(table) + "/resign", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        ben().post("/api/me/claim", bring(token), People.Me.class);
        assertThat(ada().get(path(table), Snapshot.class).table().mine()).containsExactly(Seat.of(0), Seat.of(1));
    }

    private static People.Claim bring(String token) {
        return new People.Claim(token, Optional.of(People.Claim.Seats.BRING));
    }

    @Test
    default void theStreamsOfADeviceEndWhenItIsSignedOut() {
        var table = ada().post("/api/tables", Wanted.table(GAME, ME, OPEN), Snapshot.class);
        var link = ada().post("/api/me/device-links", Map.of(), People.DeviceLink.class);
        ben().post(
                        "/api/me/claim",
                        new People.Claim(link.link().substring(link.link().indexOf('#') + 1)),
                        People.Me.class);
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
        var table = ada().post("/api/tables", Wanted.table(GAME, ME, ME), Snapshot.class);
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
        var table = ada().post("/api/tables", Wanted.table(GAME, ME, ME), Snapshot.class);
        ada().post(path(table) + "/chat", new Calls.Say("mine"), Calls.Accepted.class);
        var name = ada().get(path(table), Snapshot.class).chat().getFirst().name();
        ben().put("/api/me", new People.Rename(name.toUpperCase(Locale.ROOT)), People.Me.class);
        ben().stream(path(table) + "/events").next("now");
        ben().post(path(table) + "/chat", new Calls.Say("theirs"), Calls.Accepted.class);
        assertThat(ada().get(path(table), Snapshot.class).chat().getLast().name())
                .matches(".* \\d+");
    }

    @Test
    default void whoHoldsSeveralSeatsSaysWhoSpeaks() {
        var table = ada().post("/api/tables", Wanted.table(GAME, ME, ME), Snapshot.class);
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
    default void aPersonHasFewDeviceLinksAtATimeTheLastOnes() {
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
        ben().post("/api/me/claim", new People.Claim(tokens.get(2)), People.Me.class);
    }
}
