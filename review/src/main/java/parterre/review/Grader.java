package parterre.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.bots.search.Analysis;
import parterre.bots.search.Budget;
import parterre.bots.search.Comparison;
import parterre.bots.search.Findings.Finding;
import parterre.bots.search.SearchPlan;
import parterre.bots.series.Estimate;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.box.GameBox;

/// Grades decisions by what their seat could know.
///
/// A search finds the most promising moves. Then several searches compare them with the move that was made,
/// each on the same imagined positions and with the same luck for all moves. The loss is the best move's share
/// of the win less the share of the move that was made. It is an error only if the lower end of its 95 %
/// interval reaches the grade.
final class Grader<S, M extends Move, V> {
    /// A seat with a smaller share than this, or with a share that is nearer to 1, has nothing left to decide.
    private static final double DECIDED = 0.02;

    /// Separates the luck of what is judged in hindsight from that of the grades.
    private static final long HINDSIGHT = 1_000;

    private final GameBox<S, M, V> box;
    private final ReviewEffort effort;

    Grader(GameBox<S, M, V> box, ReviewEffort effort) {
        this.box = box;
        this.effort = effort;
    }

    /// Grades one decision.
    ///
    /// @param seed of all luck: equal seeds give equal grades
    GradedDecision<M> grade(MadeDecision<S, M, V> decision, long seed) {
        var listed = decision.listed();
        if (listed.size() == 1 && !listed.unlisted()) {
            return GradedDecision.forced(decision);
        }
        var view = decision.view();
        var candidates = candidates(decision, view, listed, seed);
        if (candidates.size() == 1) {
            return GradedDecision.forced(decision);
        }
        var graded = graded(decision, candidates, shares(decision, candidates, seed));
        // The grade is settled: what the seat could not know cannot change it.
        return graded.grade().isError() && decision.hidSomething(Generator.of(seed, HINDSIGHT))
                ? graded.with(hindsight(decision, candidates, seed))
                : graded;
    }

    /// Returns the shares of each of several searches for each move.
    private List<double[]> shares(MadeDecision<S, M, V> decision, List<M> moves, long seed) {
        var comparison = comparison(decision, moves);
        return IntStream.range(0, effort.searches())
                .mapToObj(search -> comparison.shares(
                        effort.rounds(), Generator.of(seed, search + 1L).bits()))
                .toList();
    }

    private Comparison<S, M, V> comparison(MadeDecision<S, M, V> decision, List<M> moves) {
        return new Comparison<>(box, decision.setup(), plan(), decision.seat(), decision.view(), moves);
    }

    /// Judges the same moves in the true position.
    ///
    /// @param candidates the first is the move that was made
    private Hindsight<M> hindsight(MadeDecision<S, M, V> decision, List<M> candidates, long seed) {
        var comparison = comparison(decision, candidates);
        var shares = IntStream.range(0, effort.searches())
                .mapToObj(search -> comparison.sharesIn(
                        decision.before(),
                        effort.rounds(),
                        Generator.of(seed, HINDSIGHT + search + 1L).bits()))
                .toList();
        var means = means(shares, candidates.size());
        int best = best(means);
        var loss = loss(shares, best, 0);
        return new Hindsight<>(candidates.get(best), means[best].mean(), loss.value(), loss.low(), loss.high());
    }

    /// Compares a move with the best of others.
    ///
    /// @param others distinct; the move is not among them
    /// @param seed of all luck: equal seeds give equal shares
    TriedMove<M> compare(MadeDecision<S, M, V> decision, M move, List<M> others, long seed) {
        var moves = new ArrayList<M>();
        moves.add(move);
        moves.addAll(others);
        var shares = shares(decision, moves, seed);
        var means = means(shares, moves.size());
        int best = best(means);
        return new TriedMove<>(
                new Candidate<>(moves.get(best), means[best].mean(), means[best].error()),
                loss(shares, best, 0).value());
    }

    private SearchPlan plan() {
        return SearchPlan.of(new Budget.Playouts(effort.screening()));
    }

    /// Returns the move that was made, and the others that a search tried most.
    private List<M> candidates(MadeDecision<S, M, V> decision, V view, Moves<M> listed, long seed) {
        var analysis =
                new Analysis<>(box, decision.setup(), plan(), decision.seat(), view, listed, Generator.of(seed, 0));
        analysis.run(Optional.empty(), _ -> true);
        var candidates = new ArrayList<M>();
        candidates.add(decision.made());
        analysis.findings().moves().stream()
                .limit(effort.candidates())
                .map(Finding::move)
                .filter(move -> !move.equals(decision.made()))
                .forEach(candidates::add);
        return candidates;
    }

    /// @param candidates the first is the move that was made
    /// @param shares of each search for each candidate
    private static <M extends Move> GradedDecision<M> graded(
            MadeDecision<?, M, ?> decision, List<M> candidates, List<double[]> shares) {
        var means = means(shares, candidates.size());
        int best = best(means);
        var loss = loss(shares, best, 0);
        var compared = new ArrayList<Candidate<M>>();
        for (int place = 0; place < means.length; place++) {
            compared.add(new Candidate<>(candidates.get(place), means[place].mean(), means[place].error()));
        }
        double share = means[best].mean();
        compared.sort(Comparator.comparingDouble((Candidate<M> one) -> -one.share()));
        return new GradedDecision<>(
                decision.step(),
                decision.seat(),
                decision.made(),
                grade(best, share, loss.low()),
                compared,
                loss.value(),
                loss.low(),
                loss.high(),
                Optional.empty());
    }

    /// @param shares of each search for each of so many moves
    private static Spread[] means(List<double[]> shares, int moves) {
        return IntStream.range(0, moves)
                .mapToObj(place -> Spread.of(
                        shares.stream().mapToDouble(search -> search[place]).toArray()))
                .toArray(Spread[]::new);
    }

    /// Returns the place of the largest mean, the first of several.
    private static int best(Spread[] means) {
        int best = 0;
        for (int place = 1; place < means.length; place++) {
            if (means[place].mean() > means[best].mean()) {
                best = place;
            }
        }
        return best;
    }

    /// Returns how much worse one move is than another, as the searches differ.
    private static Estimate loss(List<double[]> shares, int better, int worse) {
        return Spread.of(shares.stream()
                        .mapToDouble(search -> search[better] - search[worse])
                        .toArray())
                .interval();
    }

    private static Grade grade(int best, double share, double surely) {
        if (share < DECIDED || (share > 1 - DECIDED && surely < DECIDED)) {
            return Grade.DECIDED;
        }
        return best == 0 ? Grade.BEST : Grade.ofLoss(surely);
    }
}
