package parterre.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.bots.toys.Coin;
import parterre.bots.toys.Heap;
import parterre.bots.toys.Pennies;
import parterre.bots.toys.ToyMove;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Advice;
import parterre.engine.box.Horizon;

class SearchTest {
    /// Without an evaluator's opinion: what is found here was searched for.
    private static SearchPlan plan(int playouts) {
        return SearchPlan.of(new Budget.Playouts(playouts)).withPrior(0).withEndings(0);
    }

    private static Search<Heap.Position, ToyMove, Heap.Position> heap(SearchPlan plan, long seed) {
        return heap(new Heap(0), plan, seed);
    }

    private static Search<Heap.Position, ToyMove, Heap.Position> heap(Heap heap, SearchPlan plan, long seed) {
        return new Search<>(heap, heap.setup(), plan, Seat.of(0), Generator.of(seed));
    }

    private static ToyMove answer(Search<Heap.Position, ToyMove, Heap.Position> search, int left) {
        var position = new Heap.Position(left, Seat.of(0));
        return search.choose(position, moves(position), Optional.empty());
    }

    private static Moves<ToyMove> moves(Heap.Position position) {
        return new Heap(0).next(position) instanceof Next.Turn<ToyMove> turn
                ? turn.moves()
                : Moves.of(List.of(new ToyMove("none", 0)));
    }

    @Test
    void itFindsEveryForcedWin() {
        for (int left = 2; left <= 15; left++) {
            if (left % 4 != 0) {
                assertThat(answer(heap(plan(3_000), left), left).number())
                        .as("%s left", left)
                        .isEqualTo(left % 4);
            }
        }
    }

    @Test
    void itFindsForcedWinsWithEveryKindOfGuidance() {
        for (var plan : List.of(
                plan(1_000).withPrior(1),
                plan(1_000).withPolicy("best-of-3"),
                plan(1_000).withCut(2),
                plan(3_000).withWidening(0.5),
                plan(3_000).withScore(1),
                plan(3_000).withThreads(3))) {
            assertThat(answer(heap(plan, 5), 10).number()).as("%s", plan).isEqualTo(2);
        }
    }

    @Test
    void playoutsEndAtTheEvaluatorsHorizonUnlessToldOtherwise() {
        var told = heap(plan(300).withCut(2), 5);
        var toldNot = heap(new Heap(0, new Horizon.Decisions<>(2)), plan(300), 5);
        var toldOtherwise =
                heap(new Heap(0, new Horizon.Decisions<>(2)), plan(300).withCut(0), 5);
        var toTheEnd = heap(plan(300), 5);
        for (var search : List.of(told, toldNot, toldOtherwise, toTheEnd)) {
            answer(search, 21);
        }
        assertThat(toldNot.results()).isEqualTo(told.results()).isNotEqualTo(toTheEnd.results());
        assertThat(toldOtherwise.results()).isEqualTo(toTheEnd.results());
    }

    /// Where the policy misleads, the evaluator that is asked at once is not misled: it knows the truth.
    @Test
    void anEvaluatorMayJudgeBeforeAPlayoutsFirstDecision() {
        var atOnce = heap(new Heap(0, new Horizon.AtOnce<>()), plan(40), 5);
        var told = heap(plan(40).withCut(-1), 5);
        assertThat(answer(atOnce, 21).number()).isEqualTo(1);
        answer(told, 21);
        assertThat(told.results()).isEqualTo(atOnce.results());
        var later = heap(new Heap(0, new Horizon.Decisions<>(1)), plan(40), 5);
        answer(later, 21);
        assertThat(later.results()).isNotEqualTo(atOnce.results());
    }

    /// Counts the moves that were played as turns: each move here ends a turn.
    @Test
    void anEvaluatorMayJudgeWhenSomeTurnsHaveEnded() {
        var soon = heap(new Heap(0, new Horizon.Turns<>(_ -> 1, position -> -position.left())), plan(40), 5);
        assertThat(answer(soon, 21).number()).isEqualTo(1);
        var never = heap(new Heap(0, new Horizon.Turns<>(_ -> 100, position -> -position.left())), plan(40), 5);
        var toTheEnd = heap(plan(40).withScore(0), 5);
        answer(never, 21);
        answer(toTheEnd, 21);
        assertThat(never.results()).isEqualTo(toTheEnd.results()).isNotEqualTo(soon.results());
    }

