package parterre.lab.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Attachment;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Replaces a card of a card file by the average card of its kind, or by a blank. Every number on it becomes
/// the mean of that number over all cards of the same list, rounded, or 0. Its other fields stay.
final class AverageCard {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String ID = "id";

    private AverageCard() {}

    /// Returns the names of all cards, in the order of the file.
    static List<String> cards(Attachment file) {
        var names = new ArrayList<String>();
        collect(JSON.readTree(file.content()), names);
        return names;
    }

    private static void collect(JsonNode node, List<String> names) {
        name(node).ifPresent(names::add);
        node.forEach(child -> collect(child, names));
    }

    private static Optional<String> name(JsonNode node) {
        return Optional.ofNullable(node.get(ID)).filter(JsonNode::isString).map(JsonNode::stringValue);
    }

    /// Returns the file with this card replaced; empty if that changes nothing.
    static Optional<Attachment> replaced(Attachment file, String card, Replacement by) {
        var root = JSON.readTree(file.content());
        return averaged(root, card, by)
                ? Optional.of(new Attachment(file.name(), JSON.writeValueAsString(root)))
                : Optional.empty();
    }

    private static boolean averaged(JsonNode node, String card, Replacement by) {
        if (node.isArray()) {
            var kind = new ArrayList<JsonNode>();
            node.forEach(kind::add);
            for (var each : kind) {
                if (each instanceof ObjectNode object && name(each).equals(Optional.of(card))) {
                    return average(object, kind, by);
                }
            }
        }
        for (var child : node) {
            if (averaged(child, card, by)) {
                return true;
            }
        }
        return false;
    }

    /// Replaces the numbers in a part of a card, by means over the same parts of all cards or by 0.
    private static boolean average(JsonNode part, List<JsonNode> kind, Replacement by) {
        boolean changes = false;
        switch (part) {
            case ObjectNode object -> {
                for (var name : List.copyOf(object.propertyNames())) {
                    var same = kind.stream().map(each -> each.path(name)).toList();
                    var mean = mean(object.get(name), same, by);
                    changes |= mean.isPresent() || average(object.get(name), same, by);
                    mean.ifPresent(number -> object.put(name, number));
                }
            }
            case ArrayNode array -> {
                for (int i = 0; i < array.size(); i++) {
                    int place = i;
                    var same = kind.stream().map(each -> each.path(place)).toList();
                    var mean = mean(array.get(i), same, by);
                    changes |= mean.isPresent() || average(array.get(i), same, by);
                    mean.ifPresent(
                            number -> array.set(place, JSON.getNodeFactory().numberNode((long) number)));
                }
            }
            default -> {}
        }
        return changes;
    }

    /// Returns the mean of a number, rounded, or 0; empty if this is no whole number, or already the new one.
    private static Optional<Long> mean(JsonNode number, List<JsonNode> same, Replacement by) {
        if (!number.isIntegralNumber()) {
            return Optional.empty();
        }
        if (by == Replacement.BLANK) {
            return Optional.of(0L).filter(_ -> number.longValue() != 0);
        }
        double mean = same.stream()
                .filter(JsonNode::isIntegralNumber)
                .mapToLong(JsonNode::longValue)
                .average()
                .orElse(0);
        return Optional.of(Math.round(mean)).filter(rounded -> rounded != number.longValue());
    }
}
