package parterre.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.bots.search.Findings.Finding;
import parterre.bots.search.PrincipalLine.Played;
import parterre.bots.toys.Coin;
import parterre.bots.toys.Heap;
import parterre.bots.toys.Pennies;
import parterre.bots.toys.ToyMove;
import parterre.engine.Generator;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;

class AnalysisTest {
    private static final Seat FIRST = Seat.of(0);

    private static SearchPlan plan(int playouts) {
        return SearchPlan.of(new Budget.Playouts(playouts)).withPrior(0);
    }

    private static Analysis<Heap.Position, ToyMove, Heap.Position> heap(int left, SearchPlan plan, long seed) {
        var heap = new Heap(0);
        var position = new Heap.Position(left, FIRST);
        return new Analysis<>(heap, heap.setup(), plan, FIRST, position, moves(heap, position), Generator.of(seed));
    }

    private static Moves<ToyMove> moves(Heap heap, Heap.Position position) {
        return heap.next(position) instanceof Next.Turn<ToyMove>(Seat _, Moves<ToyMove> moves)
                ? moves
                : Moves.of(List.of());
    }

    /// The first of [Coin]'s players, who does not see the coin.
    private static Findings<ToyMove> coin(SearchPlan plan) {
        var coin = new Coin();
        var view = new Coin.View(true, Optional.empty(), Optional.empty(), Optional.empty());
        var guesses = Moves.of(IntStream.range(0, 3)
                .mapToObj(side -> new ToyMove("guess", side))
                .toList());
        var analysis = new Analysis<>(coin, coin.setup(), plan, FIRST, view, guesses, Generator.of(5));
        analysis.run(Optional.empty(), _ -> true);
        return analysis.findings();
    }

    private static <M extends parterre.engine.Move> Findings<M> found(Analysis<?, M, ?> analysis) {
        analysis.run(Optional.empty(), _ -> true);
        return analysis.findings();
    }

    @Test
    void findings_ofAnAnalysis_areTheThoughtsOfTheBot() {
        var findings = found(heap(10, plan(500), 3));
        var heap = new Heap(0);
        var position = new Heap.Position(10, FIRST);
        var search = new Search<>(heap, heap.setup(), plan(500), FIRST, Generator.of(3));
        var chosen = search.choose(position, moves(heap, position), Optional.empty());
        assertThat(findings.playouts()).isEqualTo(500);
        assertThat(findings.moves().getFirst().move()).isEqualTo(chosen);
        for (var thought : search.results().moves()) {
            assertThat(findings.moves()).anySatisfy(finding -> {
                assertThat(finding.move()).isEqualTo(thought.move());
                assertThat(finding.visits()).isEqualTo(thought.visits());
            });
        }
    }

    @Test
    void standardError_ofWinsAndLosses_isNearlyASamples() {
        for (var finding : coin(plan(2_000)).moves()) {
            double share = finding.mean().orElseThrow();
            double ofASample = Math.sqrt(share * (1 - share) / (finding.visits() - 1));
            assertThat(finding.standardError().orElseThrow()).isCloseTo(ofASample, withinPercentage(20));
        }
    }

    @Test
    void standardError_ofAConstantLoser_isNotZero() {
        var findings = found(heap(2, plan(40), 1));
        var lost = findings.moves().getLast();
        assertThat(lost.mean().orElseThrow()).isZero();
        assertThat(lost.visits()).isLessThan(20);
        assertThat(lost.standardError().orElseThrow()).isBetween(0.01, 0.5);
    }

    /// Search may go by the score; shares tell the win alone.
    @Test
    void shares_ofASearchByScore_areWinShares() {
        for (double score : new double[] {0, 1}) {
            var findings = coin(plan(3_000).withScore(score));
            var safe = findings.moves().getFirst();
            assertThat(safe.move().number()).isEqualTo(2);
            assertThat(safe.mean().orElseThrow()).isCloseTo(0.7, within(0.05));
            var shares = findings.shares().orElseThrow();
            assertThat(shares.get(0) + shares.get(1)).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void equalLuck_givesEqualFindings() {
        assertThat(found(heap(21, plan(400), 7))).isEqualTo(found(heap(21, plan(400), 7)));
        assertThat(found(heap(21, plan(400), 7))).isNotEqualTo(found(heap(21, plan(400), 8)));
    }

    @Test
    void aWatcher_seesFindings_andEndsTheSearch() {
        var analysis = heap(21, plan(1_000_000), 7);
        var seen = new ArrayList<Findings<ToyMove>>();
        analysis.run(Optional.empty(), playouts -> {
            seen.add(analysis.findings());
            return playouts < 40;
        });
        assertThat(seen).hasSize(40);
        for (int i = 0; i < 40; i++) {
            assertThat(seen.get(i).playouts()).isEqualTo(i + 1);
        }
        assertThat(analysis.findings()).isEqualTo(seen.getLast()).isEqualTo(found(heap(21, plan(40), 7)));
    }

    @Test
    void aMoveThatWasNeverTried_hasNoShare() {
        var findings = found(heap(21, plan(1), 7));
        assertThat(findings.moves().get(0).standardError()).isEmpty();
        assertThat(findings.moves().get(1)).satisfies(finding -> {
            assertThat(finding.visits()).isZero();
            assertThat(finding.mean()).isEmpty();
            assertThat(finding.line().moves()).isEmpty();
        });
    }

    @Test
    void scores_areKnownWherePlayoutsReachTheEnd() {
        assertThat(found(heap(6, plan(300), 1)).scores()).isPresent();
        assertThat(found(heap(21, plan(300).withCut(-1), 1)).scores()).isEmpty();
    }

    @Test
    void aPrincipalLine_goesOnWithTheMostTriedAnswers() {
        var best = found(heap(7, plan(4_000), 1)).moves().getFirst();
        var line = best.line().moves();
        assertThat(line.getFirst()).isEqualTo(new Played<>(FIRST, new ToyMove("take", 3)));
        assertThat(line).hasSizeGreaterThan(2);
        int left = 7;
        for (int i = 0; i < line.size(); i++) {
            assertThat(line.get(i).seat()).isEqualTo(Seat.of(i % 2));
            left -= line.get(i).move().number();
        }
        assertThat(left).isZero();
    }

    @Test
    void aPrincipalLine_endsAtChanceAndAtSecretAnswers() {
        assertThat(coin(plan(1_000)).moves())
                .extracting(Finding::line)
                .allSatisfy(line -> assertThat(line.moves()).hasSize(1));
        var pennies = new Pennies(new int[][] {{90, 20}, {30, 60}});
        var start = pennies.start(pennies.setup());
        var open = pennies.next(start) instanceof Next.Together<ToyMove> together
                ? together.open().of(FIRST)
                : Moves.<ToyMove>of(List.of());
        var findings =
                found(new Analysis<>(pennies, pennies.setup(), plan(1_000), FIRST, start, open, Generator.of(1)));
        assertThat(findings.moves())
                .extracting(Finding::line)
                .allSatisfy(line -> assertThat(line.moves()).hasSize(1));
    }

    @Test
    void aPrincipalLine_endsWhereLittleWasTried() {
        assertThat(found(heap(21, plan(9), 1)).moves())
                .extracting(Finding::line)
                .allSatisfy(line -> assertThat(line.moves()).hasSizeLessThan(2));
    }

    @Test
    void severalThreads_areRefused() {
        assertThatThrownBy(() -> heap(5, plan(10).withThreads(2), 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
