package parterre.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parterre.bots.value.FittedValue;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.ValueEvaluator;
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
import parterre.engine.box.Value;
import parterre.engine.box.ValueAdvice;

/// The game of a search, with the plan, evaluator, value and advice that the search uses.
///
/// @param evaluator gives opinions of moves: the one that the plan names, or the game's standard; empty if the
///     game has no evaluator
/// @param value judges positions: the one that the plan names, or the evaluator's
/// @param advice how to search with both, unless the plan says otherwise
public record SearchContext<S, M extends Move, V>(
        GameBox<S, M, V> box,
        Setup setup,
        SearchPlan plan,
        Optional<Evaluator<S>> evaluator,
        Optional<Value<S>> value,
        Advice<S> advice) {
    /// The policy that any game has.
    static final String UNIFORM = "uniform";

    /// Names the game's first evaluator, which was the standard before there were learned values.
    private static final String CLASSIC = "classic";

    private static final Pattern BEST_OF = Pattern.compile("best-of-([2-9]|[1-5][0-9]|6[0-4])");

    /// Returns the context of a search by this plan. If the plan names an evaluator or a value, the search uses
    /// it. Otherwise it uses what the game advises for this setup, such as the learned value, or else the first
    /// evaluator.
    static <S, M extends Move, V> SearchContext<S, M, V> of(GameBox<S, M, V> box, Setup setup, SearchPlan plan) {
        var advised = box.valueAdvice(setup).flatMap(advice -> judge(box, advice));
        if (plan.evaluator().isEmpty() && plan.value().isEmpty() && advised.isPresent()) {
            return of(box, setup, plan, advised.get());
        }
        var evaluator = evaluator(box, plan.evaluator());
        var value = evaluator(box, plan.value().or(plan::evaluator)).flatMap(named -> value(box, named.name()));
        return new SearchContext<>(
                box,
                setup,
                plan,
                evaluator,
                value,
                evaluator.map(Evaluator::advice).orElseGet(Advice::standard));
    }

    private static <S> Optional<Value<S>> judge(GameBox<S, ?, ?> box, ValueAdvice<S> advice) {
        return advice.judging()
                .<Value<S>>map(evaluator -> new FittedValue<>(box.game(), evaluator))
                .or(() -> LearnedValues.of(box));
    }

    /// Returns the context of a search by a given value, as the game advises it. The value need not be the
    /// game's own.
    static <S, M extends Move, V> SearchContext<S, M, V> of(
            GameBox<S, M, V> box, Setup setup, SearchPlan plan, Value<S> value) {
        var advice = box.valueAdvice(setup).orElseGet(ValueAdvice::standard);
        var evaluator = advice.steering().orElseGet(() -> new ValueEvaluator<>(value));
        return new SearchContext<>(box, setup, plan, Optional.of(evaluator), Optional.of(value), advice.search());
    }

    Game<S, M, V> game() {
        return box.game();
    }

    /// Returns the valuation of ends and positions.
    Valuation<S> valuation() {
        return new Valuation<>(
                setup.seats(), margin(), evaluator.map(Evaluator::scale).orElse(0.0), value);
    }

    /// Returns how far playouts go.
    Horizon<S> horizon() {
        return plan.cut().isPresent() ? Horizon.ofCut(plan.cut().getAsInt()) : advice.horizon();
    }

    /// Returns how many positions may be looked at to solve an ending. A search with a small budget does not look
    /// farther.
    int endings() {
        return plan.budget() instanceof Budget.Playouts(int playouts)
                ? Math.min(plan.endings(), playouts)
                : plan.endings();
    }

    double exploration() {
        return plan.exploration().orElseGet(advice::exploration);
    }

    double prior() {
        return plan.prior().orElseGet(advice::prior);
    }

    /// Returns the weight of the score margin in the value of an end. It is 0 where the evaluator judges at
    /// once or between turns, or where a learned value judges. Otherwise a narrow win would count less than a
    /// good position, and the search would put off winning.
    double margin() {
        return switch (horizon()) {
            case Horizon.End<S> _ -> plan.score();
            case Horizon.Decisions<S> _ ->
                value.filter(LearnedValue.class::isInstance).isPresent() ? 0 : plan.score();
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

    /// Returns the evaluators of a game, and after them the opinions of its learned value.
    public static <S> List<Evaluator<S>> evaluators(GameBox<S, ?, ?> box) {
        return Stream.<Evaluator<S>>concat(
                        box.evaluators().stream(), LearnedValues.of(box).map(ValueEvaluator::new).stream())
                .toList();
    }

    /// Returns the values of a game: those that its evaluators stand for, and the learned one.
    public static <S> List<Value<S>> values(GameBox<S, ?, ?> box) {
        return Stream.<Value<S>>concat(
                        box.evaluators().stream().map(evaluator -> new FittedValue<>(box.game(), evaluator)),
                        LearnedValues.of(box).stream())
                .toList();
    }

    private static <S> Optional<Value<S>> value(GameBox<S, ?, ?> box, String name) {
        return values(box).stream().filter(value -> value.name().equals(name)).findFirst();
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
        if (plan.value().isPresent()) {
            problems.addAll(withoutEvaluator(box, plan.value()));
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
