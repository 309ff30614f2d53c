package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.bots.search.Budget;
import parterre.bots.search.Findings;
import parterre.bots.search.Findings.Finding;
import parterre.bots.search.PrincipalLine;
import parterre.bots.search.SearchPlan;
import parterre.bots.toys.Heap;
import parterre.bots.toys.ToyMove;

class NoiseStudyTest {
    private static final Heap HEAP = new Heap(21);
    private static final ToyMove ONE = new ToyMove("take", 1);
    private static final ToyMove TWO = new ToyMove("take", 2);

    private static Finding<ToyMove> tried(ToyMove move, int visits, double mean) {
        return new Finding<>(
                move,
                visits,
                visits == 0 ? Optional.empty() : Optional.of(mean),
                Optional.empty(),
                Optional.empty(),
                new PrincipalLine<>(List.of()));
    }

    private static Findings<ToyMove> run(Finding<ToyMove> first, Finding<ToyMove> second) {
        return run(List.of(first, second));
    }

    private static Findings<ToyMove> run(List<Finding<ToyMove>> moves) {
        return new Findings<>(100, Optional.empty(), Optional.empty(), Optional.empty(), moves);
    }

    @Test
    void of_equalSearches_isWithoutNoise() {
        var run = run(tried(ONE, 60, 0.7), tried(TWO, 40, 0.4));
        var noise = Noise.of(3, List.of(run, run, run));
        assertThat(noise).isEqualTo(new Noise(3, 2, 3, 3, 3, noise.deviation()));
        assertThat(noise.deviation().orElseThrow()).isCloseTo(0, within(1e-12));
        assertThat(noise.isAgreed()).isTrue();
    }

    @Test
    void of_otherAnswerWithinAPoint_isNear() {
        var noise = Noise.of(
                0,
                List.of(
                        run(tried(ONE, 60, 0.500), tried(TWO, 40, 0.500)),
                        run(tried(ONE, 60, 0.502), tried(TWO, 40, 0.498)),
                        run(tried(TWO, 60, 0.495), tried(ONE, 40, 0.501))));
        assertThat(noise.agreed()).isEqualTo(2);
        assertThat(noise.isAgreed()).isFalse();
        assertThat(noise.isNear()).isTrue();
        // Leads of 0, 0.004 and 0.006.
        assertThat(noise.deviation().orElseThrow()).isCloseTo(0.003055, within(1e-6));
    }

    @Test
    void of_worseAnswer_isNotNear() {
        var noise = Noise.of(
                0,
                List.of(
                        run(tried(ONE, 90, 0.7), tried(TWO, 0, 0)),
                        run(tried(ONE, 90, 0.7), tried(TWO, 10, 0.4)),
                        run(tried(TWO, 60, 0.6), tried(ONE, 40, 0.5))));
        assertThat(noise.near()).isEqualTo(2);
        assertThat(noise.isNear()).isFalse();
        // Only two searches tried both: leads of 0.3 and -0.1.
        assertThat(noise.deviation().orElseThrow()).isCloseTo(0.282843, within(1e-6));
    }

    @Test
    void of_oneMove_hasNoLead() {
        assertThat(Noise.of(0, List.of(run(List.of(tried(ONE, 100, 0.5))))).deviation())
                .isEqualTo(OptionalDouble.empty());
    }

    private static List<Noise> study(int playouts, int threads) {
        var player = BotSpec.read("random").orThrow();
        // Without the evaluator, which knows the truth.
        var search =
                ((BotSpec.Mcts) BotSpec.read("mcts:" + playouts + ",prior=0").orThrow()).plan();
        var effort = new NoiseStudy.Effort(12, 5, 8);
        return new NoiseStudy<>(HEAP, HEAP.setup(), search, player, effort).run(threads, _ -> {});
    }

    @Test
    void run_anyNumberOfThreads_givesTheSame() {
        assertThat(study(40, 3)).isEqualTo(study(40, 1)).hasSize(12);
    }

    @Test
    void run_morePlayouts_agreeMore() {
        assertThat(agreed(study(2_000, 1))).isGreaterThan(agreed(study(5, 1)));
    }

    private static int agreed(List<Noise> found) {
        return found.stream().mapToInt(Noise::agreed).sum();
    }

    @Test
    void stop_endsTheStudyEarly() {
        var player = BotSpec.read("random").orThrow();
        var search = SearchPlan.of(new Budget.Playouts(20));
        var study = new NoiseStudy<>(HEAP, HEAP.setup(), search, player, new NoiseStudy.Effort(10_000, 2, 8));
        var seen = new ArrayList<Noise>();
        var found = study.run(1, noise -> {
            seen.add(noise);
            study.stop();
        });
        assertThat(found).isEqualTo(seen).hasSizeLessThan(10_000);
    }
}
