package parterre.bots.search;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// How a search thinks. What each part means to a person, its range and its standard stand in
/// [SearchOption].
///
/// @param budget how much, for one answer
/// @param threads independent trees that are searched side by side and counted together
/// @param policy how playouts choose: `uniform`, `best-of-K`, a policy of the game; empty for the game's
///     first policy, or uniform if it has none
/// @param evaluator whose opinions of moves steer search; empty for the game's standard
/// @param value what judges positions: `learned`, or the evaluator whose points it is fitted to; empty for the
///     evaluator's own
/// @param exploration the constant `c` of UCB1 and PUCT, for values from 0 to 1; empty for what the evaluator advises
/// @param cut decisions of a playout after which the evaluator judges, 0 to play to the end,
///     -1 to judge before the first; empty for the evaluator's own horizon
/// @param score weight of the bounded score margin in the value of an end, from 0 (the win alone) to 1
/// @param prior how sharply the evaluator's opinion of each move steers the search, 0 for not at all; empty for what
///     the evaluator advises
/// @param widening how slowly further moves are admitted: with `w`, after `n` visits the best `1 + n^w`
///     of them; 1 for all at once
/// @param nodes the most nodes of a tree
public record SearchPlan(
        Budget budget,
        int threads,
        Optional<String> policy,
        Optional<String> evaluator,
        Optional<String> value,
        OptionalDouble exploration,
        OptionalInt cut,
        double score,
        OptionalDouble prior,
        double widening,
        int nodes) {
    /// The standard plan with this budget.
    public static SearchPlan of(Budget budget) {
        return new SearchPlan(
                budget,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalDouble.empty(),
                OptionalInt.empty(),
                0.9,
                OptionalDouble.empty(),
                1,
                1_000_000);
    }

    /// True if equal luck gives equal answers everywhere.
    public boolean reproducible() {
        return threads == 1 && budget instanceof Budget.Playouts;
    }

    /// The same plan with another budget.
    public SearchPlan withBudget(Budget budget) {
        return new SearchPlan(
                budget, threads, policy, evaluator, value, exploration, cut, score, prior, widening, nodes);
    }

    SearchPlan withThreads(int threads) {
        return new SearchPlan(
                budget, threads, policy, evaluator, value, exploration, cut, score, prior, widening, nodes);
    }

    SearchPlan withPolicy(String policy) {
        return new SearchPlan(
                budget,
                threads,
                Optional.of(policy),
                evaluator,
                value,
                exploration,
                cut,
                score,
                prior,
                widening,
                nodes);
    }

    SearchPlan withEvaluator(String evaluator) {
        return new SearchPlan(
                budget,
                threads,
                policy,
                Optional.of(evaluator),
                value,
                exploration,
                cut,
                score,
                prior,
                widening,
                nodes);
    }

    SearchPlan withValue(String value) {
        return new SearchPlan(
                budget,
                threads,
                policy,
                evaluator,
                Optional.of(value),
                exploration,
                cut,
                score,
                prior,
                widening,
                nodes);
    }

    SearchPlan withExploration(double exploration) {
        return new SearchPlan(
                budget,
                threads,
                policy,
                evaluator,
                value,
                OptionalDouble.of(exploration),
                cut,
                score,
                prior,
                widening,
                nodes);
    }

    SearchPlan withCut(int cut) {
        return new SearchPlan(
                budget,
                threads,
                policy,
                evaluator,
                value,
                exploration,
                OptionalInt.of(cut),
                score,
                prior,
                widening,
                nodes);
    }

    SearchPlan withScore(double score) {
        return new SearchPlan(
                budget, threads, policy, evaluator, value, exploration, cut, score, prior, widening, nodes);
    }

    SearchPlan withPrior(double prior) {
        return new SearchPlan(
                budget,
                threads,
                policy,
                evaluator,
                value,
                exploration,
                cut,
                score,
                OptionalDouble.of(prior),
                widening,
                nodes);
    }

    SearchPlan withWidening(double widening) {
        return new SearchPlan(
                budget, threads, policy, evaluator, value, exploration, cut, score, prior, widening, nodes);
    }

    SearchPlan withNodes(int nodes) {
        return new SearchPlan(
                budget, threads, policy, evaluator, value, exploration, cut, score, prior, widening, nodes);
    }
}
