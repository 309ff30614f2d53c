package parterre.flora;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;

/// One of some outcomes, each as likely as its weight says; those without weight cannot come.
final class Weighted implements Odds<FloraMove> {
    private final int[] weights;
    private final IntFunction<FloraMove> move;
    private final String rule;

    /// @param weights by outcome; nobody writes on them any more
    Weighted(int[] weights, IntFunction<FloraMove> move, String rule) {
        this.weights = weights;
        this.move = move;
        this.rule = rule;
    }

    @Override
    public FloraMove sample(Luck luck) {
        int total = 0;
        for (int weight : weights) {
            total += weight;
        }
        int left = luck.below(total);
        int outcome = 0;
        while (left >= weights[outcome]) {
            left -= weights[outcome++];
        }
        return move.apply(outcome);
    }

    @Override
    public Optional<Refusal> refusal(FloraMove outcome) {
        return outcomes().stream().anyMatch(possible -> possible.move().equals(outcome))
                ? Optional.empty()
                : Optional.of(new Refusal(rule, "This cannot be drawn or rolled here."));
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<FloraMove>> outcomes() {
        var outcomes = new ArrayList<Outcome<FloraMove>>();
        for (int outcome = 0; outcome < weights.length; outcome++) {
            if (weights[outcome] > 0) {
                outcomes.add(new Outcome<>(move.apply(outcome), weights[outcome]));
            }
        }
        return outcomes;
    }
}