    @Test
    void searchDoesWhatTheEvaluatorAdvisesUnlessToldOtherwise() {
        var advised = heap(new Heap(0, new Advice<>(new Horizon.End<>(), 0.1, 0)), plan(300), 5);
        var told = heap(plan(300).withExploration(0.1).withPrior(0), 5);
        var standard = heap(plan(300), 5);
        for (var search : List.of(advised, told, standard)) {
            answer(search, 21);
        }
        assertThat(advised.results()).isEqualTo(told.results()).isNotEqualTo(standard.results());
    }

    @Test
    void narrowWin_countsWhole_whereTheEvaluatorJudges() {
        var atOnce = new Heap(0, new Horizon.AtOnce<>());
        var byMargin = heap(atOnce, plan(40).withScore(0.9), 5);
        var alone = heap(atOnce, plan(40).withScore(0), 5);
        var later = heap(new Heap(0, new Horizon.Decisions<>(1)), plan(40).withScore(0.9), 5);
        var laterAlone = heap(new Heap(0, new Horizon.Decisions<>(1)), plan(40).withScore(0), 5);
        for (var search : List.of(byMargin, alone, later, laterAlone)) {
            answer(search, 6);
        }
        assertThat(byMargin.results()).isEqualTo(alone.results());
        assertThat(later.results()).isNotEqualTo(laterAlone.results());
    }

    @Test
    void aFullTreeStillAnswers() {
        assertThat(answer(heap(plan(5_000).withNodes(1_000), 3), 7).number()).isEqualTo(3);
    }

    @Test
    void equalLuckGivesEqualThoughts() {
        var first = heap(plan(500), 42);
        var second = heap(plan(500), 42);
        var other = heap(plan(500), 43);
        for (int left : List.of(21, 18, 13)) {
            answer(first, left);
            answer(second, left);
            answer(other, left);
            assertThat(first.results()).isEqualTo(second.results());
            assertThat(first.results()).isNotEqualTo(other.results());
        }
    }

    @Test
    void itMakesExactlyAsManyPlayoutsAsItsBudgetSays() {
        var search = heap(plan(777), 1);
        answer(search, 20);
        assertThat(search.results().playouts()).isEqualTo(777);
        assertThat(search.results().moves().stream()
                        .mapToInt(SearchResults.Thought::visits)
                        .sum())
                .isEqualTo(777);
        var parallel = heap(plan(777).withThreads(4), 1);
        answer(parallel, 20);
        assertThat(parallel.results().playouts()).isEqualTo(777);
    }

    @Test
    void theTreeBelowTheChosenMoveIsKept() {
        var search = heap(plan(2_000), 7);
        assertThat(answer(search, 9).number()).isEqualTo(1);
        answer(search, 6);
        int kept = search.results().playouts() - 2_000;
        assertThat(kept).isBetween(8, 2_000);
        assertThat(search.results().moves().stream()
                        .mapToInt(SearchResults.Thought::visits)
                        .sum())
                .isGreaterThanOrEqualTo(search.results().playouts() - 1);
        assertThat(search.results().moves().get(search.results().best()).move().number())
                .isEqualTo(2);
    }

    @Test
    void anUnexpectedViewBeginsANewTree() {
        var search = heap(plan(500), 7);
        answer(search, 9);
        answer(search, 23);
        assertThat(search.results().playouts()).isEqualTo(500);
    }

    @Test
    void timeBudget_isKeptWithinTheTablesLimit() {
        var search = heap(SearchPlan.of(new Budget.Time(Duration.ofHours(1))), 1);
        var position = new Heap.Position(40, Seat.of(0));
        long began = System.nanoTime();
        search.choose(position, moves(position), Optional.of(Duration.ofMillis(30)));
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isBetween(Duration.ofMillis(30), Duration.ofMinutes(1));
        assertThat(search.results().playouts()).isPositive();
    }

    @Test
    void hiddenCoin_theSeatPlaysSafe() {
        var coin = new Coin();
        var results = new ArrayList<SearchResults<ToyMove>>();
        for (int side = 0; side < 2; side++) {
            var position = new Coin.Position(Optional.of(side), Optional.empty(), Optional.empty());
            var search = new Search<>(coin, coin.setup(), plan(2_000), Seat.of(0), Generator.of(5));
            var view = coin.view(position, Viewer.player(Seat.of(0)));
            var answer = search.choose(view, Moves.of(guesses()), Optional.empty());
            assertThat(answer.number()).as("the coin shows %s", side).isEqualTo(2);
            assertThat(search.results().moves().get(2).worth()).isBetween(0.6, 0.8);
            results.add(search.results());
        }
        assertThat(results.get(0)).isEqualTo(results.get(1));
    }

