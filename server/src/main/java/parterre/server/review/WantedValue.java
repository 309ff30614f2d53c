package parterre.server.review;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import parterre.engine.box.Value;

/// A value that judges positions as long as somebody waits for that.
///
/// @param wanted false once nobody waits; after that, judging throws [CancellationException]
record WantedValue<S>(Value<S> value, BooleanSupplier wanted) implements Value<S> {
    @Override
    public String name() {
        return value.name();
    }

    @Override
    public int parties(S position) {
        return value.parties(position);
    }

    @Override
    public void shares(S position, double[] into) {
        check();
        value.shares(position, into);
    }

    @Override
    public boolean expectsScores() {
        return value.expectsScores();
    }

    @Override
    public void scores(S position, double[] into) {
        check();
        value.scores(position, into);
    }

    private void check() {
        if (!wanted.getAsBoolean()) {
            throw new CancellationException("nobody waits any more");
        }
    }
}
