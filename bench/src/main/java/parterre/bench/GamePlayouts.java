package parterre.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parterre.engine.Game;
import parterre.engine.Game.Imagination;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;

/// Uniformly random full games through the contract, and positions imagined from the views of such games. One operation
/// is a decision (a player's answer applied, forced ones included, chance not), or a position. A game's own class says
/// which game and how many seats.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public abstract class GamePlayouts {
    static final int DECISIONS = 10_000;

    private final Table<?, ?, ?> table;
    private int owed;

    GamePlayouts(Game<?, ?, ?> game) {
        this(game, Map.of());
    }

    /// @param options names of options and their values, where they are not the default
    GamePlayouts(Game<?, ?, ?> game, Map<String, String> options) {
        table = new Table<>(game, options);
    }

    abstract int seats();

    @Setup
    public void deal() {
        table.deal(seats());
        owed = 0;
    }

    /// Games beyond the decisions of one invocation are counted on the next.
    @Benchmark
    @OperationsPerInvocation(DECISIONS)
    public int contract() {
        owed += DECISIONS;
        while (owed > 0) {
            owed -= table.play();
        }
        return owed;
    }

    @Benchmark
    public Object imagine() {
        return table.imagine();
    }

    /// Imagines many positions from one view, as a search does.
    @Benchmark
    public Object imagineAgain() {
        return table.imagineAgain();
    }

    /// A game set up, and views from the whole of it.
    private static final class Table<S, M extends Move, V> {
        private static final int MOST_STEPS = 100_000;
        private static final int POSITIONS = 256;
        private static final int STEPS = 60;

        private final Game<S, M, V> game;
        private final Map<String, String> options;
        private final List<V> views = new ArrayList<>();
        private final List<Imagination<S>> imaginations = new ArrayList<>();
        private S start;
        private Generator luck = Generator.of(1);
        private int at;

        Table(Game<S, M, V> game, Map<String, String> options) {
            this.game = game;
            this.options = options;
            start = start(game.info().leastSeats());
        }

        private S start(int seats) {
            var info = game.info();
            return game.start(parterre.engine.Setup.read(info, info.edition(), seats, options)
                    .orThrow());
        }

        void deal(int seats) {
            start = start(seats);
            luck = Generator.of(1);
            for (int i = 0; i < POSITIONS; i++) {
                var position =
                        Playout.finish(game, start, luck, luck.below(STEPS)).position();
                var view = game.view(position, Viewer.player(Seat.of(0)));
                views.add(view);
                imaginations.add(game.imagination(view));
            }
        }

        int play() {
            return Playout.finish(game, start, luck, MOST_STEPS).decisions();
        }

        private int next() {
            at = (at + 1) % POSITIONS;
            return at;
        }

        S imagine() {
            return game.imagine(views.get(next()), luck);
        }

        S imagineAgain() {
            return imaginations.get(next()).draw(luck);
        }
    }
}
