package parterre.bench;

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
import parterre.engine.Generator;
import parterre.engine.box.FusedPlayout;
import parterre.engine.walk.Playout;
import parterre.mars.MarsBox;
import parterre.mars.MarsGame;
import parterre.mars.Position;

/// Uniformly random full games of Gardens of Mars, base rules: through the contract, by the fused playout, and by the
/// yardstick. One operation is one decision: a player's answer applied, forced ones included, chance not.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class MarsPlayouts {
    private static final int DECISIONS = 10_000;
    private static final int MOST_STEPS = 100_000;
    private static final int GAMES = 4096;
    private static final long SEED = 7;

    @Param({"2", "4"})
    int seats;

    private final MarsGame rules = new MarsGame();
    private final FusedPlayout<Position> fused = new MarsBox().fusedPlayout().orElseThrow();
    private final int[] decisions = new int[GAMES];
    private Position start = rules.start(parterre.engine.Setup.standard(rules.info(), 2));
    private MarsYardstick yardstick = new MarsYardstick(2);
    private Generator luck = Generator.of(1);
    private int owed;
    private int game;

    @Setup
    public void deal() {
        start = rules.start(parterre.engine.Setup.standard(rules.info(), seats));
        yardstick = new MarsYardstick(seats);
        luck = Generator.of(1);
        owed = 0;
        for (int i = 0; i < GAMES; i++) {
            decisions[i] = Playout.finish(rules, start, Generator.of(SEED, i), MOST_STEPS)
                    .decisions();
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

    /// Games by the fused playout, from seeds of which it is known how many decisions they take.
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public Object fused() {
        var end = start;
        owed += DECISIONS;
        while (owed > 0) {
            game = game + 1 == GAMES ? 0 : game + 1;
            end = fused.finish(start, Generator.of(SEED, game));
            owed -= decisions[game];
        }
        return end;
    }

    /// The same games as by the contract, by the yardstick.
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public int yardstick() {
        owed += DECISIONS;
        while (owed > 0) {
            owed -= yardstick.play(luck);
        }
        return owed;
    }
}
