package parterre.engine.box;

import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Setup;

/// Makes the position from which a person sets up another one, see [GameBox#opening(Setup)].
final class Opening {
    private Opening() {}

    /// Returns the first position in which no chance is asked, if chance always draws the first of what is left.
    static <S, M extends Move> S of(Game<S, M, ?> game, Setup setup) {
        S position = game.start(setup);
        while (game.next(position) instanceof Next.Chance<M> chance) {
            position = game.play(position, chance.odds().sample(new FirstLuck()));
        }
        return position;
    }

    /// Draws the lowest value every time.
    private static final class FirstLuck implements Luck {
        @Override
        public long bits() {
            return 0;
        }

        @Override
        public int below(int bound) {
            return 0;
        }
    }
}
