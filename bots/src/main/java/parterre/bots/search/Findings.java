package parterre.bots.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;

/// The findings of an analysis about one decision so far.
///
/// @param playouts the number of playouts
/// @param shares for each seat its mean share of the win over all playouts; empty where all play together
/// @param scores for each seat its mean score; empty unless every playout gave scores
/// @param group the mean score of the group, where all play together
/// @param moves best first: the most often tried first, and of two tried equally often the better one
public record Findings<M extends Move>(
        int playouts,
        Optional<List<Double>> shares,
        Optional<List<Double>> scores,
        Optional<Double> group,
        List<Finding<M>> moves) {
    public Findings {
        moves = List.copyOf(moves);
    }

    /// The findings about one move.
    ///
    /// @param visits how often it was tried; if never, everything else is empty
    /// @param mean the asked seat's mean share of the win, or its mean worth from 0 to 1 where all play
    ///     together
    /// @param standardError the standard error of the mean; empty with less than two playouts in all
    /// @param score the asked seat's mean score, or the group's
    /// @param line how the game most likely goes on
    public record Finding<M extends Move>(
            M move,
            int visits,
            Optional<Double> mean,
            Optional<Double> standardError,
            Optional<Double> score,
            PrincipalLine<M> line) {}

    static <M extends Move> Findings<M> of(Tree<M> tree, RootTally<?> tally, int seats, Seat seat, Moves<M> own) {
        var moves = new ArrayList<Finding<M>>(own.size());
        for (int i = 0; i < own.size(); i++) {
            moves.add(finding(tree, tally, seat, own.get(i)));
        }
        moves.sort(Comparator.<Finding<M>>comparingInt(Finding::visits)
                .thenComparingDouble(finding -> finding.mean().orElse(0.0))
                .reversed());
        var whole = tally.whole();
        boolean known = whole.visits() > 0;
        return new Findings<>(
                whole.visits(),
                known && !tally.isGroup() ? Optional.of(bySeat(seats, whole::share)) : Optional.empty(),
                whole.score(0).map(_ -> bySeat(seats, i -> whole.score(i).orElseThrow())),
                tally.isGroup() ? whole.group() : Optional.empty(),
                moves);
    }

    private static <M extends Move> Finding<M> finding(Tree<M> tree, RootTally<?> tally, Seat seat, M move) {
        int node = tree.find(Tree.ROOT, (byte) seat.index(), move);
        var sums = node == Tree.NONE ? Optional.<RootTally.Sums>empty() : tally.of(node);
        return new Finding<>(
                move,
                sums.map(RootTally.Sums::visits).orElse(0),
                sums.map(RootTally.Sums::mean),
                sums.flatMap(known -> known.standardError(tally.whole())),
                sums.flatMap(known -> tally.isGroup() ? known.group() : known.score(seat.index())),
                sums.isEmpty() ? new PrincipalLine<>(List.of()) : PrincipalLine.from(tree, node));
    }

    private static List<Double> bySeat(int seats, IntToDoubleFunction mean) {
        var means = new ArrayList<Double>(seats);
        for (int i = 0; i < seats; i++) {
            means.add(mean.applyAsDouble(i));
        }
        return List.copyOf(means);
    }
}
