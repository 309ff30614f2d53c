package parterre.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import parterre.bots.search.Budget;
import parterre.bots.search.SearchOption;
import parterre.bots.search.SearchPlan;
import parterre.bots.words.BotProblem;
import parterre.engine.Reading;
import parterre.engine.TextForm;

/// The names of bots as text.
///
/// ```
/// random
/// greedy [":" evaluator] [",slip=" 0..1] [",temperature=" 0..100]
/// policy ":" name
/// mcts ":" (playouts | milliseconds "ms" | seconds "s") {"," option "=" value}
/// level ":" name
/// ```
///
/// The options of `mcts` are those of [SearchOption#ALL], each at most once; an option at its standard is
/// left out of the canonical text.
public final class BotForm implements TextForm<BotSpec> {
    /// The one form.
    public static final BotForm BOTS = new BotForm();

    private static final String SLIP = "slip";
    private static final String TEMPERATURE = "temperature";
    private static final int HOTTEST = 100;

    private BotForm() {}

    @Override
    public String write(BotSpec spec) {
        return switch (spec) {
            case BotSpec.Random() -> "random";
            case BotSpec.Greedy(Optional<String> evaluator, double slip, double temperature) ->
                "greedy"
                        + evaluator.map(name -> ":" + name).orElse("")
                        + option(SLIP, slip)
                        + option(TEMPERATURE, temperature);
            case BotSpec.OfPolicy(String policy) -> "policy:" + policy;
            case BotSpec.Mcts(SearchPlan plan) -> "mcts:" + plan.budget() + options(plan);
            case BotSpec.OfLevel(Level level) -> "level:" + level.word();
        };
    }

    @Override
    public Reading<BotSpec> read(String text) {
        var parts = text.strip().split(",", -1);
        var head = parts[0].strip().toLowerCase(Locale.ROOT);
        int colon = head.indexOf(':');
        var kind = colon < 0 ? head : head.substring(0, colon);
        var detail = colon < 0 ? "" : head.substring(colon + 1).strip();
        var options = new ArrayList<Choice>();
        var names = new HashSet<String>();
        for (var part : Arrays.asList(parts).subList(1, parts.length)) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                return Reading.bad(part, new BotProblem.NotABotOption());
            }
            var choice = new Choice(
                    part.substring(0, equals).strip().toLowerCase(Locale.ROOT),
                    part.substring(equals + 1).strip());
            if (!names.add(choice.name())) {
                return Reading.bad(part, new BotProblem.BotOptionAgain(choice.name()));
            }
            options.add(choice);
        }
        return switch (kind) {
            case "random" ->
                colon >= 0 || !options.isEmpty()
                        ? Reading.bad(text, new BotProblem.RandomAlone())
                        : Reading.good(new BotSpec.Random());
            case "greedy" ->
                colon >= 0 && detail.isEmpty()
                        ? Reading.bad(text, new BotProblem.EvaluatorUnnamed())
                        : greedy(Optional.of(detail).filter(name -> !name.isEmpty()), options);
            case "policy" ->
                detail.isEmpty() || !options.isEmpty()
                        ? Reading.bad(text, new BotProblem.PolicyUnnamed())
                        : Reading.good(new BotSpec.OfPolicy(detail));
            case "mcts" -> Budget.read(detail).then(budget -> mcts(SearchPlan.of(budget), options));
            case "level" ->
                options.isEmpty()
                        ? Level.read(detail).map(BotSpec.OfLevel::new)
                        : Reading.bad(text, new BotProblem.LevelAlone());
            default -> Reading.bad(text, new BotProblem.NotABot(String.join("|", Level.words())));
        };
    }

    private static String option(String name, double value) {
        return value == 0 ? "" : "," + name + "=" + value;
    }

    private static Reading<BotSpec> greedy(Optional<String> evaluator, List<Choice> options) {
        Reading<BotSpec.Greedy> greedy = Reading.good(new BotSpec.Greedy(evaluator, 0));
        for (var option : options) {
            greedy = switch (option.name()) {
                case SLIP ->
                    greedy.then(sofar ->
                            number(option, 1).map(slip -> new BotSpec.Greedy(evaluator, slip, sofar.temperature())));
                case TEMPERATURE ->
                    greedy.then(sofar -> number(option, HOTTEST)
                            .map(temperature -> new BotSpec.Greedy(evaluator, sofar.slip(), temperature)));
                default -> greedy.then(_ -> Reading.bad(option.toString(), new BotProblem.NotOfGreedy()));
            };
        }
        return greedy.map(spec -> spec);
    }

    private static Reading<Double> number(Choice option, int most) {
        var end = Integer.toString(most);
        double number;
        try {
            number = Double.parseDouble(option.value());
        } catch (NumberFormatException e) {
            return Reading.bad(option.toString(), new BotProblem.BotOptionNotANumber(option.name(), false, "0", end));
        }
        return number >= 0 && number <= most
                ? Reading.good(number)
                : Reading.bad(option.toString(), new BotProblem.BotOptionOutOfRange(option.name(), false, "0", end));
    }

    private static Reading<BotSpec> mcts(SearchPlan standard, List<Choice> options) {
        Reading<SearchPlan> plan = Reading.good(standard);
        for (var choice : options) {
            var known = SearchOption.ALL.stream()
                    .filter(option -> option.name().equals(choice.name()))
                    .findFirst();
            if (known.isEmpty()) {
                return Reading.bad(
                        choice.toString(),
                        new BotProblem.NotOfMcts(SearchOption.ALL.stream()
                                .map(SearchOption::name)
                                .toList()));
            }
            plan = plan.then(sofar -> known.get().read(sofar, choice.value()));
        }
        return plan.map(BotSpec.Mcts::new);
    }

    private static String options(SearchPlan plan) {
        var standard = SearchPlan.of(plan.budget());
        return SearchOption.ALL.stream()
                .filter(option -> !option.write(plan).equals(option.write(standard)))
                .map(option -> "," + option.name() + "=" + option.write(plan))
                .collect(Collectors.joining());
    }

    private record Choice(String name, String value) {
        @Override
        public String toString() {
            return name + "=" + value;
        }
    }
}
