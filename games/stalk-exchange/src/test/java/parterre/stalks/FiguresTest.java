package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;

/// Checks the figures that the laboratory counts.
final class FiguresTest {
    @Test
    void aTurnIsCounted() {
        var position = Scene.usual()
                .option("turn-cap", "1")
                .growing("d4D c4F c5F d3F e3G e4G")
                .position();
        var tally = new StalkFigures().tally(Scene.GAME.setup(position));
        tally.happened(List.of(new StalkEvent.TurnBegan(Seat.of(0), 1, 2)));
        for (var text :
                new String[] {"plant 2 d5", "swap 1 tulip", "extra plant 3 a4", "extra swap 4 tulip", "flush"}) {
            tally.happened(Scene.events(position, text));
            position = Scene.after(position, text);
        }
        while (position.table().phase != Phase.OVER) {
            var text = position.table().phase == Phase.ACT ? "end" : "draw snowdrop";
            tally.happened(Scene.events(position, text));
            position = Scene.after(position, text);
        }
        assertThat(tally.values()).containsExactly(0.5, 1, 2, 1, 0, 2, 2, 1, 2);
    }
}
