package parterre.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parterre.engine.Game.Imagination;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.gnomes.GnomeGame;
import parterre.gnomes.GnomeView;
import parterre.gnomes.Position;

/// Uniformly random full games of Gnomadic Gardeners through the contract, alone and for two; and positions imagined
/// from a view. One operation is a decision, as in [MarsPlayouts], or a position.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class GnomePlayouts {
    private static final int DECISIONS = 10_000;
    private static final int MOST_STEPS = 100_000;
    private static final int POSITIONS = 256;
    private static final int STEPS = 60;

    @Param({"1", "2"})
    int seats;

    private final GnomeGame rules = new GnomeGame();
    private final List<GnomeView> views = new ArrayList<>();
    private final List<Imagination<Position>> imaginations = new ArrayList<>();
    private Position start = rules.start(parterre.engine.Setup.standard(rules.info(), 2));
    private Generator luck = Generator.of(1);
    private int owed;
    private int at;

    @Setup
    public void deal() {
        start = rules.start(parterre.engine.Setup.standard(rules.info(), seats));
        luck = Generator.of(1);
        for (int i = 0; i < POSITIONS; i++) {
            var position = Playout.finish(rules, start, luck, luck.below(STEPS)).position();
            var view = rules.view(position, Viewer.player(Seat.of(0)));
            views.add(view);
            imaginations.add(rules.imagination(view));
        }
    }

    /// Games beyond the decisions of one invocation are counted on the next.
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public int contract() {
        owed += DECISIONS;
        while (owed > 0) {
            owed -= Playout.finish(rules, start, luck, MOST_STEPS).decisions();
        }
        return owed;
    }

    @Benchmark
    public Object imagine() {
        at = (at + 1) % POSITIONS;
        return rules.imagine(views.get(at), luck);
    }

    /// As a search does it: many positions from one view.
    @Benchmark
    public Object imagineAgain() {
        at = (at + 1) % POSITIONS;
        return imaginations.get(at).draw(luck);
    }
}
