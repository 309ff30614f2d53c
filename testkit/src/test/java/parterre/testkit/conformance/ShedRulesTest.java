package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.testkit.RuleIndex;

/// RULES.md, sources and tests belong together.
class ShedRulesTest {
    @Test
    void everyRule_hasFileAndTest_everyIdARule() {
        var index = new RuleIndex(
                "CF",
                Path.of("src/main/resources/parterre/room/conformance/RULES.md"),
                List.of(Path.of("src/main/java/parterre/testkit/conformance")),
                List.of(Path.of("src/test/java/parterre/testkit/conformance")),
                List.of());
        assertThat(index.faults()).isEmpty();
    }
}
