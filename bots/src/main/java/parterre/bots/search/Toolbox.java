package parterre.bots.search;

import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;

/// Finds by name what a search needs of a game's box.
public final class Toolbox {
    /// The policy that any game has.
    static final String UNIFORM = "uniform";

    private static final Pattern BEST_OF = Pattern.compile("best-of-([2-9]|[1-5][0-9]|6[0-4])");

    private Toolbox() {}

    /// The evaluator with this name, or the game's first; empty if there is none.
    public static <S> Optional<Evaluator<S>> evaluator(GameBox<S, ?, ?> box, Optional<String> name) {
        return box.evaluators().stream()
                .filter(evaluator -> name.isEmpty() || evaluator.name().equals(name.get()))
                .findFirst();
    }

    /// True if this plan cannot do without an evaluator.
    public static boolean needsEvaluator(SearchPlan plan) {
        return plan.cut().orElse(0) != 0
                || plan.policy().filter(name -> bestOf(name) > 0).isPresent();
    }

    /// True if playouts of this game can follow a policy with this name.
    public static boolean knowsPolicy(GameBox<?, ?, ?> box, String name) {
        return name.equals(UNIFORM)
                || bestOf(name) > 0
                || box.policies().stream().anyMatch(policy -> policy.name().equals(name));
    }

    /// The K of `best-of-K`; 0 for any other name.
    static int bestOf(String name) {
        var matcher = BEST_OF.matcher(name);
        return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
    }
}
