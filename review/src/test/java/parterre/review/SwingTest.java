package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;

class SwingTest {
    private static List<Swing> swings(List<List<Part>> steps) {
        return new GameAccount(List.of(List.of(0.5, 0.5)), steps).swings();
    }

    private static List<Part> luck(Double... change) {
        return List.of(new Part(new Cause.Luck(), List.of(change)));
    }

    @Test
    void aSwing_belongsToThePartyItConcernsMost() {
        assertThat(swings(List.of(luck(-0.2, 0.2), luck(-0.3, 0.1, 0.2))))
                .containsExactly(new Swing(1, 1, 0.2), new Swing(2, 0, -0.3));
    }

    @Test
    void smallChangesAndDecisions_areNoSwings() {
        var decision = List.of(new Part(new Cause.Decision(Seat.of(0)), List.of(0.4, -0.4)));
        var hidden = List.of(new Part(new Cause.Hidden(), List.of(0.4, -0.4)));
        assertThat(swings(List.of(luck(0.049, -0.049), decision, hidden))).isEmpty();
    }

    @Test
    void ofManySwings_theLargestAreKeptInOrder() {
        var steps = IntStream.rangeClosed(1, 20)
                .mapToObj(step -> luck(step % 2 == 0 ? 0.1 + step / 100.0 : 0.06, -0.06))
                .toList();
        var found = swings(steps);
        assertThat(found).hasSize(12).extracting(Swing::step).isSorted().contains(2, 20);
        assertThat(found.stream().filter(swing -> swing.step() % 2 == 0)).hasSize(10);
    }
}
