package parterre.bots.value;

import java.util.Arrays;
import parterre.engine.Game;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Value;

/// Turns an evaluator's points into shares of the win: a seat that leads another by the evaluator's scale is
/// three times as likely to win. For a single seat, a lead of zero is an even chance.
///
/// @param <S> positions
public final class FittedValue<S> implements Value<S> {
    private final Game<S, ?, ?> game;
    private final Evaluator<S> evaluator;

    /// @param evaluator an evaluator whose scale was fitted to games
    public FittedValue(Game<S, ?, ?> game, Evaluator<S> evaluator) {
        this.game = game;
        this.evaluator = evaluator;
    }

    @Override
    public String name() {
        return evaluator.name();
    }

    @Override
    public int parties(S position) {
        return Math.max(2, game.setup(position).seats());
    }

    @Override
    public void shares(S position, double[] into) {
        int seats = game.setup(position).seats();
        if (game.next(position) instanceof Next.Over<?> over && Shares.of(over.result(), into)) {
            return;
        }
        for (int seat = 0; seat < seats; seat++) {
            into[seat] = Shares.LN3 * evaluator.value(position, Seat.of(seat)) / evaluator.scale();
        }
        if (seats == 1) {
            into[1] = 0;
        }
        Shares.softmax(into, Math.max(2, seats));
    }

    @Override
    public boolean expectsScores() {
        return false;
    }

    /// Writes the evaluator's opinion, in the game's points.
    @Override
    public void scores(S position, double[] into) {
        Arrays.fill(into, 0);
        for (int seat = 0; seat < game.setup(position).seats(); seat++) {
            into[seat] = evaluator.value(position, Seat.of(seat));
        }
    }
}
