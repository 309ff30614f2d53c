package parterre.bench;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import parterre.engine.walk.Playout;
import parterre.flora.FloraBox;
import parterre.flora.FloraGame;
import parterre.flora.knowledge.FloraView;
import parterre.flora.moves.FloraMove;
import parterre.flora.position.Position;

/// A long game of Fire and Flora between two who play at random.
final class LongGame {
    /// How long it is, in steps.
    static final int STEPS = 1_500;

    private static final int MOST_SEEDS = 1_000;

    private LongGame() {}

    /// Returns its record. No game that ended earlier is taken.
    static String record() {
        return new RecordForm(List.of(new FloraGame().info())).write(played().record(BySeat.none(), Map.of()));
    }

    /// Returns its last position as text.
    static String position() {
        return new FloraBox().positions().write(played().position(STEPS));
    }

    private static Referee<Position, FloraMove, FloraView> played() {
        var game = new FloraGame();
        return LongStream.range(0, MOST_SEEDS)
                .mapToObj(seed -> play(game, Setup.standard(game.info(), 2), seed))
                .filter(referee -> referee.steps().size() == STEPS)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no random game has " + STEPS + " steps"));
    }

    private static <S, M extends Move, V> Referee<S, M, V> play(Game<S, M, V> game, Setup setup, long seed) {
        var referee = Referee.start(game, setup);
        var luck = Generator.of(seed);
        while (referee.result().isEmpty() && referee.steps().size() < STEPS) {
            var step = Playout.step(game, referee.position(referee.steps().size()), luck);
            var refused = referee.take(step.orElseThrow());
            if (refused.isPresent()) {
                throw new IllegalStateException(refused.get().toString());
            }
        }
        return referee;
    }
}
