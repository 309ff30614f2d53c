package parterre.lab.game;

import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Value;

/// Looks at some decisions of a game: how many moves are about as good as the best.
///
/// Moves are judged by the value of the position after them. So it tells how even the choice is for somebody
/// who knows the whole table.
final class ChoiceWatch<S, M extends Move> {
    /// One decision of so many is looked at.
    private static final int EVERY = 8;

    /// Decisions with more moves are passed over.
    private static final int MOST_MOVES = 100;

    private static final double CLOSE = 0.02;

    private final Game<S, M, ?> game;
    private final Value<S> value;
    private final Luck luck;
    private final double[] shares;
    private int sampled;
    private int close;

    ChoiceWatch(Game<S, M, ?> game, Value<S> value, S start, Luck luck) {
        this.game = game;
        this.value = value;
        this.luck = luck;
        shares = new double[value.parties(start)];
    }

    void turn(S position, Seat seat, Moves<M> moves) {
        int size = moves.size();
        if (size < 2 || size > MOST_MOVES || luck.below(EVERY) > 0) {
            return;
        }
        var values = new double[size];
        double best = 0;
        for (int i = 0; i < size; i++) {
            value.shares(game.play(position, moves.get(i)), shares);
            values[i] = shares[seat.index()];
            best = Math.max(best, values[i]);
        }
        for (double one : values) {
            close += one >= best - CLOSE ? 1 : 0;
        }
        sampled++;
    }

    GameFacts.Choices choices() {
        return new GameFacts.Choices(sampled, close);
    }
}
