package parterre.cli.protocol;

import java.util.List;
import java.util.Map;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import parterre.engine.walk.Playout;

/// Records and positions of games that were played at random.
final class RandomGame {
    private RandomGame() {}

    /// The record of a game's first steps.
    static <S, M extends Move, V> String record(GameBox<S, M, V> box, Setup setup, int steps) {
        return new RecordForm(List.of(box.game().info()))
                .write(played(box, setup, steps).record(BySeat.none(), Map.of()));
    }

    /// The text of the position after so many steps.
    static <S, M extends Move, V> String position(GameBox<S, M, V> box, Setup setup, int steps) {
        return box.positions().write(played(box, setup, steps).position());
    }

    private static <S, M extends Move, V> Referee<S, M, V> played(GameBox<S, M, V> box, Setup setup, int steps) {
        var referee = Referee.start(box.game(), setup);
        var luck = Generator.of(1);
        for (int i = 0; i < steps; i++) {
            Playout.step(box.game(), referee.position(), luck).ifPresent(step -> referee.take(step));
        }
        return referee;
    }
}
