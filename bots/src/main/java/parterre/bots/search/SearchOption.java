package parterre.bots.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import parterre.engine.Reading;

/// One thing that can be chosen of a search, written `name=value`.
///
/// @param name lower case
/// @param says what it does, in one sentence
/// @param values what it may be, and its standard, for people
public record SearchOption(
        String name,
        String says,
        String values,
        BiFunction<SearchPlan, String, Reading<SearchPlan>> reader,
        Function<SearchPlan, String> writer) {
    /// Every option, in the order in which the canonical text gives them.
    public static final List<SearchOption> ALL = List.of(
            whole(
                    "threads",
                    "Independent trees searched side by side and counted together; above 1 not reproducible.",
                    1,
                    64,
                    SearchPlan::threads,
                    plan -> plan::withThreads),
            word(
                    "policy",
                    "How playouts choose their moves: uniform, best-of-K (the best of K random moves by the evaluator,"
                            + " K from 2 to 64), or a policy of the game.",
                    "a name; the game's first policy, or uniform if it has none",
                    plan -> plan.policy().orElse(""),
                    SearchPlan::withPolicy),
            word(
                    "evaluator",
                    "The evaluator of the game that is used wherever one is needed.",
                    "a name; the game's first evaluator",
                    plan -> plan.evaluator().orElse(""),
                    SearchPlan::withEvaluator),
            real(
                    "c",
                    "Exploration: the larger, the more evenly moves are tried.",
                    0,
                    10,
                    "what the evaluator advises, or 0.5",
                    SearchPlan::exploration,
                    plan -> plan::withExploration),
            whole(
                    "cut",
                    "Decisions of a playout after which the evaluator judges; 0 to play to the end, -1 to judge before the first.",
                    -1,
                    100_000,
                    "the evaluator's horizon, or 0 if it has none",
                    plan -> plan.cut().isEmpty()
                            ? ""
                            : Integer.toString(plan.cut().getAsInt()),
                    plan -> plan::withCut),
            real(
                    "score",
                    "Weight of the score margin beside the win itself, when an end is valued; none where the evaluator judges at once or between turns.",
                    0,
                    1,
                    SearchPlan::score,
                    plan -> plan::withScore),
            real(
                    "prior",
                    "How sharply the evaluator's opinion of each move steers the search; 0 for not at all.",
                    0,
                    1_000,
                    "what the evaluator advises, or 4",
                    SearchPlan::prior,
                    plan -> plan::withPrior),
            real(
                    "widen",
                    "How fast further moves are admitted: after n visits 1 + n^widen of them; 1 for all at once.",
                    0.1,
                    1,
                    SearchPlan::widening,
                    plan -> plan::withWidening),
            whole(
                    "nodes",
                    "The most nodes of a tree; a full tree grows no more.",
                    1_000,
                    100_000_000,
                    SearchPlan::nodes,
                    plan -> plan::withNodes));

    /// The plan with this option at this value.
    public Reading<SearchPlan> read(SearchPlan plan, String text) {
        return reader.apply(plan, text.strip());
    }

    /// The option's value in this plan; empty where nothing was chosen.
    public String write(SearchPlan plan) {
        return writer.apply(plan);
    }

    private static SearchOption whole(
            String name,
            String says,
            int least,
            int most,
            ToIntFunction<SearchPlan> part,
            Function<SearchPlan, IntFunction<SearchPlan>> change) {
        return whole(
                name,
                says,
                least,
                most,
                Integer.toString(part.applyAsInt(standard())),
                plan -> Integer.toString(part.applyAsInt(plan)),
                change);
    }

    private static SearchOption whole(
            String name,
            String says,
            int least,
            int most,
            String standard,
            Function<SearchPlan, String> writer,
            Function<SearchPlan, IntFunction<SearchPlan>> change) {
        return number(
                name,
                says,
                "whole number",
                Integer.toString(least),
                Integer.toString(most),
                standard,
                (plan, text) -> {
                    int value = Integer.parseInt(text);
                    return value < least || value > most
                            ? Optional.empty()
                            : Optional.of(change.apply(plan).apply(value));
                },
                writer);
    }

    private static SearchOption real(
            String name,
            String says,
            double least,
            double most,
            ToDoubleFunction<SearchPlan> part,
            Function<SearchPlan, DoubleFunction<SearchPlan>> change) {
        var standard = number(part.applyAsDouble(standard()));
        return real(name, says, least, most, standard, plan -> OptionalDouble.of(part.applyAsDouble(plan)), change);
    }

    /// @param part empty where nothing was chosen
    private static SearchOption real(
            String name,
            String says,
            double least,
            double most,
            String standard,
            Function<SearchPlan, OptionalDouble> part,
            Function<SearchPlan, DoubleFunction<SearchPlan>> change) {
        return number(
                name,
                says,
                "number",
                number(least),
                number(most),
                standard,
                (plan, text) -> {
                    double value = Double.parseDouble(text);
                    return value >= least && value <= most
                            ? Optional.of(change.apply(plan).apply(value))
                            : Optional.empty();
                },
                plan -> {
                    var chosen = part.apply(plan);
                    return chosen.isPresent() ? number(chosen.getAsDouble()) : "";
                });
    }

    /// @param kind what is wanted ("whole number")
    /// @param change empty if the number is out of range; it throws a NumberFormatException if the text is none
    private static SearchOption number(
            String name,
            String says,
            String kind,
            String least,
            String most,
            String standard,
            BiFunction<SearchPlan, String, Optional<SearchPlan>> change,
            Function<SearchPlan, String> writer) {
        var remedy = "write " + name + "= and a " + kind + " from " + least + " to " + most;
        return new SearchOption(
                name,
                says,
                least + " to " + most + "; " + standard,
                (plan, text) -> {
                    try {
                        return change.apply(plan, text)
                                .map(Reading::good)
                                .orElseGet(() -> Reading.bad(name + "=" + text, "is out of range", remedy));
                    } catch (NumberFormatException e) {
                        return Reading.bad(name + "=" + text, "is not a " + kind, remedy);
                    }
                },
                writer);
    }

    private static SearchOption word(
            String name,
            String says,
            String values,
            Function<SearchPlan, String> part,
            BiFunction<SearchPlan, String, SearchPlan> change) {
        return new SearchOption(
                name,
                says,
                values,
                (plan, text) -> {
                    var word = text.toLowerCase(Locale.ROOT);
                    return word.matches("[a-z0-9]+(-[a-z0-9]+)*")
                            ? Reading.good(change.apply(plan, word))
                            : Reading.bad(name + "=" + text, "is no name", "write lower case words joined by '-'");
                },
                part);
    }

    private static SearchPlan standard() {
        return SearchPlan.of(new Budget.Playouts(1));
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
