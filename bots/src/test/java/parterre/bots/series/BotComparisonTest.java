package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.series.SequentialTest.Decision;
import parterre.bots.toys.Heap;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.testkit.Copies;

class BotComparisonTest {
    private static final Heap HEAP = new Heap(21);
    private static final SequentialTest TEST = new SequentialTest(0.5, 0.6, 0.05, 0.05);

    private static SeriesPlan plan(int games, String... bots) {
        var lineUp = Stream.of(bots)
                .<Entrant>map(text -> BotSpec.read(text).orThrow())
                .toList();
        return SeriesPlan.of(HEAP.setup(), lineUp, games, 5);
    }

    private static List<Outcome> outcomes(SeriesPlan plan) {
        var outcomes = new ArrayList<Outcome>();
        new MatchSeries<>(HEAP, plan).play(1, outcomes::add);
        return outcomes;
    }

    private static Outcome with(Outcome outcome, Optional<Result> result) {
        return Copies.with(outcome, "result", result);
    }

    @Test
    void add_bothGamesOfAPair_areOneRound() {
        var plan = plan(2, "greedy", "random");
        var outcomes = outcomes(plan);
        var comparison = new BotComparison(TEST, plan);
        comparison.add(outcomes.getFirst());
        assertThat(comparison.scores().rounds()).isZero();
        comparison.add(outcomes.getLast());
        assertThat(comparison.scores().rounds()).isEqualTo(1);
        assertThat(comparison.scores().mean())
                .isEqualTo((outcomes.getFirst().share(0) + outcomes.getLast().share(0)) / 2);
    }

    @Test
    void add_gamesAfterTheDecision_changeNothing() {
        var plan = plan(200, "greedy", "random");
        var comparison = new BotComparison(TEST, plan);
        var outcomes = outcomes(plan);
        int heard = 0;
        while (comparison.decision() == Decision.CONTINUE) {
            comparison.add(outcomes.get(heard++));
        }
        double llr = comparison.llr();
        assertThat(comparison.decision()).isEqualTo(Decision.ACCEPT_H1);
        assertThat(comparison.scores().games()).isEqualTo(heard).isLessThan(200);
        outcomes.subList(heard, 200).forEach(comparison::add);
        assertThat(comparison.scores().games()).isEqualTo(heard);
        assertThat(comparison.llr()).isEqualTo(llr);
    }

    @Test
    void add_stoppedGame_countsAsEven() {
        var plan = plan(2, "greedy", "random");
        var comparison = new BotComparison(TEST, plan);
        outcomes(plan).forEach(outcome -> comparison.add(with(outcome, Optional.empty())));
        assertThat(comparison.scores().counts()).containsEntry(0.5, 1);
    }

    @Test
    void add_groupThatPlaysTogether_isRefused() {
        var plan = plan(2, "greedy", "random");
        var comparison = new BotComparison(TEST, plan);
        var group = new Result.Group("end", 7, BySeat.each(2, (Seat _) -> 7L));
        assertThatThrownBy(() -> comparison.add(with(outcomes(plan).getFirst(), Optional.of(group))))
                .hasMessageContaining("no winner");
    }

    @Test
    void even_severalSeats_isTheirPartOfAll() {
        assertThat(BotComparison.even(plan(3, "greedy", "random", "random").lineUp()))
                .isEqualTo(1 / 3.0);
        assertThat(BotComparison.even(plan(3, "greedy", "random", "greedy", "random", "greedy")
                        .lineUp()))
                .isEqualTo(0.6);
    }

    @Test
    void constructor_notTwoBotsThatRotate_isRefused() {
        assertThatThrownBy(() -> new BotComparison(TEST, plan(2, "random", "random")))
                .hasMessageContaining("between two bots");
        var plan = plan(2, "greedy", "random");
        var fixed = new SeriesPlan(
                plan.setup(), plan.lineUp(), 2, 1, Seating.FIXED, plan.mostSteps(), SeriesPlan.Records.DROPPED);
        assertThatThrownBy(() -> new BotComparison(TEST, fixed)).hasMessageContaining("rotate");
    }
}
