package parterre.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import parterre.engine.Move;

/// Repeats searches of the same moves until the grade of the first move is clear. Each look at the searches so far has
/// twice the searches of the look before.
///
/// The best move is chosen after a look, and so is the end of the searches. Therefore the error rate of 5 % is divided
/// among all looks and all other moves (Bonferroni). All these intervals together hold with at least 95 %, so stopping
/// by what they say makes no mark more likely than the error rate.
///
/// @param moves the first is judged
/// @param first the searches of the first look, at least two
/// @param shares returns the shares that a search has found for the moves
/// @param <T> the searches
record Looks<M extends Move, T>(List<M> moves, int first, Function<T, double[]> shares) {
    /// After so many looks the searches end, clear or not.
    static final int MOST = 5;

    /// Searches with different luck. Returns no searches if nobody waited until the end.
    ///
    /// @param search makes the search with this number, from 1
    /// @param wanted false if nobody waits any more
    List<T> searches(IntFunction<T> search, BooleanSupplier wanted) {
        var searches = new ArrayList<T>();
        for (int look = 0; look < MOST; look++) {
            while (searches.size() < first << look) {
                if (!wanted.getAsBoolean()) {
                    return List.of();
                }
                searches.add(search.apply(searches.size() + 1));
            }
            if (compared(searches).isSettled()) {
                break;
            }
        }
        return searches;
    }

    /// Compares the moves by these searches.
    ComparedMoves<M> compared(List<T> searches) {
        return new ComparedMoves<>(
                moves, searches.stream().map(shares).toList(), Spread.ERROR_RATE / (MOST * (moves.size() - 1)));
    }
}
