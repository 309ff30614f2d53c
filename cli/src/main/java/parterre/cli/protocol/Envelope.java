package parterre.cli.protocol;

import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/// The common fields of every line: the protocol's number, an id that links an answer to its request, and the
/// `op`.
///
/// @param id a string, a whole number or null
/// @param fields all but `protocol`, `id` and `op`
record Envelope(JsonNode id, Optional<String> op, ObjectNode fields) {
    /// The version of the protocol that this engine speaks.
    static final int PROTOCOL = 1;

    /// Opens a line.
    ///
    /// @throws Fault if `protocol` or `id` are wrong, or `op` is no string
    static Envelope open(ObjectNode line) {
        checkProtocol(line.get("protocol"));
        return within(line);
    }

    /// Opens a request of a batch, which does not name the protocol again.
    static Envelope within(ObjectNode request) {
        var fields = request.deepCopy();
        fields.remove("protocol");
        var id = fields.remove("id");
        var op = fields.remove("op");
        if (id != null && !isId(id)) {
            throw Fault.at(
                    Fault.Code.BAD_ID,
                    "id",
                    "'id' must be a whole number or a string of at most " + Limit.ID + " characters.");
        }
        if (op != null && !op.isString()) {
            throw Fault.at(Fault.Code.WRONG_TYPE, "op", "'op' must be a string.");
        }
        return new Envelope(
                id == null ? NullNode.getInstance() : id,
                op == null ? Optional.empty() : Optional.of(op.stringValue()),
                fields);
    }

    /// Returns the id of a line, even if its other fields are damaged; null if there is no valid id.
    static JsonNode idOf(ObjectNode line) {
        var id = line.get("id");
        return id != null && isId(id) ? id : NullNode.getInstance();
    }

    private static boolean isId(JsonNode id) {
        return id.isNull()
                || (id.isString() && id.stringValue().length() <= Limit.ID)
                || (id.isIntegralNumber() && id.canConvertToLong());
    }

    private static void checkProtocol(@org.jspecify.annotations.Nullable JsonNode protocol) {
        if (protocol == null) {
            throw Fault.at(Fault.Code.VERSION, "protocol", "Every line says \"protocol\":" + PROTOCOL + ".");
        }
        if (!protocol.isInt() || protocol.intValue() != PROTOCOL) {
            throw Fault.at(Fault.Code.VERSION, "protocol", "This engine speaks \"protocol\":" + PROTOCOL + " alone.");
        }
    }

    /// Returns the request in this line.
    Request request() {
        var word = op.orElseThrow(() -> Fault.at(
                Fault.Code.MISSING_FIELD,
                "op",
                "'op' is missing; it is one of " + String.join(", ", Request.words()) + "."));
        var type = Request.type(word)
                .orElseThrow(() -> Fault.at(
                        Fault.Code.UNKNOWN_OP,
                        "op",
                        "There is no such 'op'; it is one of " + String.join(", ", Request.words()) + "."));
        return Wire.fields(fields, type);
    }
}
