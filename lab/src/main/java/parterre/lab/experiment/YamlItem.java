package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import parterre.engine.Reading.Problem;
import parterre.engine.Reason;

/// The fields of a YAML mapping. It collects every problem with its line.
final class YamlItem {
    private final int line;
    private final String where;
    private final Map<String, Field> fields = new LinkedHashMap<>();
    private final Set<String> known = new HashSet<>();
    private final List<Problem> problems;

    /// A value and the line of its key.
    private record Field(Node value, int line) {}

    private YamlItem(int line, String where, List<Problem> problems) {
        this.line = line;
        this.where = where;
        this.problems = problems;
    }

    /// Returns the fields of a node. If it has none, that is a problem.
    static YamlItem of(Node node, String where, List<Problem> problems) {
        var item = new YamlItem(line(node), where, problems);
        if (!(node instanceof MappingNode mapping)) {
            item.problem(where, new ExperimentFault.NotFields());
            return item;
        }
        for (var entry : mapping.getValue()) {
            var name = entry.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "?";
            var field = new Field(entry.getValueNode(), line(entry.getKeyNode()));
            if (item.fields.putIfAbsent(name, field) != null) {
                problems.add(new Problem(field.line, item.path(name), new ExperimentFault.TwiceHere()));
            }
        }
        return item;
    }

    /// Returns the line of a node, counted from 1; 0 if it is not known.
    static int line(Node node) {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(0);
    }

    int line() {
        return line;
    }

    /// Returns the line of a field, or that of the item if the field is missing.
    int line(String name) {
        var field = fields.get(name);
        return field == null ? line : field.line;
    }

    String path(String name) {
        return where.isEmpty() ? name : where + "." + name;
    }

    void problem(String name, Reason fault) {
        problems.add(new Problem(line(name), name.equals(where) ? where : path(name), fault));
    }

    boolean has(String name) {
        known.add(name);
        return fields.containsKey(name);
    }

    Optional<Node> node(String name) {
        known.add(name);
        return Optional.ofNullable(fields.get(name)).map(Field::value);
    }

    /// Returns a text that must be there; empty after a problem.
    Optional<String> text(String name) {
        if (!has(name)) {
            problem(name, new ExperimentFault.MissingHere());
            return Optional.empty();
        }
        return textIfAny(name);
    }

    Optional<String> textIfAny(String name) {
        return node(name).flatMap(node -> scalar(name, node));
    }

    private Optional<String> scalar(String name, Node node) {
        if (node instanceof ScalarNode scalar && !scalar.getValue().isBlank()) {
            return Optional.of(scalar.getValue().strip());
        }
        problem(name, new ExperimentFault.NotAText());
        return Optional.empty();
    }

    long whole(String name, long least, long most, long standard) {
        var text = textIfAny(name);
        if (text.isEmpty()) {
            return standard;
        }
        try {
            long number = Long.parseLong(text.get());
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // The problem below names the range.
        }
        problem(name, new ExperimentFault.NumberNotWhole(Long.toString(least), Long.toString(most)));
        return standard;
    }

    OptionalDouble number(String name, double least, double most) {
        var text = textIfAny(name);
        if (text.isEmpty()) {
            return OptionalDouble.empty();
        }
        try {
            double number = Double.parseDouble(text.get());
            if (number >= least && number <= most) {
                return OptionalDouble.of(number);
            }
        } catch (NumberFormatException _) {
            // The problem below names the range.
        }
        problem(name, new ExperimentFault.NotANumber(Double.toString(least), Double.toString(most)));
        return OptionalDouble.empty();
    }

    boolean yes(String name) {
        var text = textIfAny(name);
        if (text.isEmpty()) {
            return false;
        }
        return switch (text.get()) {
            case "yes", "on", "true" -> true;
            case "no", "off", "false" -> false;
            default -> {
                problem(name, new ExperimentFault.NotYesOrNo());
                yield false;
            }
        };
    }

    /// Returns the fields of a field; empty if it is missing.
    Optional<YamlItem> item(String name) {
        return node(name).map(node -> of(node, path(name), problems));
    }

    /// Returns the elements of a list; none if it is missing.
    List<Node> list(String name) {
        var node = node(name);
        if (node.isEmpty()) {
            return List.of();
        }
        if (!(node.get() instanceof SequenceNode sequence)) {
            problem(name, new ExperimentFault.NotAList());
            return List.of();
        }
        if (sequence.getValue().isEmpty()) {
            problem(name, new ExperimentFault.NothingListed());
        }
        return sequence.getValue();
    }

    /// Returns the texts of a list, each with its line.
    List<Line> texts(String name) {
        var texts = new ArrayList<Line>();
        for (var node : list(name)) {
            scalar(name, node).ifPresent(text -> texts.add(new Line(text, line(node))));
        }
        return texts;
    }

    /// A text and its line.
    record Line(String text, int line) {}

    /// Returns every field with its text.
    Map<String, Line> all() {
        var all = new LinkedHashMap<String, Line>();
        fields.forEach((name, field) -> {
            known.add(name);
            scalar(name, field.value).ifPresent(text -> all.put(name, new Line(text, field.line)));
        });
        return all;
    }

    /// Returns the names of all fields.
    Set<String> names() {
        known.addAll(fields.keySet());
        return fields.keySet();
    }

    /// Reports fields that nobody asked for.
    void nothingElse() {
        fields.forEach((name, field) -> {
            if (!known.contains(name)) {
                problems.add(new Problem(
                        field.line,
                        path(name),
                        new ExperimentFault.FieldUnknown(known.stream().sorted().toList())));
            }
        });
    }
}
