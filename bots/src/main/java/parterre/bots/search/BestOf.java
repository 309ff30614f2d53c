package parterre.bots.search;

import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Policy;

/// Draws a few of the listed moves and takes the one after which the evaluator likes the position best: a
/// playout that is neither blind nor always the same, for any game with an evaluator. For turns only: an
/// answer that waits for those of others leads to no position yet.
///
/// @param draws how many moves are compared, with repetition
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
