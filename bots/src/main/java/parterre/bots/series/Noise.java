package parterre.bots.series;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import parterre.bots.search.Findings;
import parterre.bots.search.Findings.Finding;
import parterre.engine.Move;

/// How much the answers of a search about one decision depend on its luck. A search answers with the move
/// that it tried most often. The usual move is the answer of most searches.
///
/// @param game the number of the game that the decision comes from
/// @param moves how many moves there were
/// @param searches how many searches were compared
/// @param agreed how many answered with the usual move
/// @param near how many answered with the usual move, or with one that costs at most [#POINT]
/// @param deviation the standard deviation of the usual move's lead over the move that was tried most often
///     beside it; empty if less than two searches tried both
public record Noise(int game, int moves, int searches, int agreed, int near, OptionalDouble deviation) {
    /// A point of win chance.
    public static final double POINT = 0.01;

    /// The findings of all searches about one move.
    private static final class Sums<M> {
        private final M move;
        private int answers;
        private long visits;
        private double worth;

        Sums(M move) {
            this.move = move;
        }

        double mean() {
            return visits == 0 ? 0 : worth / visits;
        }
    }

    /// Compares searches about one decision.
    ///
    /// @param runs the findings of each search, at least one
    static <M extends Move> Noise of(int game, List<Findings<M>> runs) {
        var byMove = new LinkedHashMap<M, Sums<M>>();
        for (var run : runs) {
            for (int rank = 0; rank < run.moves().size(); rank++) {
                var finding = run.moves().get(rank);
                var sums = byMove.computeIfAbsent(finding.move(), Sums::new);
                sums.answers += rank == 0 ? 1 : 0;
                sums.visits += finding.visits();
                sums.worth += finding.visits() * finding.mean().orElse(0.0);
            }
        }
        var moves = List.copyOf(byMove.values());
        var byVisits = Comparator.<Sums<M>>comparingLong(sums -> sums.visits);
        var usual = moves.stream()
                .max(Comparator.<Sums<M>>comparingInt(sums -> sums.answers).thenComparing(byVisits))
                .orElseThrow();
        var second = moves.stream().filter(sums -> sums != usual).max(byVisits);
        int near = moves.stream()
                .filter(sums -> sums.mean() >= usual.mean() - POINT)
                .mapToInt(sums -> sums.answers)
                .sum();
        return new Noise(
                game,
                moves.size(),
                runs.size(),
                usual.answers,
                near,
                second.map(sums -> deviation(leads(runs, usual.move, sums.move)))
                        .orElse(OptionalDouble.empty()));
    }

    /// Returns the lead of a move over another in each search that tried both.
    private static <M extends Move> double[] leads(List<Findings<M>> runs, M usual, M second) {
        return runs.stream()
                .flatMap(run ->
                        mean(run, usual).flatMap(mean -> mean(run, second).map(other -> mean - other)).stream())
                .mapToDouble(lead -> lead)
                .toArray();
    }

    private static <M extends Move> Optional<Double> mean(Findings<M> run, M move) {
        return run.moves().stream()
                .filter(finding -> finding.move().equals(move))
                .findFirst()
                .flatMap(Finding::mean);
    }

    private static OptionalDouble deviation(double[] numbers) {
        if (numbers.length < 2) {
            return OptionalDouble.empty();
        }
        double mean = DoubleStream.of(numbers).sum() / numbers.length;
        double squares = DoubleStream.of(numbers)
                .map(number -> (number - mean) * (number - mean))
                .sum();
        return OptionalDouble.of(Math.sqrt(squares / (numbers.length - 1)));
    }

    /// Returns true if all searches answered with the same move.
    public boolean isAgreed() {
        return agreed == searches;
    }

    /// Returns true if all searches answered with the usual move, or with one that costs at most [#POINT].
    public boolean isNear() {
        return near == searches;
    }
}
