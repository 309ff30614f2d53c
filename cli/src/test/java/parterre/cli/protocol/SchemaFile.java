package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The schema that the documentation gives to programs, asked what it thinks of lines.
final class SchemaFile {
    static final Path DOCS = Path.of("..", "docs");

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final ObjectNode WHOLE = read();
    private static final Map<String, Schema> BY_NAME = new HashMap<>();

    private SchemaFile() {}

    private static ObjectNode read() {
        try {
            return (ObjectNode) MAPPER.readTree(Files.readString(DOCS.resolve("bot-protocol.schema.json")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static ObjectNode definitions() {
        return (ObjectNode) WHOLE.get("$defs");
    }

    /// Fails unless the line is what the definition with this name allows.
    static void check(String definition, JsonNode line) {
        assertThat(problems(definition, line)).as("%s by %s", line, definition).isEmpty();
    }

    static java.util.List<?> problems(String definition, JsonNode line) {
        return BY_NAME.computeIfAbsent(definition, SchemaFile::schema).validate(line);
    }

    private static Schema schema(String definition) {
        assertThat(definitions().has(definition)).as("definition " + definition).isTrue();
        var schema = MAPPER.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("$ref", "#/$defs/" + definition);
        schema.set("$defs", definitions());
        return REGISTRY.getSchema(schema);
    }
}
