package parterre.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.bots.search.SearchPlan;
import parterre.bots.search.Toolbox;
import parterre.engine.Move;
import parterre.engine.Reading.Problem;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;

/// Finds by name what a bot needs in a game's box.
final class Parts {
    private Parts() {}

    /// The evaluator with this name, or the first.
    static <S> Evaluator<S> evaluator(GameBox<S, ?, ?> box, Optional<String> name) {
        return Toolbox.evaluator(box, name)
                .orElseThrow(
                        () -> new IllegalArgumentException(missing(box, name).toString()));
    }

    /// What is missing for an evaluator with this name, or for any if none is named.
    static List<Problem> missing(GameBox<?, ?, ?> box, Optional<String> name) {
        if (Toolbox.evaluator(box, name).isPresent()) {
            return List.of();
        }
        var names = box.evaluators().stream().map(Evaluator::name).collect(Collectors.joining(", "));
        return List.of(new Problem(
                0,
                name.orElse("greedy"),
                name.isPresent() ? "is no evaluator of this game" : "needs an evaluator, and this game has none",
                names.isEmpty() ? "choose a bot that needs none" : "choose among " + names));
    }

    /// The game's policy with this name.
    static <S, M extends Move> Policy<S, M> policy(GameBox<S, M, ?> box, String name) {
        return box.policies().stream()
                .filter(policy -> policy.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(missing(box, name).toString()));
    }

    /// What is missing for a bot that plays by a policy.
    static List<Problem> missing(GameBox<?, ?, ?> box, String policy) {
        var names = box.policies().stream().map(Policy::name).toList();
        if (names.contains(policy)) {
            return List.of();
        }
        return List.of(new Problem(
                0,
                policy,
                "is no policy of this game",
                names.isEmpty() ? "it has none; choose another bot" : "choose among " + String.join(", ", names)));
    }

    /// What is missing for a search with this plan.
    static List<Problem> missing(GameBox<?, ?, ?> box, SearchPlan plan) {
        var problems = new ArrayList<Problem>();
        if (plan.evaluator().isPresent() || Toolbox.needsEvaluator(plan)) {
            problems.addAll(missing(box, plan.evaluator()));
        }
        plan.policy()
                .filter(name -> !Toolbox.knowsPolicy(box, name))
                .ifPresent(name -> problems.add(new Problem(
                        0,
                        name,
                        "is no playout policy of this game",
                        "choose among "
                                + Stream.concat(
                                                Stream.of("uniform", "best-of-2 … best-of-64"),
                                                box.policies().stream().map(Policy::name))
                                        .collect(Collectors.joining(", ")))));
        return problems;
    }
}
