package parterre.review;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import parterre.bots.search.Analysis;
import parterre.bots.search.Budget;
import parterre.bots.search.Comparison;
import parterre.bots.search.Findings.Finding;
import parterre.bots.search.SearchPlan;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.box.GameBox;

/// Finds the moves with which the move that was made is compared.
///
/// The moves that a search tried most are not enough where many moves are listed: two searches with other luck name
/// other ones. So the moves that look best after short playouts join them. Then several searches compare all of these,
/// and the worse half leaves until few are left.
final class CandidateMoves<S, M extends Move, V> {
    /// The number of moves that are kept after short playouts.
    private static final int PROMISING = 12;

    /// The most moves that are tried. Of more moves, the search chooses the best.
    private static final int MOST = 200;

    /// How often each move is tried by short playouts, and after how many decisions these are judged.
    private static final int SHORT = 8;

    private static final int DECISIONS = 2;

    /// The searches after which the first half leaves. The next half leaves after twice as many.
    private static final int SEARCHES = 2;

    /// Separates the luck of the short playouts from that of the grades.
    private static final long IN_SHORT = 5_000;

    /// The same for the searches after which moves leave.
    private static final long IN_RACE = 6_000;

    private final GameBox<S, M, V> box;
    private final ReviewEffort effort;

    CandidateMoves(GameBox<S, M, V> box, ReviewEffort effort) {
        this.box = box;
        this.effort = effort;
    }

    /// Returns the plan of all searches of a review.
    SearchPlan plan() {
        return SearchPlan.of(new Budget.Playouts(effort.screening()));
    }

    /// Returns the most promising moves in place of the one that was made.
    ///
    /// @param seed of all luck: equal seeds give equal moves
    /// @param wanted false if nobody waits any more; then any moves are returned
    List<M> of(SeenDecision<M, V> decision, long seed, BooleanSupplier wanted) {
        var found = found(decision, seed, wanted);
        var left = new LinkedHashSet<>(found.subList(0, Math.min(effort.candidates(), found.size())));
        if (found.size() > effort.candidates() && wanted.getAsBoolean()) {
            var quick = new Comparison<>(
                    box, decision.setup(), plan().withCut(DECISIONS), decision.seat(), decision.view(), found);
            var shares =
                    quick.shares(SHORT, Generator.of(seed, IN_SHORT).bits()).shares();
            left.addAll(best(found, shares, PROMISING));
        }
        left.remove(decision.chosen());
        return race(decision, List.copyOf(left), seed, wanted);
    }

    private List<M> found(SeenDecision<M, V> decision, long seed, BooleanSupplier wanted) {
        var luck = Generator.of(seed, 0);
        var analysis = new Analysis<>(
                box, decision.setup(), plan(), decision.seat(), decision.view(), decision.listed(), luck);
        analysis.run(Optional.empty(), _ -> wanted.getAsBoolean());
        return analysis.findings().moves().stream()
                .map(Finding::move)
                .limit(MOST)
                .toList();
    }

    private List<M> race(SeenDecision<M, V> decision, List<M> moves, long seed, BooleanSupplier wanted) {
        var left = moves;
        int searches = SEARCHES;
        while (left.size() > effort.candidates()) {
            var comparison = new Comparison<>(box, decision.setup(), plan(), decision.seat(), decision.view(), left);
            var sums = new double[left.size()];
            for (int search = 0; search < searches; search++) {
                if (!wanted.getAsBoolean()) {
                    return left;
                }
                var luck = Generator.of(seed, IN_RACE + searches + search);
                var shares = comparison.shares(effort.rounds(), luck.bits()).shares();
                IntStream.range(0, sums.length).forEach(place -> sums[place] += shares[place]);
            }
            left = best(left, sums, Math.max(effort.candidates(), left.size() / 2));
            searches *= 2;
        }
        return left;
    }

    private static <M> List<M> best(List<M> moves, double[] shares, int count) {
        return IntStream.range(0, moves.size())
                .boxed()
                .sorted(Comparator.comparingDouble(place -> -shares[place]))
                .limit(count)
                .<M>map(moves::get)
                .toList();
    }
}
