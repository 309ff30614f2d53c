package parterre.review;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.box.Value;

/// Adds up what chance brings to each party while a game is played. It is the part of [Accountant]'s account
/// that needs no imagined positions, and costs much less.
///
/// The luck of a step of chance is the value of what came less the mean over all that could have come. Its
/// expectation is 0, however good the value is.
public final class LuckMeter<S, M extends Move> {
    private final ExpectedShares<S, M> expected;
    private final double[] luck;
    private @Nullable S last;
    private double[] lastShares;

    /// @param start any position of the game
    public LuckMeter(Game<S, M, ?> game, Value<S> value, S start) {
        expected = new ExpectedShares<>(game, value, start);
        luck = new double[expected.parties()];
        lastShares = luck.clone();
    }

    /// Counts a step of chance.
    ///
    /// @param samples draws the samples where outcomes are too many to list
    @SuppressWarnings("ReferenceEquality") // an equal position elsewhere is only judged once more
    public void chance(S before, S after, Luck samples) {
        var from = Optional.ofNullable(last)
                .filter(position -> position == before)
                .map(_ -> lastShares)
                .orElseGet(() -> expected.of(before, samples));
        var to = expected.of(after, samples);
        for (int party = 0; party < luck.length; party++) {
            luck[party] += to[party] - from[party];
        }
        last = after;
        lastShares = to;
    }

    /// Returns what chance has brought to each party so far, in shares of the win. The parts sum to 0.
    public List<Double> luck() {
        return Arrays.stream(luck).boxed().toList();
    }
}
