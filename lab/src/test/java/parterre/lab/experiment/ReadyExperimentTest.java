package parterre.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadyExperimentTest {
    private static final Path CASES = Path.of("../docs/cases");

    @Test
    void theExamples_areAllCases_andGood() throws IOException {
        try (var files = Files.list(CASES)) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".yaml"))
                            .map(name -> name.replace(".yaml", ""))
                            .sorted())
                    .containsExactlyElementsOf(ReadyExperiment.names());
        }
        assertThat(ReadyExperiment.all()).extracting(ReadyExperiment::name).isEqualTo(ReadyExperiment.names());
        for (var ready : ReadyExperiment.all()) {
            assertThat(ready.yaml()).isEqualTo(Files.readString(CASES.resolve(ready.name() + ".yaml")));
        }
    }
}
