package parterre.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.server.review.MistakeSchedule.Try;
import parterre.server.store.MistakeStore.Mistake;

class MistakeScheduleTest {
    private static final long NOW = 1_000_000;

    private static Mistake mistake(int stage, long due) {
        return new Mistake("ann", "table", 5, "P1", "blunder", 200, stage, due);
    }

    private static long after(int days) {
        return NOW + Duration.ofDays(days).toMillis();
    }

    @Test
    void rightTries_waitLongerUntilItIsLearned() {
        assertThat(MistakeSchedule.first(NOW)).isEqualTo(after(1));
        var waits = new ArrayList<Long>();
        for (int stage = 0; stage < MistakeSchedule.LEARNED; stage++) {
            var tried = MistakeSchedule.tried(mistake(stage, NOW), Try.RIGHT, NOW);
            assertThat(tried.stage()).isEqualTo(stage + 1);
            waits.add(tried.due());
        }
        assertThat(waits).isEqualTo(List.of(after(3), after(7), after(20), NOW));
    }

    @Test
    void aWrongTry_beginsAnew() {
        assertThat(MistakeSchedule.tried(mistake(3, NOW), Try.WRONG, NOW)).isEqualTo(mistake(0, after(1)));
        assertThat(MistakeSchedule.tried(mistake(3, after(9)), Try.WRONG, NOW)).isEqualTo(mistake(0, after(1)));
    }

    @Test
    void aRightTryBeforeItsTime_changesNothing() {
        assertThat(MistakeSchedule.tried(mistake(1, after(2)), Try.RIGHT, NOW)).isEqualTo(mistake(1, after(2)));
    }
}
