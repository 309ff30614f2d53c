package parterre.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

class SearchContextTest {
    private static double margin(GameBox<?, ?, ?> box, String value, int cut) {
        var plan = SearchPlan.of(new Budget.Playouts(10))
                .withEvaluator("classic")
                .withValue(value)
                .withCut(cut);
        return SearchContext.of(box, Setup.standard(box.game().info(), 2), plan).margin();
    }

    @Test
    void margin_doesNotCountBesideALearnedValue() {
        var mars = Boxes.named("gardens-of-mars").orElseThrow();
        assertThat(margin(mars, "learned", 4)).isZero();
        assertThat(margin(mars, "learned", 0)).isEqualTo(0.9);
        assertThat(margin(mars, "points", 4)).isEqualTo(0.9);
        assertThat(margin(mars, "points", -1)).isZero();
    }
}
