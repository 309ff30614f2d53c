package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.search.SearchOption;
import parterre.bots.series.SearchTuning.Candidate;
import parterre.bots.series.SearchTuning.Effort;
import parterre.bots.series.SearchTuning.Parameter;
import parterre.bots.toys.Heap;
import parterre.engine.Generator;

class SearchTuningTest {
    private static final Heap HEAP = new Heap(21);

    private static Parameter parameter(String name, String... values) {
        return SearchOption.ALL.stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .map(option -> new Parameter(option, List.of(values)))
                .orElseThrow();
    }

    private static SearchTuning<Heap.Position, ?, Heap.Position> tuning(Effort effort, String... opponents) {
        // Without the evaluator's opinion it is lost in such a heap, and a large prior makes it perfect.
        var base = ((BotSpec.Mcts) BotSpec.read("mcts:10,prior=0").orThrow()).plan();
        var against = Stream.of(opponents)
                .<Entrant>map(text -> BotSpec.read(text).orThrow())
                .toList();
        return new SearchTuning<>(
                HEAP, HEAP.setup(), base, List.of(parameter("prior", "100"), parameter("c", "1")), against, effort);
    }

    private static List<Candidate> tuned(int threads) {
        return tuning(new Effort(2, 8, 2, 20, 4), "random", "mcts:10,prior=0").run(threads, _ -> {});
    }

    @Test
    void run_findsTheSettingThatWins() {
        var found = tuned(1);
        assertThat(found.getFirst().bot().name()).contains("prior=100");
        assertThat(found)
                .extracting(candidate -> candidate.bot().name())
                .contains("mcts:10,prior=0")
                .doesNotHaveDuplicates();
        assertThat(found).allSatisfy(each -> assertThat(each.games()).isEqualTo(80));
    }

    @Test
    void run_anyNumberOfThreads_givesTheSame() {
        assertThat(tuned(3)).isEqualTo(tuned(1));
    }

    @Test
    void stop_keepsOnlyWholePlayoffs() {
        var tuning = tuning(new Effort(1, 2, 1, 5, 4), "random", "greedy");
        var games = new ArrayList<Outcome>();
        var found = tuning.run(1, outcome -> {
            games.add(outcome);
            if (games.size() == 30) {
                tuning.stop();
            }
        });
        assertThat(games).hasSize(30);
        assertThat(tuning.mostGames()).isEqualTo(2 * 2 * (2 + 2 * 5));
        assertThat(found).hasSize(1);
    }

    @Test
    void oneOpponent_isRefused() {
        assertThatThrownBy(() -> tuning(new Effort(1, 1, 1, 1, 1), "random", "random"))
                .hasMessageContaining("two opponents");
    }

    @Test
    void tupleBandits_prefersValuesWithLessLoss() {
        var bandits = new TupleBandits(4, 4, 2);
        var luck = Generator.of(3);
        var point = List.of(0, 0, 0);
        for (int i = 0; i < 200; i++) {
            // Only the first two values matter, and losses are noisy.
            double loss = Math.abs(point.get(0) - 2) + Math.abs(point.get(1) - 1) + luck.below(100) / 100.0;
            bandits.add(point, loss);
            point = bandits.next(point, luck);
        }
        assertThat(bandits.estimate(List.of(2, 1, 0))).isLessThan(bandits.estimate(List.of(0, 0, 0)));
        assertThat(bandits.estimate(List.of(2, 1, 1))).isLessThan(bandits.estimate(List.of(3, 3, 1)));
    }
}
