package parterre.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.server.http.ClientConnection.State;
import parterre.server.wire.ApiException;

/// Where a limit of connections or bytes is met, the slowest client gives way.
class ConnectionsTest {
    private static final long BYTES = 100_000;

    private long now = 1_000_000;
    private final List<String> closed = new ArrayList<>();
    private final Connections connections = new Connections(new Connections.Bounds(4, 2, BYTES, BYTES), () -> now);

    private ClientConnection open(String network, String name) {
        return connections.open(network, () -> closed.add(name), false);
    }

    @Test
    void theSlowestConnectionOfANetworkMakesRoom() {
        var first = open("a", "first");
        var second = open("a", "second");
        connections.enter(second, State.READING);
        now += 2_000;
        connections.enter(first, State.IDLE);
        open("a", "third");
        assertThat(closed).containsExactly("second");
        open("b", "other");
        assertThat(closed).hasSize(1);
    }

    @Test
    void theNewConnectionIsClosedWhereNobodyIsSlow() {
        connections.enter(open("a", "first"), State.STREAMING);
        connections.enter(open("a", "second"), State.WORKING);
        now += 60_000;
        open("a", "third");
        assertThat(closed).containsExactly("third");
    }

    @Test
    void allNetworksTogetherHaveALimit() {
        for (int i = 0; i < 4; i++) {
            open("network " + i, "connection " + i);
            now += 2_000;
        }
        assertThat(closed).isEmpty();
        open("network 4", "connection 4");
        assertThat(closed).containsExactly("connection 0");
    }

    @Test
    void aProxyMayOpenMoreThanOneNetworkMay() {
        for (int i = 0; i < 4; i++) {
            connections.open("proxy", () -> closed.add("one"), true);
        }
        assertThat(closed).isEmpty();
    }

    private ClientConnection fromProxy(String name) {
        return connections.open("proxy", () -> closed.add(name), true);
    }

    @Test
    void callsThroughAProxyCountForTheirCallers() {
        connections.begin(fromProxy("first"), "a");
        var second = fromProxy("second");
        connections.begin(second, "a");
        var third = fromProxy("third");
        assertThatThrownBy(() -> connections.begin(third, "a")).isInstanceOf(ApiException.class);
        connections.finished(third);
        connections.begin(third, "b");
        connections.enter(second, State.READING);
        now += 2_000;
        connections.begin(fromProxy("fourth"), "a");
        assertThat(closed).containsExactly("second");
    }

    @Test
    void aCallThatIsOverCountsNoMore() {
        var proxy = fromProxy("proxy");
        for (int i = 0; i < 10; i++) {
            connections.begin(proxy, "a");
            connections.finished(proxy);
        }
        connections.begin(fromProxy("other"), "a");
        connections.begin(proxy, "a");
        assertThat(closed).isEmpty();
    }

    @Test
    void answersToFinishedWorkAreAlwaysSent() {
        connections.claim(open("a", "first"), BYTES / 2);
        connections.count(open("b", "second"), BYTES);
        assertThat(connections.held()).isEqualTo(BYTES * 3 / 2);
        assertThat(closed).isEmpty();
    }

    @Test
    void aClosedConnectionIsForgotten() {
        connections.forget(open("a", "first"));
        connections.forget(open("a", "second"));
        open("a", "third");
        open("a", "fourth");
        assertThat(closed).isEmpty();
        assertThat(connections.open()).isEqualTo(2);
    }

    @Test
    void aStalledBodyGivesItsRoomToAnother() {
        var stalled = open("a", "stalled");
        connections.enter(stalled, State.READING);
        connections.claim(stalled, BYTES / 2);
        var other = open("b", "other");
        connections.enter(other, State.READING);
        assertThatThrownBy(() -> connections.claim(other, 20_000))
                .as("the first one has only just begun")
                .isInstanceOf(ApiException.class);
        connections.finished(other);
        now += 2_000;
        connections.claim(other, 20_000);
        assertThat(closed).containsExactly("stalled");
        assertThat(connections.held()).isEqualTo(20_000);
    }

    @Test
    void smallBodiesHaveRoomBesideLargeOnes() {
        connections.claim(open("a", "large"), BYTES / 2);
        connections.claim(open("b", "small"), Connections.SMALL);
        assertThat(connections.held()).isEqualTo(BYTES / 2 + Connections.SMALL);
    }

    @Test
    void aClientThatSendsTooSlowlyIsClosed() {
        var slow = open("a", "slow");
        var steady = open("b", "steady");
        connections.enter(slow, State.READING);
        connections.enter(steady, State.READING);
        steady.received(10_000);
        now += 6_000;
        connections.sweep();
        assertThat(closed).containsExactly("slow");
        now += 10_000;
        connections.sweep();
        assertThat(closed).contains("steady");
    }

    @Test
    void aClientThatReadsTooSlowlyIsClosed() {
        var slow = open("a", "slow");
        connections.claim(slow, 40_000);
        connections.enter(slow, State.WRITING);
        now += 8_000;
        connections.sweep();
        assertThat(closed).isEmpty();
        now += 2_000;
        connections.sweep();
        assertThat(closed).containsExactly("slow");
    }

    @Test
    void aServerThatStoodStillBlamesNoClient() {
        connections.enter(open("a", "waits"), State.READING);
        now += 8_000;
        connections.stoodStill();
        connections.sweep();
        assertThat(closed).isEmpty();
        now += 6_000;
        connections.sweep();
        assertThat(closed).containsExactly("waits");
    }

    @Test
    void theSlowestStreamGivesItsRoomToAnother() {
        var stalled = open("a", "stalled");
        assertThat(connections.queue(stalled, BYTES)).isTrue();
        connections.enter(stalled, State.WRITING);
        var other = open("b", "other");
        connections.enter(other, State.STREAMING);
        assertThat(connections.queue(other, 1_000))
                .as("the first one has only just begun")
                .isFalse();
        now += 2_000;
        assertThat(connections.queue(other, 1_000)).isTrue();
        assertThat(closed).containsExactly("stalled");
        assertThat(connections.queued()).isEqualTo(2_000);
        connections.sent(other, 500);
        assertThat(connections.queued()).isEqualTo(1_500);
        connections.forget(other);
        assertThat(connections.queued()).isZero();
    }

    @Test
    void aStreamThatIsReadTooSlowlyIsClosed() {
        var slow = open("a", "slow");
        connections.queue(slow, 40_000);
        connections.enter(slow, State.WRITING);
        now += 10_000;
        connections.sweep();
        assertThat(closed).containsExactly("slow");
    }

    @Test
    void streamsAndWorkTakeTheirTime() {
        connections.enter(open("a", "stream"), State.STREAMING);
        connections.enter(open("a", "work"), State.WORKING);
        now += 3_600_000;
        connections.sweep();
        assertThat(closed).isEmpty();
    }

    @Test
    void largeBodies_oneNetworkHoldsAQuarterAtMost() {
        var first = open("a", "first");
        connections.claim(first, BYTES / 4 + 1);
        assertThatThrownBy(() -> connections.claim(open("a", "second"), 20_000)).isInstanceOf(ApiException.class);
        connections.claim(open("b", "third"), 20_000);
        assertThat(closed).isEmpty();
    }
}
