package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import parterre.bots.BotSpec;
import parterre.bots.LineUp;
import parterre.bots.search.SearchContext;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.lab.experiment.Experiment.SharedLuck;
import parterre.lab.experiment.Experiment.Tuning;
import parterre.lab.experiment.LineUpPlan.Role;
import parterre.stored.EnumCodec;

/// Reads an experiment from YAML. `docs/lab.md` describes the fields.
public final class ExperimentFile {
    private static final int MOST_DOUBLINGS = 12;
    private static final double MOST_ERRORS = 0.5;
    private static final double ERROR_RATE = 0.05;
    private static final int MOST_NESTED = 20;

    private static final EnumCodec<SharedLuck> LUCK = new EnumCodec<>(
            SharedLuck.class, Map.of(SharedLuck.ALL, "all", SharedLuck.CHANCE, "chance", SharedLuck.NONE, "none"));

    private static final EnumCodec<Tuning> TUNING =
            new EnumCodec<>(Tuning.class, Map.of(Tuning.SAME_BOTS, "same-bots", Tuning.EACH_ARM, "each-arm"));

    private final List<Problem> problems = new ArrayList<>();
    private final Function<String, Optional<String>> files;

    private ExperimentFile(Function<String, Optional<String>> files) {
        this.files = files;
    }

    /// Returns the experiment of a text, or every problem with its line.
    ///
    /// @param files returns the text of a file that the experiment names; empty if there is none
    public static Reading<Experiment> read(String yaml, Function<String, Optional<String>> files) {
        return root(yaml).then(root -> {
            var reader = new ExperimentFile(files);
            var item = YamlItem.of(root, "", reader.problems);
            var experiment = reader.experiment(item);
            item.nothingElse();
            return reader.reading(experiment);
        });
    }

    /// Returns the sweep of a text: an experiment with one arm and a field `sweep`.
    ///
    /// @param files returns the text of a file that the experiment names; empty if there is none
    public static Reading<Sweep> readSweep(String yaml, Function<String, Optional<String>> files) {
        return root(yaml).then(root -> {
            var reader = new ExperimentFile(files);
            var item = YamlItem.of(root, "", reader.problems);
            var experiment = reader.experiment(item);
            var sweep = experiment.flatMap(base -> new SweepReader(base, reader.problems).sweep(item));
            item.nothingElse();
            return reader.reading(sweep);
        });
    }

    private <T> Reading<T> reading(Optional<T> value) {
        return problems.isEmpty() && value.isPresent() ? Reading.good(value.get()) : new Reading.Bad<>(problems);
    }

    private static Reading<Node> root(String yaml) {
        Optional<Node> root;
        try {
            var settings = LoadSettings.builder().setLabel("experiment").build();
            var deep = tooDeep(new Parse(settings).parseString(yaml));
            if (deep.isPresent()) {
                return new Reading.Bad<>(
                        List.of(new Problem(deep.getAsInt(), "YAML", new ExperimentFault.NestedTooDeep(MOST_NESTED))));
            }
            root = new Compose(settings).composeString(yaml);
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(0);
            return new Reading.Bad<>(
                    List.of(new Problem(line, "YAML", new ExperimentFault.NotYaml(String.valueOf(e.getProblem())))));
        } catch (YamlEngineException e) {
            return Reading.bad("YAML", new ExperimentFault.NotYaml(String.valueOf(e.getMessage())));
        }
        return root.map(Reading::good).orElseGet(() -> Reading.bad("experiment", new ExperimentFault.NotFields()));
    }

    /// Returns the line where a text is nested too deep, before anything is read by recursion.
    private static OptionalInt tooDeep(Iterable<Event> events) {
        int depth = 0;
        for (var event : events) {
            switch (event.getEventId()) {
                case MappingStart, SequenceStart -> depth++;
                case MappingEnd, SequenceEnd -> depth--;
                default -> {}
            }
            if (depth > MOST_NESTED) {
                return OptionalInt.of(
                        event.getStartMark().map(mark -> mark.getLine() + 1).orElse(0));
            }
        }
        return OptionalInt.empty();
    }

