package parterre.testkit;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import parterre.engine.Luck;

/// Luck that goes through all outcomes of a draw, like a decision tree. So the distribution of bounded draws can be
/// computed exactly. It cannot follow a draw that rejects and retries without end, or one that takes raw bits.
final class EnumeratingLuck implements Luck {
    private int[] values = new int[16];
    private int[] bounds = new int[16];
    private int depth;
    private int at;

    private EnumeratingLuck() {}

    /// Returns the exact distribution of a draw.
    ///
    /// @param mostRuns the number of runs of the draw after which it is given up
    /// @throws IllegalStateException if there are more ways to draw, or the draw is not by bounded draws
    ///     alone
    static <T> Map<T, Share> distribution(Function<Luck, T> draw, int mostRuns) {
        var luck = new EnumeratingLuck();
        var shares = new LinkedHashMap<T, Share>();
        int runs = 0;
        do {
            if (++runs > mostRuns) {
                throw new IllegalStateException("there are more than " + mostRuns
                        + " ways to draw this; take a smaller setup, with fewer hidden pieces");
            }
            luck.at = 0;
            var value = draw.apply(luck);
            shares.merge(value, luck.share(), Share::plus);
        } while (luck.moveOn());
        return shares;
    }

    /// Returns the probability of the present run.
    private Share share() {
        var whole = BigInteger.ONE;
        for (int i = 0; i < at; i++) {
            whole = whole.multiply(BigInteger.valueOf(bounds[i]));
        }
        return new Share(BigInteger.ONE, whole);
    }

    /// Moves on to the next run. Returns false if there is none.
    private boolean moveOn() {
        depth = at;
        while (depth > 0 && values[depth - 1] + 1 == bounds[depth - 1]) {
            depth--;
        }
        if (depth == 0) {
            return false;
        }
        values[depth - 1]++;
        return true;
    }

    @Override
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("nothing is below " + bound + "; a bound is at least 1");
        }
        if (at == values.length) {
            values = Arrays.copyOf(values, 2 * at);
            bounds = Arrays.copyOf(bounds, 2 * at);
        }
        if (at >= depth) {
            values[at] = 0;
            bounds[at] = bound;
        } else if (bounds[at] != bound) {
            throw new IllegalStateException("the same luck asked for a bound of " + bounds[at] + ", then of " + bound
                    + ": the draw depends on something else than luck");
        }
        return values[at++];
    }

    @Override
    public long bits() {
        throw new IllegalStateException("only bounded draws can be enumerated; draw with Luck.below");
    }
}
