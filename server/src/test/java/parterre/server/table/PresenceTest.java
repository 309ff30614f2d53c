package parterre.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/// Since when somebody is away whose stream broke: that is noticed later than it happened.
class PresenceTest {
    private final Map<String, Long> silence = new HashMap<>();
    private final Presence presence = new Presence(
            0,
            person -> Optional.ofNullable(silence.get(person))
                    .map(OptionalLong::of)
                    .orElse(OptionalLong.empty()));

    @Test
    void whoseStreamBrokeIsAwaySinceItLastReachedHim() {
        silence.put("ada", 0L);
        presence.came("ada");
        presence.look(List.of("ada"), 100_000);
        // Nothing has come through for nine seconds when the break is noticed.
        silence.put("ada", 9_000L);
        presence.look(List.of("ada"), 109_000);
        assertThat(presence.away("ada", 109_000)).isZero();
        silence.remove("ada");
        assertThat(presence.went("ada", 100_000)).isTrue();
        assertThat(presence.away("ada", 160_000)).isEqualTo(60_000);
    }

    @Test
    void whoIsElsewhereInTheHouseIsHereAndAwaySinceThatStreamLastReachedHim() {
        silence.put("ada", 2_000L);
        presence.came("ada");
        assertThat(presence.went("ada", 50_000)).isFalse();
        presence.look(List.of("ada"), 70_000);
        silence.remove("ada");
        assertThat(presence.away("ada", 128_000)).isEqualTo(60_000);
    }

    @Test
    void whoActsWithoutAStreamIsAwaySinceThen() {
        presence.acted("ada", 30_000);
        assertThat(presence.away("ada", 40_000)).isEqualTo(10_000);
        assertThat(presence.away("ben", 40_000)).as("never seen").isEqualTo(40_000);
    }
}
