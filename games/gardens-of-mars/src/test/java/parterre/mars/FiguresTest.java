package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;

/// The figures that a game counts, and how positions are valued.
final class FiguresTest {
    private static final MarsFigures FIGURES = new MarsFigures();

    private static Map<String, Double> count(Example from, String... lines) {
        var tally = FIGURES.tally(from.position().terms().setup());
        var now = from.position();
        for (var line : lines) {
            var step = Lines.read(Example.GAME.notation(), line).orThrow();
            var next = Example.GAME.play(now, step);
            tally.happened(Example.GAME.events(now, step, Viewer.spectator()));
            now = next;
        }
        return named(tally.values());
    }

    private static Map<String, Double> named(double[] values) {
        var named = new HashMap<String, Double>();
        for (int i = 0; i < values.length; i++) {
            named.put(FIGURES.columns().get(i).name(), values[i]);
        }
        return named;
    }

    @Test
    void walksLossesSkipsAndPassesAreCounted() {
        var start = Example.of("""
                seats: 3
                turn: P1 moves
                dice: 1 1
                P1: score 3, gardener e9, flowers 5 red
                P2: score 5, gardener g9, flowers 2 red
                P3: score 4, gardener f11, flowers 2 red
                red: f8 h9
                blue: f10 g10 e11
                """);
        var counts = count(start, "P1: 1 e9-f9 red", "P2: 1 g9-h9", "*: dice 2 2 2 2 2", "P1: 2 f9-f7 red");
        assertThat(counts)
                .containsEntry("skips-forward", 1.0)
                .containsEntry("flower-steps", 1.0)
                .containsEntry("skips-back", 1.0)
                .containsEntry("dead-dice", 0.0)
                .containsEntry("passes", 1.0)
                .containsEntry("turns", 4.0)
                .containsEntry("rolls", 1.0)
                .containsEntry("dice", 5.0)
                .containsEntry("extra-turns", 0.0);
    }

    @Test
    void randomGamesLookAsTheyDidInAnIndependentSimulation() {
        // 2 players, uniformly random: mean score 3.3, 74.7 turns, 16.6 steps on flowers
        var sums = new HashMap<String, Double>();
        int games = 1000;
        long score = 0;
        for (int game = 0; game < games; game++) {
            var luck = Generator.of(5, game);
            var tally = FIGURES.tally(Setup.standard(Example.GAME.info(), 2));
            var now = Example.GAME.start(Setup.standard(Example.GAME.info(), 2));
            while (!(Example.GAME.next(now) instanceof Next.Over<MarsMove>)) {
                var step = Playout.step(Example.GAME, now, luck).orElseThrow();
                var next = Example.GAME.play(now, step);
                tally.happened(Example.GAME.events(now, step, Viewer.spectator()));
                now = next;
            }
            score += now.score(0) + now.score(1);
            named(tally.values()).forEach((name, value) -> sums.merge(name, value / games, Double::sum));
        }
        assertThat(score / 2.0 / games).isCloseTo(3.3, within(0.4));
        assertThat(sums.get("turns")).isCloseTo(74.7, within(1.5));
        assertThat(sums.get("flower-steps")).isCloseTo(16.6, within(1.0));
        assertThat(sums.get("passes")).isCloseTo(0.93, within(0.4));
        assertThat(sums.get("skips-forward")).isCloseTo(2.0, within(0.4));
        assertThat(sums.get("skips-back")).isCloseTo(1.3, within(0.4));
        assertThat(sums.get("dead-dice")).isCloseTo(0.21, within(0.12));
    }

    @Test
    void evaluatorsSeeTheLead() {
        var position = Example.of("""
                        seats: 3
                        turn: P1 moves
                        dice: 1
                        P1: score 9, gardener e9, flowers 5 red
                        P2: score 5, gardener g9, flowers 2 blue
                        P3: score 4, gardener f11, flowers 2 blue
                        red: a6 a7 a8
                        """).position();
        var points = new PointsEvaluator();
        assertThat(points.value(position, Seat.of(0))).isEqualTo(4);
        assertThat(points.value(position, Seat.of(1))).isEqualTo(-4);
        assertThat(points.value(position, Seat.of(2))).isEqualTo(-5);
        var garden = new GardenEvaluator();
        assertThat(garden.value(position, Seat.of(0)))
                .as("five reds for a group of three")
                .isGreaterThan(4);
    }
}
