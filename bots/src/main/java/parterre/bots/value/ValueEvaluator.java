package parterre.bots.value;

import parterre.engine.Seat;
import parterre.engine.box.Advice;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Value;
import parterre.engine.box.ValueAdvice;

/// Turns a value into an opinion about one seat: by how much its share lies above the mean of all, as a
/// logarithm. A seat that leads another by one is three times as likely to win.
///
/// @param <S> positions
public final class ValueEvaluator<S> implements Evaluator<S> {
    /// A smaller share counts like this one.
    private static final double SMALLEST = 1e-9;

    private final Value<S> value;

    /// @param value the value whose opinion it gives
    public ValueEvaluator(Value<S> value) {
        this.value = value;
    }

    @Override
    public String name() {
        return value.name();
    }

    @Override
    public double scale() {
        return 1;
    }

    /// Positions are judged at once: the value tells more than a playout does.
    @Override
    public Advice<S> advice() {
        return ValueAdvice.<S>standard().search();
    }

    @Override
    public double value(S position, Seat seat) {
        int parties = value.parties(position);
        var shares = new double[parties];
        value.shares(position, shares);
        double sum = 0;
        for (double share : shares) {
            sum += log3(share);
        }
        return log3(shares[seat.index()]) - sum / parties;
    }

    private static double log3(double share) {
        return Math.log(Math.max(SMALLEST, share)) / Shares.LN3;
    }
}
