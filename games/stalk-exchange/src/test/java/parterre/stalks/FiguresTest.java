package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;

/// What a laboratory counts.
final class FiguresTest {
    @Test
    void aTurnIsCounted() {
        var tally = new StalkFigures().tally(Setup.standard(StalkOptions.INFO, 2));
        var position = Scene.usual()
                .option("turn-cap", "1")
                .growing("d4D c4F c5F d3F e3G e4G")
                .position();
        for (var text :
                new String[] {"plant 2 d5", "swap 1 tulip", "extra plant 3 a4", "extra swap 4 tulip", "flush"}) {
            var after = Scene.after(position, text);
            tally.step(position, new Step.Turn<>(Seat.of(0), Scene.move(text)), after);
            position = after;
        }
        while (position.table().phase != Phase.OVER) {
            var text = position.table().phase == Phase.ACT ? "end" : "draw snowdrop";
            var move = Scene.move(text);
            var after = Scene.after(position, text);
            tally.step(
                    position, text.equals("end") ? new Step.Turn<>(Seat.of(0), move) : new Step.Chance<>(move), after);
            position = after;
        }
        assertThat(tally.values()).containsExactly(0.5, 1, 2, 1, 0, 2, 2, 1, 2);
    }
}
