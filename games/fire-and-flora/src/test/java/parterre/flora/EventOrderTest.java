package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Event;
import parterre.engine.Generator;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.engine.walk.Variations;
import parterre.flora.events.PlantEvent;
import parterre.flora.events.TradeEvent;

/// A score belongs to the land of the event just before it. Boards rely on this order.
final class EventOrderTest {
    private static final int GAMES = 12;

    @Test
    void scores_followWhatHappenedToALand() {
        int scores = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            var luck = Generator.of(seed);
            Setup setup = Variations.draw(Scene.GAME, luck);
            var position = Scene.GAME.start(setup);
            for (var step = Playout.step(Scene.GAME, position, luck);
                    step.isPresent();
                    step = Playout.step(Scene.GAME, position, luck)) {
                scores += check(Scene.GAME.events(position, step.get(), Viewer.everyone()));
                position = Scene.GAME.play(position, step.get());
            }
        }
        assertThat(scores).isPositive();
    }

    private static int check(List<? extends Event> events) {
        int scores = 0;
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof PlantEvent.Scored) {
                int cause = i - 1;
                while (events.get(cause) instanceof PlantEvent.Scored) {
                    cause--;
                }
                assertThat(events.get(cause))
                        .isInstanceOfAny(
                                PlantEvent.PlantGrew.class,
                                PlantEvent.PlantDamaged.class,
                                PlantEvent.PlantDied.class,
                                PlantEvent.PlantPushedOut.class,
                                PlantEvent.PlantCame.class,
                                TradeEvent.ParcelGiven.class);
                scores++;
            }
        }
        return scores;
    }
}
