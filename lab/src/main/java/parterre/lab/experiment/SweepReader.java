package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.lab.experiment.Sweep.Aim;
import parterre.lab.experiment.Sweep.Parameter;

/// Reads the field `sweep` of an experiment file.
final class SweepReader {
    private static final int POINTS = 30;
    private static final int MOST_POINTS = 100_000;
    private static final int MOST_VALUES = 1000;

    private final Experiment base;
    private final List<Problem> problems;

    SweepReader(Experiment base, List<Problem> problems) {
        this.base = base;
        this.problems = problems;
    }

    /// Returns the sweep; empty after a problem.
    Optional<Sweep> sweep(YamlItem file) {
        if (base.arms().size() > 1) {
            file.problem("arms", new ExperimentFault.OneArmOnly());
        }
        var sweep = file.item("sweep");
        if (sweep.isEmpty()) {
            file.problem("sweep", new ExperimentFault.MissingHere());
            return Optional.empty();
        }
        var item = sweep.get();
        var parameters = new ArrayList<Parameter>();
        int before = problems.size();
        item.item("options")
                .ifPresent(options -> options.names()
                        .forEach(name -> parameter(options, name, name, "").ifPresent(parameters::add)));
        item.item("change")
                .ifPresent(change -> change.names()
                        .forEach(option -> change.item(option)
                                .ifPresent(paths -> paths.names()
                                        .forEach(path -> parameter(paths, path, option, path)
                                                .ifPresent(parameters::add)))));
        if (parameters.isEmpty() && problems.size() == before) {
            item.problem("options", new ExperimentFault.NotSwept(List.of("options", "change")));
        }
        int points = (int) item.whole("points", 1, MOST_POINTS, POINTS);
        var aims = new ArrayList<Aim>();
        for (var node : item.list("aim")) {
            aims.add(aim(YamlItem.of(node, "sweep.aim", problems)));
        }
        if (!item.has("aim")) {
            item.problem("aim", new ExperimentFault.MissingHere());
        }
        item.nothingElse();
        return problems.isEmpty() ? Optional.of(new Sweep(base, parameters, points, aims)) : Optional.empty();
    }

    private Aim aim(YamlItem item) {
        var quantity = item.text("quantity").orElse("");
        var subject = item.textIfAny("subject").orElse("");
        var near = item.number("near", -Double.MAX_VALUE, Double.MAX_VALUE);
        var from = item.number("from", -Double.MAX_VALUE, Double.MAX_VALUE);
        var to = item.number("to", -Double.MAX_VALUE, Double.MAX_VALUE);
        var unit = item.number("unit", Double.MIN_NORMAL, Double.MAX_VALUE);
        item.nothingElse();
        boolean bounded = from.isPresent() || to.isPresent();
        if (near.isEmpty() && !bounded) {
            item.problem("near", new ExperimentFault.NoAim());
        } else if (near.isPresent() && bounded) {
            item.problem("near", new ExperimentFault.NearAndBounds());
        }
        return new Aim(quantity, subject, or(near, from), or(near, to), unit.orElse(1), item.line());
    }

    private static OptionalDouble or(OptionalDouble one, OptionalDouble other) {
        return one.isPresent() ? one : other;
    }

    private Optional<Parameter> parameter(YamlItem item, String field, String option, String path) {
        var node = item.node(field);
        var values = node.map(SweepReader::values).orElse(List.of());
        if (base.box().game().info().option(option).isEmpty()) {
            item.problem(
                    field,
                    new ExperimentFault.NotAFileOption(base.box().game().info().options().stream()
                            .map(each -> each.name())
                            .toList()));
            return Optional.empty();
        }
        if (values.isEmpty()) {
            item.problem(field, new ExperimentFault.NotARange());
            return Optional.empty();
        }
        if (values.size() > MOST_VALUES) {
            item.problem(field, new ExperimentFault.TooManyValues(MOST_VALUES));
            return Optional.empty();
        }
        // One wrong value is told: a range may have hundreds.
        var wrong = values.stream()
                .map(value -> wrong(option, path, value))
                .filter(faults -> !faults.isEmpty())
                .findFirst()
                .orElse(List.of());
        wrong.forEach(each -> problems.add(each.at(item.line(field))));
        return wrong.isEmpty() ? Optional.of(new Parameter(option, path, values)) : Optional.empty();
    }

    /// Returns what is wrong with a value by itself. Values that do not go together are left out by the
    /// sweep.
    private List<Problem> wrong(String option, String path, String value) {
        var info = base.box().game().info();
        var found = info.option(option).orElseThrow();
        if (path.isEmpty()) {
            return faults(found.read(value));
        }
        if (!(found instanceof Option.File file)) {
            var files = info.options().stream()
                    .filter(Option.File.class::isInstance)
                    .map(each -> each.name())
                    .toList();
            return List.of(Problem.of(option, new ExperimentFault.NotAFileOption(files)));
        }
        var old = Optional.ofNullable(base.arms().getFirst().options().get(option))
                .map(text -> file.read(text).orThrow())
                .orElse(file.standard(0));
        return faults(CardPatch.apply(old, Map.of(path, value)).then(changed -> file.read(file.write(changed))));
    }

    private static List<Problem> faults(Reading<?> reading) {
        return reading instanceof Reading.Bad<?>(List<Problem> wrong) ? wrong : List.of();
    }

    /// Returns the values of `[a, b, c]` or `1..4`; none if it is neither. Of a range that is too long, it returns one
    /// value too many.
    private static List<String> values(Node node) {
        if (node instanceof SequenceNode list) {
            return list.getValue().stream()
                    .map(each -> each instanceof ScalarNode scalar ? scalar.getValue() : "")
                    .toList();
        }
        if (node instanceof ScalarNode scalar && scalar.getValue().matches("-?[0-9]{1,9}\\.\\.-?[0-9]{1,9}")) {
            var ends = scalar.getValue().split("\\.\\.", 2);
            return LongStream.rangeClosed(Long.parseLong(ends[0]), Long.parseLong(ends[1]))
                    .limit(MOST_VALUES + 1)
                    .mapToObj(Long::toString)
                    .toList();
        }
        return List.of();
    }
}
