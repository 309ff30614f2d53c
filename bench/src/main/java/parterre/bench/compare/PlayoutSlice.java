package parterre.bench.compare;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.walk.Playout;

/// Uniformly random games of one build, a slice at a time. `bench/compare` compiles this file against each of the
/// two builds, so it uses only what has long been in the engine.
///
/// The words are a game's slug, the number of seats, and options as `name=value`.
public final class PlayoutSlice implements Function<List<String>, Supplier<double[]>> {
    private static final int DECISIONS = 100_000;
    private static final int MOST_STEPS = 100_000;
    private static final double NANOS = 1e9;

    @Override
    public Supplier<double[]> apply(List<String> words) {
        var options = words.subList(2, words.size()).stream()
                .map(option -> option.split("=", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
        return Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals(words.getFirst()))
                .map(box -> slices(box.game(), Integer.parseInt(words.get(1)), options))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no game " + words.getFirst()));
    }

    /// Returns slices that measure decisions per CPU second and bytes per decision.
    private static <S, M extends Move, V> Supplier<double[]> slices(
            Game<S, M, V> game, int seats, Map<String, String> options) {
        var info = game.info();
        var start = game.start(Setup.read(info, info.edition(), seats, options).orThrow());
        var luck = Generator.of(1);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return () -> {
            long time = threads.getCurrentThreadCpuTime();
            long bytes = threads.getCurrentThreadAllocatedBytes();
            double decisions = 0;
            while (decisions < DECISIONS) {
                decisions += Playout.finish(game, start, luck, MOST_STEPS).decisions();
            }
            return new double[] {
                NANOS * decisions / (threads.getCurrentThreadCpuTime() - time),
                (threads.getCurrentThreadAllocatedBytes() - bytes) / decisions
            };
        };
    }
}
