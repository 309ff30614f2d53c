package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Lines;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.flora.events.SetupEvent;
import parterre.flora.material.FloraTerms;
import parterre.flora.moves.FloraNotation;

/// Checks the figures of a game.
final class FiguresTest {
    @Test
    void figures_ofAFewSteps_countThem() {
        var figures = new FloraFigures();
        var tally = figures.tally(Setup.standard(FloraTerms.INFO, 2));
        var position = Scene.of(2)
                .with("market", "pinnacles")
                .hand(1, "water 2 nefarious 1")
                .hand(2, "fire 1")
                .lands(1, "point-lobos(small sagebrush)")
                .position();
        for (var line : new String[] {
            "P1: play water point-lobos",
            "& P2: block fire",
            "P1: buy pinnacles",
            "P1: offer P2 1 for -",
            "& P2: accept",
            "P1: purse nefarious P2",
            "P1: end",
            "*: event arson",
            "*: die central"
        }) {
            var step = Lines.read(FloraNotation.NOTATION, line).orThrow();
            tally.happened(Scene.GAME.events(position, step, Viewer.everyone()));
            position = Scene.GAME.play(position, step);
        }
        var values = tally.values();
        var byName = IntStream.range(0, values.length)
                .boxed()
                .collect(java.util.stream.Collectors.toMap(
                        i -> figures.columns().get(i).name(), i -> values[i]));
        assertThat(byName)
                .containsAllEntriesOf(Map.of(
                        "rounds", 0.5,
                        "plays-a-turn", 2.0,
                        "pairs-a-turn", 0.0,
                        "against-others-a-turn", 1.0,
                        "blocks-a-turn", 1.0,
                        "purchases-a-turn", 1.0,
                        "windows", 1.0,
                        "answers", 1.0,
                        "offers", 1.0))
                .containsAllEntriesOf(Map.of("trades", 1.0, "fires", 1.0, "first-won", 0.0));
    }

    @Test
    void firstPlayer_whoSharesTheWin_hasHalfOfIt() {
        var tally = new FloraFigures().tally(Setup.standard(FloraTerms.INFO, 3));
        tally.happened(List.of(new SetupEvent.FirstPlayerFound(Seat.of(1))));
        tally.ended(Result.Placed.byScore("goal", List.of(4L, 12L, 12L)));
        assertThat(tally.values()[1]).isEqualTo(0.5);
    }
}
