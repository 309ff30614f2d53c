package parterre.bots.search;

import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Policy;

/// A playout policy that draws a few of the listed moves and takes the one that leads to the evaluator's
/// favourite position. It works for any game with an evaluator. It is for turns only, because a simultaneous
/// answer alone does not lead to a position.
///
/// @param draws how many moves are drawn and compared, with repetition
record BestOf<S, M extends Move>(Game<S, M, ?> game, Evaluator<S> evaluator, int draws) implements Policy<S, M> {
    @Override
    public String name() {
        return "best-of-" + draws;
    }

    @Override
    public int choose(S state, Seat seat, Moves<M> moves, Luck luck) {
        int size = moves.size();
        int best = size == 1 ? 0 : luck.below(size);
        if (size == 1) {
            return best;
        }
        double most = evaluator.value(game.play(state, moves.get(best)), seat);
        for (int i = 1; i < draws; i++) {
            int other = luck.below(size);
            if (other != best) {
                double value = evaluator.value(game.play(state, moves.get(other)), seat);
                if (value > most) {
                    most = value;
                    best = other;
                }
            }
        }
        return best;
    }
}
