package parterre.bots.search;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Consumer;

/// The settings of a search. [SearchOption] has the range and the standard of each part, and where to find its
/// description.
///
/// @param budget how much, for one answer
/// @param threads independent trees that are searched side by side and counted together
/// @param policy how playouts choose: `uniform`, `best-of-K`, a policy of the game; empty for the game's
///     standard
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
/// @param endings the most positions that are looked at to solve an ending exactly, 0 for none; at most the playouts of
///     the budget
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
        int nodes,
        int endings) {
    /// Returns the standard plan with this budget.
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
                1_000_000,
                1_000);
    }

    /// Returns true if equal luck gives equal answers everywhere.
    public boolean reproducible() {
        return threads == 1 && budget instanceof Budget.Playouts;
    }

    /// Returns the same plan with another budget.
    public SearchPlan withBudget(Budget budget) {
        return changed(builder -> builder.budget = budget);
    }

    SearchPlan withThreads(int threads) {
        return changed(builder -> builder.threads = threads);
    }

    SearchPlan withPolicy(String policy) {
        return changed(builder -> builder.policy = Optional.of(policy));
    }

    SearchPlan withEvaluator(String evaluator) {
        return changed(builder -> builder.evaluator = Optional.of(evaluator));
    }

    SearchPlan withValue(String value) {
        return changed(builder -> builder.value = Optional.of(value));
    }

    SearchPlan withExploration(double exploration) {
        return changed(builder -> builder.exploration = OptionalDouble.of(exploration));
    }

    /// Returns the same plan with playouts that are judged after this many decisions.
    public SearchPlan withCut(int cut) {
        return changed(builder -> builder.cut = OptionalInt.of(cut));
    }

    SearchPlan withScore(double score) {
        return changed(builder -> builder.score = score);
    }

    SearchPlan withPrior(double prior) {
        return changed(builder -> builder.prior = OptionalDouble.of(prior));
    }

    SearchPlan withWidening(double widening) {
        return changed(builder -> builder.widening = widening);
    }

    SearchPlan withNodes(int nodes) {
        return changed(builder -> builder.nodes = nodes);
    }

    SearchPlan withEndings(int endings) {
        return changed(builder -> builder.endings = endings);
    }

    private SearchPlan changed(Consumer<Builder> change) {
        var builder = new Builder(this);
        change.accept(builder);
        return builder.plan();
    }

    /// A plan while a part of it is changed.
    private static final class Builder {
        private Budget budget;
        private int threads;
        private Optional<String> policy;
        private Optional<String> evaluator;
        private Optional<String> value;
        private OptionalDouble exploration;
        private OptionalInt cut;
        private double score;
        private OptionalDouble prior;
        private double widening;
        private int nodes;
        private int endings;

        Builder(SearchPlan plan) {
            budget = plan.budget;
            threads = plan.threads;
            policy = plan.policy;
            evaluator = plan.evaluator;
            value = plan.value;
            exploration = plan.exploration;
            cut = plan.cut;
            score = plan.score;
            prior = plan.prior;
            widening = plan.widening;
            nodes = plan.nodes;
            endings = plan.endings;
        }

        SearchPlan plan() {
            return new SearchPlan(
                    budget,
                    threads,
                    policy,
                    evaluator,
                    value,
                    exploration,
                    cut,
                    score,
                    prior,
                    widening,
                    nodes,
                    endings);
        }
    }
}
