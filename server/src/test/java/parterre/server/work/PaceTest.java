package parterre.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class PaceTest {
    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 1_000_000_000L);
    private final List<Duration> rests = new ArrayList<>();
    private final Pace pace = new Pace(clock::get, nanos -> {
        rests.add(Duration.ofNanos(nanos));
        clock.addAndGet(nanos);
    });

    private void work(int millis) {
        clock.addAndGet(Duration.ofMillis(millis).toNanos());
    }

    @Test
    void workDoesNotRestWithoutMoves() {
        var stretch = pace.begin();
        work(500);
        stretch.rest();
        assertThat(rests).isEmpty();
    }

    @Test
    void workTakesOneTenthOfTheTimeWhilePeopleMove() {
        var stretch = pace.begin();
        for (int i = 0; i < 3; i++) {
            work(7);
            pace.moved();
            stretch.rest();
        }
        assertThat(rests).hasSize(3).containsOnly(Duration.ofMillis(63));
    }

    @Test
    void workGoesOnAtFullSpeedOnceMovesAreOver() {
        var stretch = pace.begin();
        pace.moved();
        work((int) Pace.BUSY_AFTER_MOVE.toMillis());
        stretch.rest();
        work(100);
        stretch.rest();
        assertThat(rests).isEmpty();
    }

    @Test
    void shortWorkIsAddedUp() {
        var stretch = pace.begin();
        for (int i = 0; i < 4; i++) {
            work(1);
            pace.moved();
            stretch.rest();
        }
        assertThat(rests).hasSize(2).containsOnly(Duration.ofMillis(18));
    }

    @Test
    void aStretchRestsForTwoSecondsAtMost() {
        var stretch = pace.begin();
        for (int i = 0; i < 20; i++) {
            work(100);
            pace.moved();
            stretch.rest();
        }
        assertThat(rests.stream().reduce(Duration.ZERO, Duration::plus)).isEqualTo(Pace.LONGEST_IN_ALL);
    }

    @Test
    void aRestIsNeverLong() {
        var stretch = pace.begin();
        work(5_000);
        pace.moved();
        stretch.rest();
        assertThat(rests).containsExactly(Pace.LONGEST_REST);
    }
}
