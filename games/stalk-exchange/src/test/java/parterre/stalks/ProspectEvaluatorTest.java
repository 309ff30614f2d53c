package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProspectEvaluatorTest {
    /// Two cells side by side have eight others around them, one alone has six.
    @ParameterizedTest
    @CsvSource({
        "same-type-blooms, d4D d5T, 0.2",
        "any-type-blooms, d4D d5T, 0.125",
        "same-type-any-face, d4D d5T, 0.2",
        "same-type-blooms, d4D d5d, 0.4",
        "any-type-blooms, d4D d5d, 0.4",
        "same-type-any-face, d4D d5d, 0.25",
        "same-type-blooms, d4D d5D, 0.25",
    })
    void harvestsAreAsNearAsTheGroupRuleSays(String rule, String growing, double nearness) {
        var table = Scene.usual()
                .option("group-rule", rule)
                .growing(growing)
                .position()
                .table();
        assertThat(ProspectEvaluator.nearness(table.garden, table.terms)[Flower.DAHLIA.type()])
                .isEqualTo(nearness);
    }
}
