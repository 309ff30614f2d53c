package parterre.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.LearnedValues;
import parterre.bots.words.BotProblem;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Reading.Problem;
import parterre.engine.Setup;
import parterre.engine.box.Advice;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.engine.box.Horizon;
import parterre.engine.box.Policy;
import parterre.engine.box.Suggestions;

/// What a bot works with: the game, and the evaluator and the policy that are named for it.
///
/// @param evaluator the one that the plan names, or the game's standard; empty if the game has none
public record SearchContext<S, M extends Move, V>(
        GameBox<S, M, V> box, Setup setup, SearchPlan plan, Optional<Evaluator<S>> evaluator) {
    /// The policy that any game has.
    static final String UNIFORM = "uniform";

    /// The game's first evaluator, by which search went before there were learned values.
    private static final String CLASSIC = "classic";

    private static final Pattern BEST_OF = Pattern.compile("best-of-([2-9]|[1-5][0-9]|6[0-4])");

    SearchContext(GameBox<S, M, V> box, Setup setup, SearchPlan plan) {
        this(box, setup, plan, plan.evaluator().isPresent() ? evaluator(box, plan.evaluator()) : standard(box, setup));
    }

    Game<S, M, V> game() {
        return box.game();
    }

    /// How far playouts go.
    Horizon<S> horizon() {
        return plan.cut().isPresent() ? Horizon.ofCut(plan.cut().getAsInt()) : advice().horizon();
    }

    double exploration() {
        return plan.exploration().orElseGet(advice()::exploration);
    }

    double prior() {
        return plan.prior().orElseGet(advice()::prior);
    }

    private Advice<S> advice() {
        return evaluator
                .map(chosen ->
                        chosen instanceof LearnedValue ? box.advice(setup).orElseGet(chosen::advice) : chosen.advice())
                .orElseGet(Advice::standard);
    }

    /// How much the margin counts when an end is valued. Not at all where the evaluator judges at once or between
    /// turns: beside a good position a narrow win would count for less, and search would put it off.
    double margin() {
        return switch (horizon()) {
            case Horizon.End<S> _, Horizon.Decisions<S> _ -> plan.score();
            case Horizon.AtOnce<S> _, Horizon.Turns<S> _ -> 0;
        };
    }

    Suggestions<M, V> suggestions() {
        return box.suggestions();
    }

    // --- By name ----------------------------------------------------------------------------------------------------

    /// Returns the evaluator with this name, or the game's first if none is named. That one is also called `classic`.
    public static <S> Optional<Evaluator<S>> evaluator(GameBox<S, ?, ?> box, Optional<String> name) {
        return name.isEmpty() || name.get().equals(CLASSIC)
                ? box.evaluators().stream().findFirst()
                : evaluators(box).stream()
                        .filter(evaluator -> evaluator.name().equals(name.get()))
                        .findFirst();
    }

    /// Returns what search uses unless told otherwise: the learned value where the game advises it, or the first
    /// evaluator.
    private static <S> Optional<Evaluator<S>> standard(GameBox<S, ?, ?> box, Setup setup) {
        return box.advice(setup)
                .flatMap(_ -> LearnedValues.of(box))
                .<Evaluator<S>>map(value -> value)
                .or(() -> evaluator(box, Optional.empty()));
    }

    /// Returns the evaluators of a game, and after them its learned value.
    public static <S> List<Evaluator<S>> evaluators(GameBox<S, ?, ?> box) {
        return Stream.<Evaluator<S>>concat(box.evaluators().stream(), LearnedValues.of(box).stream())
                .toList();
    }

    /// Returns the game's own policy with this name.
    public static <S, M extends Move> Optional<Policy<S, M>> policy(GameBox<S, M, ?> box, String name) {
        return box.policies().stream()
                .filter(policy -> policy.name().equals(name))
                .findFirst();
    }

    /// Returns what is missing for an evaluator with this name, or for any if none is named.
    public static List<Problem> withoutEvaluator(GameBox<?, ?, ?> box, Optional<String> name) {
        if (evaluator(box, name).isPresent()) {
            return List.of();
        }
        return List.of(Problem.of(
                name.orElse("greedy"),
                name.isPresent()
                        ? new BotProblem.NoSuchEvaluator(
                                evaluators(box).stream().map(Evaluator::name).toList())
                        : new BotProblem.NeedsEvaluator()));
    }

    /// Returns what is missing for a bot that plays by a policy.
    public static List<Problem> withoutPolicy(GameBox<?, ?, ?> box, String policy) {
        var names = box.policies().stream().map(Policy::name).toList();
        if (names.contains(policy)) {
            return List.of();
        }
        return List.of(Problem.of(policy, new BotProblem.NoSuchPolicy(names)));
    }

    /// Returns what is missing for a search with this plan.
    public static List<Problem> misfits(GameBox<?, ?, ?> box, SearchPlan plan) {
        var problems = new ArrayList<Problem>();
        if (plan.evaluator().isPresent() || needsEvaluator(plan)) {
            problems.addAll(withoutEvaluator(box, plan.evaluator()));
        }
        plan.policy()
                .filter(name -> !knowsPlayouts(box, name))
                .ifPresent(name -> problems.add(Problem.of(
                        name,
                        new BotProblem.NoPlayoutPolicy(Stream.concat(
                                        Stream.of(UNIFORM, "best-of-2 … best-of-64"),
                                        box.policies().stream().map(Policy::name))
                                .toList()))));
        return problems;
    }

    private static boolean needsEvaluator(SearchPlan plan) {
        return plan.cut().orElse(0) != 0
                || plan.policy().filter(name -> bestOf(name) > 0).isPresent();
    }

    private static boolean knowsPlayouts(GameBox<?, ?, ?> box, String name) {
        return name.equals(UNIFORM)
                || bestOf(name) > 0
                || box.policies().stream().anyMatch(policy -> policy.name().equals(name));
    }

    /// Returns the K of `best-of-K`, and 0 for any other name.
    static int bestOf(String name) {
        var matcher = BEST_OF.matcher(name);
        return matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
    }
}
