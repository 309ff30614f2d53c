package parterre.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import parterre.cli.words.Localizer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.wording.RulesText;

/// Rules that are asked for at the table.
class RuleTextTest {
    private static final GameBox<?, ?, ?> MARS = Boxes.named("gardens-of-mars").orElseThrow();

    private static List<String> rules(String id, int width) {
        return RuleText.of(
                MARS.game().info(), RulesText.of(MARS, Locale.ENGLISH).markdown(), id, width, Localizer.standard());
    }

    @Test
    void theyFitTheScreen() {
        for (int width : List.of(40, 80, 98)) {
            assertThat(rules("A8", width))
                    .as("%d columns", width)
                    .hasSizeGreaterThan(3)
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(width));
        }
        assertThat(rules("A8", 500)).as("no wider than is read with ease").isEqualTo(rules("A8", 98));
    }

    @Test
    void unknownIdsAreReported() {
        assertThat(rules("", 80))
                .containsExactly("Say which: rules GM-3.4. All of them: parterre rules gardens-of-mars");
        assertThat(rules("99", 80))
                .containsExactly("There is no rule GM-99. All of them: parterre rules gardens-of-mars");
    }
}
