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
import parterre.bots.words.BotProblem;
import parterre.engine.Reading;

/// One option of a search, written `name=value`. The catalogues describe its effect under `search.NAME` and its
/// values under `search.NAME.values`.
///
/// @param name lower case
/// @param least the smallest number, empty where a word is chosen
/// @param most the largest number, empty where a word is chosen
public record SearchOption(
        String name,
        String least,
        String most,
        BiFunction<SearchPlan, String, Reading<SearchPlan>> reader,
        Function<SearchPlan, String> writer) {
    /// Every option, in the order in which the canonical text gives them.
    public static final List<SearchOption> ALL = List.of(
            whole("threads", 1, 64, SearchPlan::threads, plan -> plan::withThreads),
            word("policy", plan -> plan.policy().orElse(""), SearchPlan::withPolicy),
            word("evaluator", plan -> plan.evaluator().orElse(""), SearchPlan::withEvaluator),
            word("value", plan -> plan.value().orElse(""), SearchPlan::withValue),
            realOrAdvised("c", 0, 10, SearchPlan::exploration, plan -> plan::withExploration),
            wholeOrAdvised(
                    "cut",
                    -1,
                    100_000,
                    plan -> plan.cut().isEmpty()
                            ? ""
                            : Integer.toString(plan.cut().getAsInt()),
                    plan -> plan::withCut),
            real("score", 0, 1, SearchPlan::score, plan -> plan::withScore),
            realOrAdvised("prior", 0, 1_000, SearchPlan::prior, plan -> plan::withPrior),
            real("widen", 0.1, 1, SearchPlan::widening, plan -> plan::withWidening),
            whole("nodes", 1_000, 100_000_000, SearchPlan::nodes, plan -> plan::withNodes),
            whole("endings", 0, 1_000_000, SearchPlan::endings, plan -> plan::withEndings));

    /// Returns the plan with this option at this value.
    public Reading<SearchPlan> read(SearchPlan plan, String text) {
        return reader.apply(plan, text.strip());
    }

    /// Returns the option's value in this plan; empty if nothing was chosen.
    public String write(SearchPlan plan) {
        return writer.apply(plan);
    }

    private static SearchOption whole(
            String name,
            int least,
            int most,
            ToIntFunction<SearchPlan> part,
            Function<SearchPlan, IntFunction<SearchPlan>> change) {
        return wholeOrAdvised(name, least, most, plan -> Integer.toString(part.applyAsInt(plan)), change);
    }

    /// @param writer gives an empty text if nothing was chosen
    private static SearchOption wholeOrAdvised(
            String name,
            int least,
            int most,
            Function<SearchPlan, String> writer,
            Function<SearchPlan, IntFunction<SearchPlan>> change) {
        return number(
                name,
                true,
                Integer.toString(least),
                Integer.toString(most),
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
            double least,
            double most,
            ToDoubleFunction<SearchPlan> part,
            Function<SearchPlan, DoubleFunction<SearchPlan>> change) {
        return realOrAdvised(name, least, most, plan -> OptionalDouble.of(part.applyAsDouble(plan)), change);
    }

    /// @param part empty if nothing was chosen
    private static SearchOption realOrAdvised(
            String name,
            double least,
            double most,
            Function<SearchPlan, OptionalDouble> part,
            Function<SearchPlan, DoubleFunction<SearchPlan>> change) {
        return number(
                name,
                false,
                number(least),
                number(most),
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

    /// @param whole true if a whole number is wanted
    /// @param change empty if the number is out of range; it throws a NumberFormatException if the text is not
    ///     a number
    private static SearchOption number(
            String name,
            boolean whole,
            String least,
            String most,
            BiFunction<SearchPlan, String, Optional<SearchPlan>> change,
            Function<SearchPlan, String> writer) {
        return new SearchOption(
                name,
                least,
                most,
                (plan, text) -> {
                    try {
                        return change.apply(plan, text)
                                .map(Reading::good)
                                .orElseGet(() -> Reading.bad(
                                        name + "=" + text,
                                        new BotProblem.BotOptionOutOfRange(name, whole, least, most)));
                    } catch (NumberFormatException e) {
                        return Reading.bad(
                                name + "=" + text, new BotProblem.BotOptionNotANumber(name, whole, least, most));
                    }
                },
                writer);
    }

    private static SearchOption word(
            String name, Function<SearchPlan, String> part, BiFunction<SearchPlan, String, SearchPlan> change) {
        return new SearchOption(
                name,
                "",
                "",
                (plan, text) -> {
                    var word = text.toLowerCase(Locale.ROOT);
                    return word.matches("[a-z0-9]+(-[a-z0-9]+)*")
                            ? Reading.good(change.apply(plan, word))
                            : Reading.bad(name + "=" + text, new BotProblem.NotAPlainName());
                },
                part);
    }

    /// Returns the option's value if nothing was chosen; empty if the game decides then.
    public String standard() {
        return write(SearchPlan.of(new Budget.Playouts(1)));
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
