package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Generator;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.engine.walk.Variations;

/// Points belong to the use of a die before them. Boards rely on this order.
final class EventOrderTest {
    private static final int GAMES = 12;

    @Test
    void points_followTheUseOfADie() {
        int scores = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            var luck = Generator.of(seed);
            var position = Example.GAME.start(Variations.draw(Example.GAME, luck));
            for (var step = Playout.step(Example.GAME, position, luck);
                    step.isPresent();
                    step = Playout.step(Example.GAME, position, luck)) {
                scores += check(Example.GAME.events(position, step.get(), Viewer.everyone()));
                position = Example.GAME.play(position, step.get());
            }
        }
        assertThat(scores).isPositive();
    }

    private static int check(List<? extends Event> events) {
        int scores = 0;
        Event use = null;
        for (var event : events) {
            switch ((MarsEvent) event) {
                case MarsEvent.Planted _, MarsEvent.SteppedOnFlower _, MarsEvent.DieWasted _ -> use = event;
                case MarsEvent.Scored _ -> {
                    assertThat(use).isInstanceOf(MarsEvent.Planted.class);
                    scores++;
                }
                case MarsEvent.PointLost _ ->
                    assertThat(use).isInstanceOfAny(MarsEvent.SteppedOnFlower.class, MarsEvent.DieWasted.class);
                default -> {}
            }
        }
        return scores;
    }
}
