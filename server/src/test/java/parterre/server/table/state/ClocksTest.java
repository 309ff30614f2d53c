package parterre.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.ClockTerms;

/// Checks how clocks count time.
class ClocksTest {
    private static final Seat SEAT = Seat.of(0);
    private static final TableState STATE = new TableState(
            new StoredEvent.Created(
                    new Terms(
                            "gardens-of-mars",
                            1,
                            1,
                            Map.of(),
                            new ClockTerms.Days(1, 7),
                            true,
                            false,
                            false,
                            false,
                            Optional.empty(),
                            Optional.empty()),
                    List.of(Chair.open(SEAT, 1)),
                    "ada",
                    List.of()),
            0);

    private static Clocks paused(Clocks clocks, boolean stopped, long at) {
        return clocks.evolve(new StoredEvent.Paused(SEAT, stopped), STATE, at);
    }

    @Test
    void aPauseFromBeforeTheTurnCostsNoTime() {
        var clocks = paused(paused(Clocks.atZero(STATE.terms().clock()), true, 0), false, 5_000);
        var now = new Moment(9_000, List.of());
        assertThat(clocks.thought(SEAT, 4_000, now)).isEqualTo(4_000);
        assertThat(clocks.pauseLeft(SEAT, now)).isEqualTo(Duration.ofDays(7).toMillis() - 5_000);
    }

    @Test
    void noClockRunsWhileTheServerIsDown() {
        var fallen = paused(paused(paused(Clocks.atZero(STATE.terms().clock()), true, 0), false, 5_000), true, 10_000);
        var now = new Moment(15_000, List.of(new Span(1_000, 3_000), new Span(11_000, 14_000)));
        assertThat(fallen.pauseLeft(SEAT, now)).isEqualTo(Duration.ofDays(7).toMillis() - 3_000 - 2_000);
    }

    @Test
    void timeInTwoStretchesAtOnceIsLeftOutOnce() {
        assertThat(Span.outside(0, 100, List.of(new Span(50, 70), new Span(10, 20), new Span(60, 80))))
                .isEqualTo(60);
        assertThat(Span.outside(10, 20, List.of(new Span(0, 12), new Span(18, 30))))
                .isEqualTo(6);
        assertThat(Span.outside(10, 20, List.of(new Span(0, 100)))).isZero();
    }
}
