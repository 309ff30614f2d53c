package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.Stories.path;
import static parterre.server.TableStories.GAME;
import static parterre.server.Wanted.ME;
import static parterre.server.Wanted.OPEN;

import java.time.Duration;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.ChatLine;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;

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
