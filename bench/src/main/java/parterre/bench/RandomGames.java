package parterre.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.walk.Playout;

/// The speed of uniformly random games on one thread. `bench/compare` compiles this file against each of two builds,
/// so it uses only what has long been in the engine.
///
/// Arguments: a game's slug, the number of seats, and options as `name=value`. Prints two medians of the rounds after
/// the first half, which is for warming up: decisions per CPU second, and bytes allocated per decision.
public final class RandomGames {
    private static final int ROUNDS = 60;
    private static final int DECISIONS_PER_ROUND = 100_000;
    private static final int MOST_STEPS = 100_000;
    private static final double NANOS = 1e9;

    /// The time of one round for a decision.
    private record Cost(double cpuSeconds, double bytes) {}

    private RandomGames() {}

    public static void main(String[] args) {
        var words = List.of(args);
        var options = words.subList(2, words.size()).stream()
                .map(option -> option.split("=", 2))
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
        var costs = Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals(words.getFirst()))
                .map(box -> play(box.game(), Integer.parseInt(words.get(1)), options))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no game " + words.getFirst()));
        System.out.printf(Locale.ROOT, "%.0f %.1f%n", 1 / median(costs, Cost::cpuSeconds), median(costs, Cost::bytes));
    }

    private static <S, M extends Move, V> List<Cost> play(Game<S, M, V> game, int seats, Map<String, String> options) {
        var info = game.info();
        var start = game.start(Setup.read(info, info.edition(), seats, options).orThrow());
        var luck = Generator.of(1);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var costs = new ArrayList<Cost>();
        for (int round = 0; round < ROUNDS; round++) {
            long time = threads.getCurrentThreadCpuTime();
            long bytes = threads.getCurrentThreadAllocatedBytes();
            double decisions = 0;
            while (decisions < DECISIONS_PER_ROUND) {
                decisions += Playout.finish(game, start, luck, MOST_STEPS).decisions();
            }
            costs.add(new Cost(
                    (threads.getCurrentThreadCpuTime() - time) / NANOS / decisions,
                    (threads.getCurrentThreadAllocatedBytes() - bytes) / decisions));
        }
        return costs.subList(ROUNDS / 2, ROUNDS);
    }

    private static double median(List<Cost> costs, ToDoubleFunction<Cost> figure) {
        double[] sorted = costs.stream().mapToDouble(figure).toArray();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
