package parterre.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.walk.Playout;
import parterre.mars.MarsGame;

/// The yardstick plays the very games that the rules play.
class MarsYardstickTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void agreesWithTheRulesByEqualSeeds(int seats) {
        var game = new MarsGame();
        var start = game.start(Setup.standard(game.info(), seats));
        var yardstick = new MarsYardstick(seats);
        for (int seed = 0; seed < 500; seed++) {
            var ours = Generator.of(seed);
            var theirs = Generator.of(seed);
            int decisions = yardstick.play(ours);
            var end = Playout.finish(game, start, theirs, 100_000);
            assertThat(decisions).as("decisions of seed %d", seed).isEqualTo(end.decisions());
            var result = end.result().orElseThrow();
            for (var seat : Seat.first(seats)) {
                assertThat((long) yardstick.scores()[seat.index()])
                        .as("%s's score of seed %d", seat, seed)
                        .isEqualTo(result.score(seat));
            }
            assertThat(ours.bits()).as("luck after seed %d", seed).isEqualTo(theirs.bits());
        }
    }
}
