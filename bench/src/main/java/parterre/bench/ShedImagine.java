package parterre.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import parterre.engine.Game;
import parterre.engine.Game.Imagination;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.testkit.conformance.PottingShed;

/// Measures views and imagined positions of the conformance game: positions of random games, from the first step to
/// the last, each seen by every seat in turn. One operation is one view, one imagined position, or both.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
public class ShedImagine {
    private static final int POSITIONS = 256;
    private static final int STEPS = 60;

    private final Generator luck = Generator.of(1);
    private List<? extends SeenPosition<?, ?>> sights = List.of();
    private int at;

    @org.openjdk.jmh.annotations.Setup(Level.Trial)
    public void play() {
        sights = sights(new PottingShed());
    }

    private <S, M extends Move, V> List<SeenPosition<S, V>> sights(Game<S, M, V> game) {
        int seats = game.info().mostSeats();
        var start = game.start(Setup.standard(game.info(), seats));
        var seen = new ArrayList<SeenPosition<S, V>>();
        for (int i = 0; i < POSITIONS; i++) {
            S position = Playout.finish(game, start, luck, luck.below(STEPS)).position();
            var viewer = Viewer.player(Seat.of(i % seats));
            V view = game.view(position, viewer);
            seen.add(new SeenPosition<>(game, position, viewer, view, game.imagination(view)));
        }
        return seen;
    }

    private SeenPosition<?, ?> next() {
        at = at + 1 == POSITIONS ? 0 : at + 1;
        return sights.get(at);
    }

    @Benchmark
    public Object view() {
        return next().look();
    }

    @Benchmark
    public Object imagine() {
        return next().imagine(luck);
    }

    /// As a search does it: many positions from one view.
    @Benchmark
    public Object imagineAgain() {
        return next().imagineAgain(luck);
    }

    @Benchmark
    public Object viewAndImagine() {
        return next().lookAndImagine(luck);
    }

    private record SeenPosition<S, V>(
            Game<S, ?, V> game, S position, Viewer viewer, V view, Imagination<S> imagination) {
        V look() {
            return game.view(position, viewer);
        }

        S imagine(Luck luck) {
            return game.imagine(view, luck);
        }

        S imagineAgain(Luck luck) {
            return imagination.draw(luck);
        }

        S lookAndImagine(Luck luck) {
            return game.imagine(look(), luck);
        }
    }
}
