package parterre.bots.series;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.engine.Move;
import parterre.engine.box.GameBox;

/// Plays many games between bots.
///
/// All luck comes from the plan's seed and the game's number. Outcomes are reported in the order of their
/// numbers. So the number of threads changes only the time.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class MatchSeries<S, M extends Move, V> {
    private final GameBox<S, M, V> box;
    private final SeriesPlan plan;
    private volatile boolean stopped;

    /// @throws IllegalArgumentException with every problem, if the plan does not fit the game
    public MatchSeries(GameBox<S, M, V> box, SeriesPlan plan) {
        var problems = plan.problems(box);
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    problems.stream().map(Object::toString).collect(Collectors.joining("\n")));
        }
        this.box = box;
        this.plan = plan;
    }

    /// Plays all games. Reports each game as soon as it and all games before it are over. Returns when the last
    /// game is reported. After [#stop()] it returns when all finished games are reported.
    ///
    /// @param threads how many games are played at a time, at least 1
    /// @param listener receives one game at a time
    /// @throws IllegalStateException if a game broke down (a fault of the rules, not of a bot), naming the game
    public void play(int threads, Consumer<Outcome> listener) {
        var inOrder = new InOrder(listener);
        var numbers = new AtomicInteger();
        var failure = new AtomicReference<@Nullable Throwable>();
        Runnable work = () -> {
            try {
                for (int number = numbers.getAndIncrement();
                        number < plan.games() && !stopped;
                        number = numbers.getAndIncrement()) {
                    var played = new SeriesGame<>(box, plan, number).play(() -> stopped);
                    if (played.isPresent()) {
                        inOrder.add(played.get());
                    }
                }
            } catch (Throwable thrown) {
                stopped = true;
                failure.compareAndSet(null, thrown);
            }
        };
        run(work, Math.clamp(threads, 1, plan.games()));
        var thrown = failure.get();
        if (thrown != null) {
            throw new IllegalStateException("the series broke down: " + thrown.getMessage(), thrown);
        }
    }

    /// Plays the game with this number alone. Its outcome is the same as in the whole series.
    ///
    /// @param number from 0 to the plan's games - 1
    public Outcome game(int number) {
        if (number < 0 || number >= plan.games()) {
            throw new IllegalArgumentException("the series has games 0 to " + (plan.games() - 1) + ", not " + number);
        }
        return new SeriesGame<>(box, plan, number).play(() -> false).orElseThrow();
    }

    /// Begins no further game and gives up those in progress at their next decision. Any thread may call it,
    /// and so may the listener.
    public void stop() {
        stopped = true;
    }

    private static void run(Runnable work, int threads) {
        var helpers = new ArrayList<Thread>();
        for (int i = 1; i < threads; i++) {
            helpers.add(Thread.ofPlatform().name("series-" + i).daemon().start(work));
        }
        work.run();
        for (var helper : helpers) {
            join(helper);
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true; // the games in progress come to an end first
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /// Reports games in the order of their numbers, in whatever order they end.
    private static final class InOrder {
        private final Consumer<Outcome> listener;
        private final Map<Integer, Outcome> waiting = new HashMap<>();
        private int next;

        InOrder(Consumer<Outcome> listener) {
            this.listener = listener;
        }

        synchronized void add(Outcome outcome) {
            waiting.put(outcome.number(), outcome);
            for (var ready = waiting.remove(next); ready != null; ready = waiting.remove(next)) {
                next++;
                listener.accept(ready);
            }
        }
    }
}
