package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

class EffortForTimeTest {
    private static final int MEASURED = 8;
    private static final int THREADS = 2;

    /// Asks for the playouts while the clock goes on by a second at each look, so that all samples take one
    /// second.
    ///
    /// @param seconds the time for the review, by the number of decisions
    private static <S, M extends Move, V> int playouts(GameBox<S, M, V> box, IntUnaryOperator seconds) {
        var reviewer = new Reviewer<>(box, PlayedGame.value(box), ReviewEffort.of(ReviewEffort.LEAST));
        var referee = PlayedGame.play(box, 2, 1, _ -> false).referee();
        var decisions = reviewer.decisions(referee::position, referee.steps());
        assertThat(decisions).hasSizeGreaterThan(MEASURED);
        var clock = new AtomicLong();
        return EffortForTime.playouts(
                reviewer,
                decisions,
                Duration.ofSeconds(seconds.applyAsInt(decisions.size())),
                THREADS,
                1,
                () -> clock.getAndAdd(Duration.ofSeconds(1).toNanos()));
    }

    @Test
    void playouts_fitIntoTheTimeThatIsLeft() {
        var mars = Boxes.named("gardens-of-mars").orElseThrow();
        // A decision takes an eighth of a second, and each one may take 8 tenths of a second on two threads.
        assertThat(playouts(mars, decisions -> 1 + decisions)).isEqualTo(10_200);
    }

    @Test
    void playouts_areNeverTooFewOrEndless() {
        var mars = Boxes.named("gardens-of-mars").orElseThrow();
        assertThat(playouts(mars, _ -> 1)).isEqualTo(ReviewEffort.LEAST);
        assertThat(playouts(mars, _ -> Integer.MAX_VALUE)).isEqualTo(1_000_000);
    }
}
