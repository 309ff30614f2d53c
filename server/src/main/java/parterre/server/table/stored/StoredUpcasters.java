package parterre.server.table.stored;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Lifts what earlier builds stored to the present version. Each method is one
/// [parterre.stored.Upcaster].
///
/// Version 1 is everything that was stored without a version. It had several forms, because the builds of
/// that time added fields.
public final class StoredUpcasters {
    private StoredUpcasters() {}

    /// A table of the first builds awaited nobody, and a seat's change was told by a sentence in the field
    /// `says`.
    public static void eventToVersion2(ObjectNode event) {
        switch (text(event, "kind")) {
            case "created" -> addEmptyList(event, "awaited");
            case "seated" -> {
                var says = event.remove("says");
                if (!event.has("note") && says != null && says.isString()) {
                    event.putObject("note").put("kind", "stored-note").put("text", says.stringValue());
                }
            }
            default -> {}
        }
    }

    /// An outcome told its ending in words, and at first not which seats bots had held.
    public static void cardToVersion2(ObjectNode card) {
        if (!(card.get("outcome") instanceof ObjectNode outcome)) {
            return;
        }
        addEmptyList(outcome, "held");
        var ending = outcome.get("ending");
        if (ending != null && ending.isString()) {
            boolean stopped = outcome.path("stopped").asBoolean(false);
            lift(outcome.putObject("ending"), ending.stringValue(), stopped);
        }
    }

    private static void lift(ObjectNode ending, String words, boolean stopped) {
        if (words.equals("resigned")) {
            ending.put("kind", "by-resignation");
        } else if (!stopped) {
            ending.put("kind", "by-rules").put("word", words);
        } else if (words.startsWith("closed")) {
            ending.put("kind", "by-operator");
        } else {
            ending.put("kind", "stopped-before").put("agreed", !words.equals("ended early"));
        }
    }

    /// At first a seat had no answers to all questions of a reaction series.
    public static void preferenceToVersion2(ObjectNode kept) {
        if (kept.get("answer") instanceof ObjectNode answer) {
            addEmptyList(answer, "throughout");
        }
    }

    private static void addEmptyList(ObjectNode object, String field) {
        if (!object.has(field)) {
            object.putArray(field);
        }
    }

    private static String text(JsonNode object, String field) {
        return object.path(field).asString("");
    }
}
