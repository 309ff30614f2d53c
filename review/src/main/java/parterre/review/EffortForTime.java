package parterre.review;

import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import parterre.engine.Move;

/// Finds the effort with which a game can be reviewed in a given time. It grades a few decisions with the
/// least effort and measures how long that takes.
public final class EffortForTime {
    /// How many decisions are measured.
    private static final int SAMPLES = 8;

    /// The most playouts for a decision, however much time there is.
    private static final int MOST = 1_000_000;

    /// Playouts are a multiple of this, so that they are easy to type again.
    private static final int UNIT = 100;

    /// The part of the time for the decisions. The rest is for the account and for decisions that take
    /// longer.
    private static final double SHARE = 0.8;

    private EffortForTime() {}

    /// Returns how many playouts each decision may get, at least [ReviewEffort#LEAST].
    ///
    /// @param reviewer with the least effort
    /// @param decisions all decisions of the game
    /// @param time for the whole review; a long game may need more even with the least effort
    /// @param threads how many decisions are graded at a time
    /// @param seed of all luck
    /// @param nanos a clock that never goes back
    public static <S, M extends Move, V> int playouts(
            Reviewer<S, M, V> reviewer,
            List<MadeDecision<S, M, V>> decisions,
            Duration time,
            int threads,
            long seed,
            LongSupplier nanos) {
        if (decisions.isEmpty()) {
            return ReviewEffort.LEAST;
        }
        int samples = Math.min(SAMPLES, decisions.size());
        // The first decision also pays for loading the program.
        reviewer.grade(decisions.getFirst(), seed);
        long began = nanos.getAsLong();
        IntStream.range(0, samples)
                .mapToObj(i -> decisions.get((int) ((long) i * decisions.size() / samples)))
                .forEach(decision -> reviewer.grade(decision, seed));
        long spent = Math.max(1, nanos.getAsLong() - began);
        double least = (double) spent / samples * decisions.size() / threads;
        double playouts = ReviewEffort.LEAST * SHARE * Math.max(0, time.toNanos() - spent) / least;
        return (int) Math.clamp(playouts, ReviewEffort.LEAST, MOST) / UNIT * UNIT;
    }
}
