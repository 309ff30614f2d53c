package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Attachment;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Changes single values of a card file.
///
/// A path such as `gnomes/g04/prep` names the value. A part of a path is the name of a field, or of an
/// element of a list: its `id` or its place, counted from 0.
public final class CardPatch {
    private static final JsonMapper JSON = JsonMapper.shared();

    private CardPatch() {}

    /// Returns the file with these values changed, or every problem.
    ///
    /// @param changes paths and the new values, as JSON or as plain text
    public static Reading<Attachment> apply(Attachment file, Map<String, String> changes) {
        JsonNode root;
        try {
            root = JSON.readTree(file.content());
        } catch (JacksonException e) {
            return Reading.bad(file.name(), new ExperimentFault.CardsNotJson(e.getOriginalMessage()));
        }
        var problems = new ArrayList<Problem>();
        changes.forEach((path, value) -> set(root, path, value, problems));
        return problems.isEmpty()
                ? Reading.good(new Attachment(file.name(), JSON.writeValueAsString(root)))
                : new Reading.Bad<>(problems);
    }

    /// Returns the value at a path as JSON; empty if there is none.
    public static Optional<String> value(Attachment file, String path) {
        var node = JSON.readTree(file.content());
        for (var part : path.split("/", -1)) {
            var next = child(node, part);
            if (next.isEmpty()) {
                return Optional.empty();
            }
            node = next.get();
        }
        return Optional.of(JSON.writeValueAsString(node));
    }

    private static void set(JsonNode root, String path, String value, List<Problem> problems) {
        var parts = List.of(path.split("/", -1));
        var node = root;
        for (var part : parts.subList(0, parts.size() - 1)) {
            var next = child(node, part);
            if (next.isEmpty()) {
                problems.add(Problem.of(path, new ExperimentFault.NoSuchPath(part)));
                return;
            }
            node = next.get();
        }
        var last = parts.getLast();
        var old = child(node, last);
        if (old.isEmpty()) {
            problems.add(Problem.of(path, new ExperimentFault.NoSuchPath(last)));
            return;
        }
        var wanted = node(value);
        if (old.get().isContainer() != wanted.isContainer()) {
            problems.add(Problem.of(path, new ExperimentFault.PathNotAValue()));
            return;
        }
        switch (node) {
            case ObjectNode object -> object.set(last, wanted);
            case ArrayNode array -> array.set(place(array, last), wanted);
            default -> problems.add(Problem.of(path, new ExperimentFault.NoSuchPath(last)));
        }
    }

    private static JsonNode node(String value) {
        try {
            return JSON.readTree(value);
        } catch (JacksonException _) {
            return JSON.getNodeFactory().stringNode(value);
        }
    }

    private static Optional<JsonNode> child(JsonNode node, String part) {
        return switch (node) {
            case ObjectNode object -> Optional.ofNullable(object.get(part));
            case ArrayNode array -> Optional.ofNullable(array.get(place(array, part)));
            default -> Optional.empty();
        };
    }

    private static int place(ArrayNode array, String part) {
        for (int i = 0; i < array.size(); i++) {
            var id = array.get(i).get("id");
            if (id != null && id.isString() && id.stringValue().equals(part)) {
                return i;
            }
        }
        return part.matches("[0-9]{1,6}") ? Integer.parseInt(part) : -1;
    }
}
