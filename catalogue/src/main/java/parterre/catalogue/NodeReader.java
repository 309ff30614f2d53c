package parterre.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import parterre.engine.Attachment;
import parterre.engine.Reading;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/// JSON as a tree that knows its lines.
final class NodeReader {
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private NodeReader() {}

    static Reading<Node> read(Attachment file) {
        try (var parser = JSON.createParser(ObjectReadContext.empty(), file.content())) {
            if (parser.nextToken() == null) {
                return Reading.bad(file.name(), "is empty", "begin with { and end with }");
            }
            var node = node(parser);
            return parser.nextToken() == null
                    ? Reading.good(node)
                    : Reading.bad(file.name(), "goes on after its last }", "write one object");
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getLineNr());
            return new Reading.Bad<>(java.util.List.of(new Reading.Problem(
                    line, file.name(), "is not JSON here: " + oneLine(e.getOriginalMessage()), "mend the line")));
        }
    }

    private static String oneLine(String message) {
        return message.lines().findFirst().orElse("it cannot be read");
    }

    private static Node node(JsonParser parser) {
        int line = parser.currentTokenLocation().getLineNr();
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                var fields = new LinkedHashMap<String, Node>();
                for (var name = parser.nextName(); name != null; name = parser.nextName()) {
                    parser.nextToken();
                    fields.put(name, node(parser));
                }
                yield new Node.Fields(line, fields);
            }
            case START_ARRAY -> {
                var items = new ArrayList<Node>();
                while (parser.nextToken() != tools.jackson.core.JsonToken.END_ARRAY) {
                    items.add(node(parser));
                }
                yield new Node.Items(line, items);
            }
            case VALUE_STRING -> new Node.Text(line, parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Node.Digits(line, parser.getString());
            case VALUE_TRUE -> new Node.Truth(line, true);
            case VALUE_FALSE -> new Node.Truth(line, false);
            case VALUE_NULL -> new Node.Nothing(line);
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
                throw new IllegalStateException(parser.currentToken() + " begins no value");
        };
    }
}
