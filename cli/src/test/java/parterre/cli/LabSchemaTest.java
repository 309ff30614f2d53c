package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.MeasureName;
import parterre.lab.experiment.ReadyExperiment;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The schema of experiments that editors use agrees with the program.
class LabSchemaTest {
    private static final Path FILE = Path.of("..", "docs", "lab.schema.json");
    private static final JsonMapper MAPPER = new JsonMapper();

    private static JsonNode schema() throws IOException {
        return MAPPER.readTree(Files.readString(FILE));
    }

    private static Schema checker() throws IOException {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(schema());
    }

    @Test
    void theSchema_hasEveryMeasure() throws IOException {
        var words = schema().at("/properties/measures/items/enum");
        assertThat(words.valueStream().map(JsonNode::stringValue)).containsExactlyElementsOf(MeasureName.words());
    }

    @Test
    void anExperimentInJson_isAllowed() throws IOException {
        for (var ready : ReadyExperiment.all()) {
            var experiment = ready.experiment();
            var file = Map.of(
                    "name", experiment.name(),
                    "game", experiment.game(),
                    "arms",
                            experiment.arms().stream()
                                    .map(arm -> Map.of("name", arm.name(), "options", arm.options()))
                                    .toList(),
                    "line-ups",
                            experiment.lineUps().stream()
                                    .map(lineUp -> lineUp.bots())
                                    .toList(),
                    "measures",
                            experiment.measures().stream()
                                    .map(MeasureName::word)
                                    .toList(),
                    "stop", Map.of("games", experiment.stop().games()));
            JsonNode node = MAPPER.valueToTree(file);
            assertThat(checker().validate(node)).as(ready.name()).isEmpty();
        }
    }

    @Test
    void aMistake_isNotAllowed() throws IOException {
        var file = MAPPER.readTree("{\"name\": \"x\", \"game\": \"y\", \"line-ups\": [\"fair*2\"], \"mesures\": []}");
        assertThat(checker().validate(file)).isNotEmpty();
        var without = MAPPER.readTree("{\"name\": \"x\", \"game\": \"y\"}");
        assertThat(checker().validate(without)).isNotEmpty();
    }
}