    @Test
    void visibleCoin_theSeatGuessesRight() {
        var coin = new Coin();
        for (int side = 0; side < 2; side++) {
            var view = new Coin.View(true, Optional.of(side), Optional.empty(), Optional.empty());
            var search = new Search<>(coin, coin.setup(), plan(500), Seat.of(0), Generator.of(5));
            assertThat(search.choose(view, Moves.of(guesses()), Optional.empty())
                            .number())
                    .isEqualTo(side);
        }
    }

    private static List<ToyMove> guesses() {
        return List.of(new ToyMove("guess", 0), new ToyMove("guess", 1), new ToyMove("guess", 2));
    }

    @Test
    void secretAnswersComeNearTheEquilibrium() {
        // Rows 90 20 / 30 60: the first shows its first side in 3 of 10 games, the other in 4 of 10.
        var pennies = new Pennies(new int[][] {{90, 20}, {30, 60}});
        var rate = new ArrayList<Double>();
        for (int i = 0; i < 2; i++) {
            var search = new Search<>(pennies, pennies.setup(), plan(12_000), Seat.of(i), Generator.of(11 + i));
            choose(pennies, search, i);
            var results = search.results();
            rate.add(results.moves().getFirst().visits() / (double) results.playouts());
        }
        assertThat(rate.get(0)).isBetween(0.2, 0.4);
        assertThat(rate.get(1)).isBetween(0.3, 0.5);
    }

    @Test
    void secretAnswersAreDrawnAndNotAlwaysTheSame() {
        var pennies = new Pennies(new int[][] {{100, 0}, {0, 100}});
        int ones = 0;
        for (int seed = 0; seed < 60; seed++) {
            var search = new Search<>(pennies, pennies.setup(), plan(400), Seat.of(0), Generator.of(seed));
            ones += choose(pennies, search, 0);
        }
        assertThat(ones).isBetween(15, 45);
    }

    @Test
    void aDominatedAnswerIsNotGiven() {
        var pennies = new Pennies(new int[][] {{80, 70, 90}, {20, 10, 30}, {10, 30, 40}});
        for (int seed = 0; seed < 20; seed++) {
            var search = new Search<>(pennies, pennies.setup(), plan(1_000), Seat.of(0), Generator.of(seed));
            assertThat(choose(pennies, search, 0)).as("seed %s", seed).isZero();
        }
    }

    @Test
    void theEvaluatorGuidesSecretAnswers() {
        var chances = new int[60][60];
        for (int row = 0; row < 60; row++) {
            Arrays.fill(chances[row], row == 42 ? 90 : 30);
        }
        var pennies = Pennies.judged(chances);
        for (int seed = 0; seed < 10; seed++) {
            var plan = SearchPlan.of(new Budget.Playouts(80));
            var search = new Search<>(pennies, pennies.setup(), plan, Seat.of(0), Generator.of(seed));
            assertThat(choose(pennies, search, 0)).as("seed %s", seed).isEqualTo(42);
        }
    }

    private static int choose(Pennies pennies, Search<Pennies.Position, ToyMove, Pennies.Position> search, int seat) {
        var position = pennies.start(pennies.setup());
        BySeat<Moves<ToyMove>> open =
                pennies.next(position) instanceof Next.Together<ToyMove> together ? together.open() : BySeat.none();
        return search.choose(position, open.of(Seat.of(seat)), Optional.empty()).number();
    }

    @Test
    void aMillionNodesFitIntoThreeHundredMegabytes() {
        var tree = new Tree<ToyMove>(1_000_000);
        for (int i = 0; i < 999_999; i++) {
            tree.add(i / 4, (byte) 0, i, new ToyMove("take", i));
        }
        assertThat(tree.add(5, (byte) 0, 9, new ToyMove("take", 0))).isEqualTo(Tree.NONE);
        assertThat(tree.size()).isEqualTo(1_000_000);
        // The moves themselves come on top: some 16 to 32 bytes each.
        assertThat(tree.bytesPerNode() + 32).isLessThan(300);
    }
}
