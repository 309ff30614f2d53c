package parterre.review;

import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;

/// Finds out whether all players of a game play together. Only the result of a game says so. An unfinished
/// game is played to its end by random moves.
final class GroupPlay {
    /// A game without a bound is given up here. Its players count as rivals.
    private static final int MOST_STEPS = 20_000;

    private GroupPlay() {}

    /// Returns true if the result belongs to the whole group.
    ///
    /// @param position any position of the game
    static <S, M extends Move> boolean of(Game<S, M, ?> game, S position) {
        var luck = Generator.of(1);
        S here = position;
        for (int step = 0; step < MOST_STEPS; step++) {
            switch (game.next(here)) {
                case Next.Over<M>(Result result) -> {
                    return result instanceof Result.Group;
                }
                case Next.Chance<M> chance ->
                    here = game.play(here, chance.odds().sample(luck));
                case Next.Turn<M> turn -> here = game.play(here, turn.moves().sample(luck));
                case Next.Together<M> together -> {
                    var answers = together.open().map((_, moves) -> moves.sample(luck));
                    here = game.play(here, answers);
                }
            }
        }
        return false;
    }
}
