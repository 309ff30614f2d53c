package parterre.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.ToDoubleFunction;
import parterre.bots.Entrant;
import parterre.bots.series.Estimate;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Seating;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.engine.table.Replay;

/// Measures on games between bots that luck is 0 on average, and how much less results vary without it.
public final class LuckStudy<S, M extends Move, V> {
    /// The fewest games of which a course has a mean, and how many times more the next one has.
    private static final int LEAST_GAMES = 4;

    private static final int MORE = 4;

    private final GameBox<S, M, V> box;
    private final SeriesPlan plan;
    private final MatchSeries<S, M, V> series;
    private final Accountant<S, M, V> accountant;

    /// @param bots one for each seat
    /// @param games at least 4
    /// @param seed of all luck: equal seeds give equal reports on any number of threads
    public LuckStudy(GameBox<S, M, V> box, Value<S> value, Setup setup, List<Entrant> bots, int games, long seed) {
        this.box = box;
        plan = new SeriesPlan(
                setup, bots, games, seed, Seating.FIXED, SeriesPlan.STOPPED_AFTER, SeriesPlan.Records.KEPT);
        series = new MatchSeries<>(box, plan);
        accountant = new Accountant<>(box, value);
    }

    /// The measurements.
    ///
    /// @param games how many games came to their end
    /// @param parties a row for each party, in the order of the account
    public record Report(int games, List<Row> parties) {}

    /// One party. All estimates are means over the games, as shares of the win, with 95 % intervals.
    ///
    /// @param withoutLuck the result less luck
    /// @param factor how many times more the result varies than the result without luck
    /// @param multiple the multiple of luck that is best taken off: each half of the games tells that of the other
    /// @param fittedFactor how many times more the result varies than the result without that multiple of luck
    /// @param course the mean luck of the first games: a quarter of a quarter of them, and so on, up to all
    public record Row(
            Estimate luck,
            Estimate result,
            Estimate withoutLuck,
            double factor,
            double multiple,
            double fittedFactor,
            List<Sofar> course) {
        public Row {
            course = List.copyOf(course);
        }
    }

    /// The mean luck of so many games, from the first one on.
    public record Sofar(int games, Estimate luck) {}

    /// Plays the games and measures them.
    ///
    /// @param threads how many games are played at a time
    /// @param played is called after each game, by any of the threads
    public Report run(int threads, Runnable played) throws InterruptedException {
        var games = new ArrayList<Callable<Optional<List<LuckyResult>>>>();
        for (int number = 0; number < plan.games(); number++) {
            int one = number;
            games.add(() -> {
                var luck = luck(one);
                played.run();
                return luck;
            });
        }
        var measured = new ArrayList<List<LuckyResult>>();
        try (var pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("luck").factory())) {
            for (var game : pool.invokeAll(games)) {
                game.get().ifPresent(measured::add);
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be measured", e.getCause());
        }
        return report(measured);
    }

    /// Returns the luck of one game, for each party; empty if it was stopped.
    private Optional<List<LuckyResult>> luck(int number) {
        var record = series.game(number).record().orElseThrow();
        var replay = Replay.of(box.game(), box.positions(), record).orThrow();
        return replay.result().map(_ -> accountant.luck(replay::position, replay.steps(), plan.seed() + number));
    }

    private static Report report(List<List<LuckyResult>> games) {
        var rows = new ArrayList<Row>();
        int parties = games.isEmpty() ? 0 : games.getFirst().size();
        for (int party = 0; party < parties; party++) {
            int index = party;
            var own = games.stream().map(game -> game.get(index)).toList();
            var result = spread(own, LuckyResult::result);
            var adjusted = spread(own, LuckyResult::withoutLuck);
            var fitted = LuckMultiple.of(own);
            rows.add(new Row(
                    spread(own, LuckyResult::luck).interval(),
                    result.interval(),
                    adjusted.interval(),
                    result.variance() / adjusted.variance(),
                    fitted.multiple(),
                    fitted.factor(),
                    course(own)));
        }
        return new Report(games.size(), rows);
    }

    /// Returns the mean luck after more and more games, each time four times as many.
    private static List<Sofar> course(List<LuckyResult> games) {
        var course = new ArrayList<Sofar>();
        for (int count = games.size(); count >= LEAST_GAMES; count /= MORE) {
            course.addFirst(new Sofar(
                    count, spread(games.subList(0, count), LuckyResult::luck).interval()));
        }
        return course;
    }

    private static Spread spread(List<LuckyResult> games, ToDoubleFunction<LuckyResult> number) {
        return Spread.of(games.stream().mapToDouble(number).toArray());
    }
}
