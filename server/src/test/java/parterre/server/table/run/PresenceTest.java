package parterre.server.table.run;

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
    private long now;
    private final Presence presence = new Presence(
            () -> now,
            person -> Optional.ofNullable(silence.get(person))
                    .map(OptionalLong::of)
                    .orElse(OptionalLong.empty()));

    @Test
    void brokenStream_meansAwaySinceItsLastEvent() {
        silence.put("ada", 0L);
        presence.came("ada");
        now = 100_000;
        presence.look(List.of("ada"));
        // Nothing has come through for nine seconds when the break is noticed.
        silence.put("ada", 9_000L);
        now = 109_000;
        presence.look(List.of("ada"));
        now = 109_000;
        assertThat(presence.away("ada")).isZero();
        silence.remove("ada");
        assertThat(presence.went("ada", 9_000)).isTrue();
        now = 160_000;
        assertThat(presence.away("ada")).isEqualTo(60_000);
    }

    @Test
    void streamElsewhere_countsAsPresentUntilItsLastEvent() {
        silence.put("ada", 2_000L);
        presence.came("ada");
        assertThat(presence.went("ada", 0)).isFalse();
        now = 70_000;
        presence.look(List.of("ada"));
        silence.remove("ada");
        now = 128_000;
        assertThat(presence.away("ada")).isEqualTo(60_000);
    }

    @Test
    void actingWithoutAStreamCountsAsAwayFromThen() {
        now = 30_000;
        presence.acted("ada");
        now = 40_000;
        assertThat(presence.away("ada")).isEqualTo(10_000);
        now = 40_000;
        assertThat(presence.away("ben")).as("never seen").isEqualTo(40_000);
    }
}
