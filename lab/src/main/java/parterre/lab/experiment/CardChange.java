package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Attachment;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A value in which two card files differ.
///
/// @param path its path, as [CardPatch] reads it
/// @param before the value in the first file as JSON; empty if it has none there
/// @param after the value in the second file as JSON; empty if it has none there
public record CardChange(String path, Optional<String> before, Optional<String> after) {
    private static final JsonMapper JSON = JsonMapper.shared();

    /// Returns the values in which two files differ, in the order of the first. Elements with ids may have
    /// another order.
    public static List<CardChange> between(Attachment first, Attachment second) {
        var changes = new ArrayList<CardChange>();
        compare("", Optional.of(JSON.readTree(first.content())), Optional.of(JSON.readTree(second.content())), changes);
        return List.copyOf(changes);
    }

    private static void compare(
            String path, Optional<JsonNode> before, Optional<JsonNode> after, List<CardChange> changes) {
        if (before.equals(after)) {
            return;
        }
        if (before.isPresent() && after.isPresent() && ofOneKind(before.get(), after.get())) {
            var old = children(before.get());
            var recent = children(after.get());
            var names = new LinkedHashSet<>(old.keySet());
            names.addAll(recent.keySet());
            for (var name : names) {
                compare(
                        path.isEmpty() ? name : path + "/" + name,
                        Optional.ofNullable(old.get(name)),
                        Optional.ofNullable(recent.get(name)),
                        changes);
            }
        } else {
            changes.add(
                    new CardChange(path, before.map(JSON::writeValueAsString), after.map(JSON::writeValueAsString)));
        }
    }

    /// Returns true if both are objects, or both are lists. Anything else is a single value.
    private static boolean ofOneKind(JsonNode one, JsonNode other) {
        return (one instanceof ObjectNode && other instanceof ObjectNode)
                || (one instanceof ArrayNode && other instanceof ArrayNode);
    }

    /// Returns the parts of an object by their names, or of a list by their ids or places.
    private static Map<String, JsonNode> children(JsonNode node) {
        var children = new LinkedHashMap<String, JsonNode>();
        if (node instanceof ObjectNode object) {
            for (var name : object.propertyNames()) {
                children.put(name, object.get(name));
            }
        } else {
            for (int i = 0; i < node.size(); i++) {
                var id = node.get(i).get("id");
                var place = Integer.toString(i);
                // If several elements have the same id, only the first can be named by it.
                var name = id != null && id.isString() && !children.containsKey(id.stringValue())
                        ? id.stringValue()
                        : place;
                children.put(name, node.get(i));
            }
        }
        return children;
    }
}
