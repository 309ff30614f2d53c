package parterre.bench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parterre.bots.search.Budget;
import parterre.bots.search.Search;
import parterre.bots.search.SearchPlan;
import parterre.engine.Generator;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.mars.MarsBox;
import parterre.mars.MarsMove;
import parterre.mars.MarsView;
import parterre.mars.Position;

/// Tree search from the start of a two-player game of Gardens of Mars with uniformly random playouts, each search with
/// an empty tree. One operation is one playout, with its walk down the tree.
@State(Scope.Thread)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class MarsSearch {
    private static final int PLAYOUTS = 10_000;
    private static final int NODES = 1_000_000;

    /// The way of playouts: through the game's fused hook or through the contract.
    public enum Playouts {
        FUSED,
        CONTRACT
    }

    /// The guide of the search: the evaluator's opinion (PUCT, as the bots have it) or nothing (UCT).
    public enum Prior {
        NONE,
        EVALUATOR
    }

    @Param({"FUSED", "CONTRACT"})
    Playouts playouts = Playouts.FUSED;

    @Param({"NONE", "EVALUATOR"})
    Prior prior = Prior.NONE;

    private long seed;

    private SearchPlan plan(int budget) {
        var standard = SearchPlan.of(new Budget.Playouts(budget));
        return new SearchPlan(
                standard.budget(),
                1,
                Optional.of("uniform"),
                standard.evaluator(),
                standard.value(),
                standard.exploration(),
                OptionalInt.of(0),
                standard.score(),
                prior == Prior.NONE ? OptionalDouble.of(0) : standard.prior(),
                standard.widening(),
                NODES,
                0);
    }

    private Search<Position, MarsMove, MarsView> search(SearchPlan plan) {
        GameBox<Position, MarsMove, MarsView> box =
                playouts == Playouts.FUSED ? new MarsBox() : new Unfused<>(new MarsBox());
        var search = new Search<>(box, Setup.standard(box.game().info(), 2), plan, Seat.of(0), Generator.of(seed++));
        var start = box.game().start(Setup.standard(box.game().info(), 2));
        Moves<MarsMove> moves =
                box.game().next(start) instanceof Next.Turn<MarsMove> turn ? turn.moves() : Moves.of(List.of());
        search.choose(box.game().view(start, Viewer.player(Seat.of(0))), moves, Optional.empty());
        return search;
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @Warmup(iterations = 4, time = 2)
    @Measurement(iterations = 5, time = 2)
    @OperationsPerInvocation(PLAYOUTS)
    public Object think() {
        return search(plan(PLAYOUTS)).results();
    }

    /// One search that fills its tree, and what it then holds of the heap.
    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    public Object fill(Heap heap) {
        long before = Heap.used();
        var search = search(plan(NODES));
        heap.nodes = search.results().nodes();
        heap.bytesPerNode = (double) (Heap.used() - before) / heap.nodes;
        return search;
    }

    /// The memory that a search holds.
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Heap {
        public int nodes;
        public double bytesPerNode;

        /// Bytes of the heap that are in use once everything unreachable is gone.
        static long used() {
            System.gc();
            return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
        }
    }
}
