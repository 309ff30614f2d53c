package parterre.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import parterre.engine.Generator;
import parterre.engine.box.FusedPlayout;
import parterre.engine.walk.Playout;
import parterre.mars.MarsBox;
import parterre.mars.MarsGame;
import parterre.mars.Position;

/// Gardens of Mars, base rules: through the contract, by the fused playout, and by the yardstick.
public class MarsPlayouts extends GamePlayouts {
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

    public MarsPlayouts() {
        super(new MarsGame());
    }

    @Override
    int seats() {
        return seats;
    }

    @Setup
    public void prepare() {
        start = rules.start(parterre.engine.Setup.standard(rules.info(), seats));
        yardstick = new MarsYardstick(seats);
        luck = Generator.of(1);
        owed = 0;
        for (int i = 0; i < GAMES; i++) {
            decisions[i] = Playout.finish(rules, start, Generator.of(SEED, i), MOST_STEPS)
                    .decisions();
        }
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