    private Optional<Experiment> experiment(YamlItem file) {
        var name = file.text("name");
        var box = file.text("game").flatMap(slug -> box(file, slug));
        if (box.isEmpty()) {
            return Optional.empty();
        }
        long seed = file.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE, 1);
        var lineUps = lineUps(file, box.get());
        var arms = new ArmReader(box.get(), files, problems).arms(file, lineUps);
        var measures = measures(file);
        var stop = new StopReader(arms, lineUps, measures).rule(file);
        double errorRate = file.number("error-rate", 1e-6, MOST_ERRORS).orElse(ERROR_RATE);
        var pace = file.number("pace", 0, 3600);
        var value = value(file, box.get());
        var luck = word(file, "luck", LUCK, SharedLuck.ALL);
        var retune = new RetuneReader(box.get(), arms, lineUps).retuning(file);
        var tuned = tuned(file, arms);
        int mostSteps = (int) file.whole("most-steps", 1, Integer.MAX_VALUE, SeriesPlan.STOPPED_AFTER);
        return problems.isEmpty()
                ? Optional.of(new Experiment(
                        name.orElse(""),
                        box.get().game().info().slug(),
                        seed,
                        arms,
                        lineUps,
                        measures,
                        stop,
                        errorRate,
                        pace,
                        value,
                        luck,
                        tuned,
                        retune,
                        mostSteps))
                : Optional.empty();
    }

    private Tuning tuned(YamlItem file, List<Arm> arms) {
        int before = problems.size();
        var own = arms.stream().allMatch(arm -> arm.bots().isEmpty()) ? Tuning.SAME_BOTS : Tuning.EACH_ARM;
        var tuned = word(file, "tuned", TUNING, own);
        if (tuned != own && before == 0) {
            file.problem("tuned", new ExperimentFault.TunedOtherwise());
        }
        return tuned;
    }

    private Optional<GameBox<?, ?, ?>> box(YamlItem file, String slug) {
        var box = Boxes.named(slug);
        if (box.isEmpty()) {
            file.problem(
                    "game",
                    new ExperimentFault.GameUnknown(Boxes.all().stream()
                            .map(each -> each.game().info().slug())
                            .toList()));
        }
        return box;
    }

    private List<LineUpPlan> lineUps(YamlItem file, GameBox<?, ?, ?> box) {
        var plans = new ArrayList<LineUpPlan>();
        if (!file.has("line-ups") && !file.has("ladder")) {
            file.problem("line-ups", new ExperimentFault.MissingHere());
        }
        for (var node : file.list("line-ups")) {
            lineUp(file, node, box).ifPresent(plan -> {
                if (plans.stream().anyMatch(other -> other.name().equals(plan.name()))) {
                    problems.add(new Problem(YamlItem.line(node), plan.name(), new ExperimentFault.NameTwice()));
                }
                plans.add(plan);
            });
        }
        file.item("ladder").ifPresent(item -> {
            for (var plan : ladder(item, box)) {
                if (plans.stream().anyMatch(other -> other.name().equals(plan.name()))) {
                    problems.add(new Problem(item.line(), plan.name(), new ExperimentFault.NameTwice()));
                }
                plans.add(plan);
            }
        });
        return plans;
    }

    private Optional<LineUpPlan> lineUp(YamlItem file, Node node, GameBox<?, ?, ?> box) {
        int line = YamlItem.line(node);
        String text;
        if (node instanceof SequenceNode list) {
            text = String.join(
                    ",",
                    list.getValue().stream()
                            .map(each -> each instanceof ScalarNode scalar ? scalar.getValue() : "")
                            .toList());
        } else if (node instanceof ScalarNode scalar) {
            text = scalar.getValue();
        } else {
            problems.add(new Problem(line, file.path("line-ups"), new ExperimentFault.NotAText()));
            return Optional.empty();
        }
        return switch (LineUp.split(text)) {
            case Reading.Bad<List<String>>(List<Problem> wrong) -> {
                wrong.forEach(each -> problems.add(each.at(line)));
                yield Optional.empty();
            }
            case Reading.Good<List<String>>(List<String> words) ->
                bots(words, line, box).map(bots -> plan(bots, Role.NAMED));
        };
    }

    private static LineUpPlan plan(List<String> bots, Role role) {
        return new LineUpPlan(named(bots), bots, role);
    }

    /// "level:fair*2", "mcts:200, mcts:100".
    private static String named(List<String> bots) {
        var names = new ArrayList<String>();
        for (int i = 0; i < bots.size(); ) {
            int same = i;
            while (same < bots.size() && bots.get(same).equals(bots.get(i))) {
                same++;
            }
            names.add(same - i > 1 ? bots.get(i) + "*" + (same - i) : bots.get(i));
            i = same;
        }
        return String.join(", ", names);
    }

    private Optional<List<String>> bots(List<String> words, int line, GameBox<?, ?, ?> box) {
        var bots = new ArrayList<String>();
        for (var word : words) {
            bot(word, line, box).ifPresent(spec -> bots.add(spec.name()));
        }
        return bots.size() == words.size() ? Optional.of(bots) : Optional.empty();
    }

    private Optional<BotSpec> bot(String word, int line, GameBox<?, ?, ?> box) {
        return switch (LineUpPlan.bot(word, box)) {
            case Reading.Bad<BotSpec>(List<Problem> wrong) -> {
                wrong.forEach(each -> problems.add(each.at(line)));
                yield Optional.empty();
            }
            case Reading.Good<BotSpec>(BotSpec spec) -> Optional.of(spec);
        };
    }

    /// Returns the line-ups of a ladder: a bot against one with half its budget, or a level against the next
    /// weaker one.
    private List<LineUpPlan> ladder(YamlItem ladder, GameBox<?, ?, ?> box) {
        var info = box.game().info();
        int seats = (int) ladder.whole("seats", info.leastSeats(), info.mostSeats(), Math.max(2, info.leastSeats()));
        if (ladder.has("levels")) {
            return steps(ladder, seats, box);
        }
        int from = (int) ladder.whole("from", 1, 1_000_000, 50);
        int doublings = (int) ladder.whole("doublings", 1, MOST_DOUBLINGS, 3);
        var options = ladder.textIfAny("options").map(text -> "," + text).orElse("");
        ladder.nothingElse();
        var plans = new ArrayList<LineUpPlan>();
        for (int i = 0; i < doublings; i++) {
            long budget = (long) from << i;
            var words = new ArrayList<String>();
            words.add("mcts:" + 2 * budget + options);
            while (words.size() < seats) {
                words.add("mcts:" + budget + options);
            }
            bots(words, ladder.line(), box).ifPresent(bots -> plans.add(plan(bots, Role.DOUBLED)));
        }
        return plans;
    }

    /// Returns line-ups in which one bot is a step above the others, for each step between the levels.
    private List<LineUpPlan> steps(YamlItem ladder, int seats, GameBox<?, ?, ?> box) {
        var levels = ladder.texts("levels");
        ladder.nothingElse();
        if (levels.size() == 1) {
            ladder.problem("levels", new ExperimentFault.TooFewLevels());
        }
        var plans = new ArrayList<LineUpPlan>();
        for (int i = 1; i < levels.size(); i++) {
            var words =
                    new ArrayList<>(Collections.nCopies(seats, levels.get(i - 1).text()));
            words.set(0, levels.get(i).text());
            bots(words, levels.get(i).line(), box).ifPresent(bots -> plans.add(plan(bots, Role.NAMED)));
        }
        return plans;
    }

    private List<MeasureName> measures(YamlItem file) {
        if (!file.has("measures")) {
            return MeasureName.standard();
        }
        var measures = new LinkedHashSet<MeasureName>();
        for (var word : file.texts("measures")) {
            MeasureName.named(word.text())
                    .ifPresentOrElse(
                            measures::add,
                            () -> problems.add(new Problem(
                                    word.line(), word.text(), new ExperimentFault.NoSuchMeasure(MeasureName.words()))));
        }
        return List.copyOf(measures);
    }

    private Optional<String> value(YamlItem file, GameBox<?, ?, ?> box) {
        var name = file.textIfAny("value");
        var values = SearchContext.values(box).stream().map(Value::name).toList();
        if (name.isPresent() && !values.contains(name.get())) {
            file.problem("value", new ExperimentFault.NoSuchValue(values));
        }
        return name;
    }

    private static <E extends Enum<E>> E word(YamlItem file, String name, EnumCodec<E> words, E standard) {
        return file.textIfAny(name)
                .map(word -> words.find(word).orElseGet(() -> {
                    file.problem(name, new ExperimentFault.WordUnknown(words.words()));
                    return standard;
                }))
                .orElse(standard);
    }
}
