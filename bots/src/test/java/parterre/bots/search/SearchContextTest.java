package parterre.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.bots.toys.Heap;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.engine.box.ValueAdvice;

class SearchContextTest {
    private static double margin(GameBox<?, ?, ?> box, String value, int cut) {
        var plan = SearchPlan.of(new Budget.Playouts(10))
                .withEvaluator("classic")
                .withValue(value)
                .withCut(cut);
        return SearchContext.of(box, Setup.standard(box.game().info(), 2), plan).margin();
    }

    /// Knows nothing.
    private record Advised() implements Evaluator<Heap.Position> {
        @Override
        public String name() {
            return "advised";
        }

        @Override
        public double value(Heap.Position position, Seat seat) {
            return 0;
        }

        @Override
        public double scale() {
            return 1;
        }
    }

    private static List<String> names(SearchPlan plan) {
        var heap = new Heap(9) {
            @Override
            public Optional<ValueAdvice<Position>> valueAdvice(Setup setup) {
                return Optional.of(ValueAdvice.by(new Advised()));
            }
        };
        var context = SearchContext.of(heap, heap.setup(), plan);
        return List.of(
                context.evaluator().orElseThrow().name(),
                context.value().orElseThrow().name());
    }

    @Test
    void advisedEvaluator_steersAndJudges_unlessAnotherIsNamed() {
        var plan = SearchPlan.of(new Budget.Playouts(10));
        assertThat(names(plan)).containsExactly("advised", "advised");
        assertThat(names(plan.withEvaluator("classic"))).containsExactly("remainder", "remainder");
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
