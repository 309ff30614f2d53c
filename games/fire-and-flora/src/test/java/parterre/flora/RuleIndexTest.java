package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.testkit.RuleIndex;

/// RULES.md, the sources and the tests speak of the same rules.
final class RuleIndexTest {
    @Test
    void everyRuleIsImplementedWhereItSaysAndTested() {
        assertThat(RuleIndex.ofModule("FF", "fire-and-flora").faults()).isEmpty();
    }
}
