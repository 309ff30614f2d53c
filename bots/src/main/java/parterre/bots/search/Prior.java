package parterre.bots.search;

import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;

/// Divides one unit of attention among the moves at a node. Each move's share is in proportion to the
/// exponential of the evaluator's value of the position after it.
///
/// The result of a secret answer depends on the answers of the others, which are drawn. On the first level all
/// their answers are equally likely. On the second level each is drawn in proportion to its share from the
/// first level. So each seat first looks for replies to random play, then for replies to such replies (level-k
/// thinking: Stahl and Wilson, 1994).
///
/// @param sharpness the logarithm of the factor by which one more point raises a move's share
record Prior<S, M extends Move>(Game<S, M, ?> game, Evaluator<S> evaluator, double sharpness, Luck luck) {
    /// The most joint answers of the others against which each own answer is valued.
    private static final int MOST_DRAWS = 8;

    /// About how many positions are judged for each seat and level.
    private static final int JUDGED = 512;

    private static final int LEVELS = 2;

    /// Returns the shares of the mover's moves.
    float[][] turn(S state, Seat seat, Moves<M> moves) {
        var values = new double[moves.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = evaluator.value(game.play(state, moves.get(i)), seat);
        }
        return new float[][] {shares(values, sharpness)};
    }

    /// Returns the shares of each seat's answers, by seat. The array of a seat that is not asked is empty.
    float[][] answers(S state, BySeat<Moves<M>> open) {
        var seats = open.seats();
        var shares = new float[seats.getLast().index() + 1][0];
        for (int level = 1; level <= LEVELS; level++) {
            var better = shares.clone();
            for (var seat : seats) {
                better[seat.index()] = replies(state, seat, open, shares);
            }
            shares = better;
        }
        return shares;
    }

    private float[] replies(S state, Seat seat, BySeat<Moves<M>> open, float[][] others) {
        var own = open.of(seat);
        var values = new double[own.size()];
        int draws = Math.clamp(JUDGED / values.length, 1, MOST_DRAWS);
        for (int draw = 0; draw < draws; draw++) {
            var answers = open.map((other, moves) -> moves.get(drawn(others[other.index()], moves.size())));
            for (int i = 0; i < values.length; i++) {
                values[i] += evaluator.value(game.play(state, answers.with(seat, own.get(i))), seat);
            }
        }
        return shares(values, sharpness / draws);
    }

    private int drawn(float[] shares, int size) {
        if (shares.length == 0) {
            return luck.below(size);
        }
        double ticket = luck.unit();
        for (int i = 0; i < size; i++) {
            ticket -= shares[i];
            if (ticket < 0) {
                return i;
            }
        }
        return size - 1;
    }

    private static float[] shares(double[] values, double sharpness) {
        double most = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            most = Math.max(most, value);
        }
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.exp(sharpness * (values[i] - most));
            sum += values[i];
        }
        var shares = new float[values.length];
        for (int i = 0; i < values.length; i++) {
            shares[i] = (float) (values[i] / sum);
        }
        return shares;
    }
}
