package parterre.learn;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.bots.Entrant;
import parterre.bots.GreedyBot;
import parterre.bots.SearchBot;
import parterre.bots.search.Budget;
import parterre.bots.search.SearchPlan;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.Net;
import parterre.bots.value.NetFile;
import parterre.bots.value.ValueEvaluator;
import parterre.engine.GameInfo;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Features;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.learn.SelfPlay.Ahead;
import parterre.learn.SelfPlay.Player;

/// Trains the value of one game, from nothing, by generations: bots play, a net is trained on what came of it, and in
/// the next generation it plays along. The last net and a linear model are measured on games that neither was trained
/// on. Equal plans give equal nets, whatever the machine and the number of threads.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class Training<S, M extends Move, V> {
    /// How often the latest net slips as one of the players.
    private static final double SLIP = 0.1;

    /// In so many games of ten all play at random at the start.
    private static final int ODD_GAMES = 3;

    private final GameBox<S, M, V> box;
    private final Features<S> features;
    private final Plan plan;
    private final Consumer<Progress> listener;

    /// How to train.
    ///
    /// @param bots the bots of each generation; from the second on the latest net plays along
    /// @param search the number of playouts of a search by the latest net, which plays along, too; 0 for no
    ///     search
    /// @param lambda how far the final shares count from the second generation on, from 0 to 1; the others
    ///     come from the latest net, by TD(lambda)
    /// @param generations how often games are played and a net is trained
    /// @param games the number of games of each generation
    /// @param testGames the number of further games to measure on
    /// @param positions the number of positions kept from each game
    /// @param hidden the sizes of the hidden layers
    /// @param epochs how often the trainer goes through the samples
    /// @param rate the size of its first steps
    /// @param decay how fast weights shrink
    /// @param work a folder that keeps the samples of played games, so that a stopped training can go on
    public record Plan(
            List<? extends Entrant> bots,
            int search,
            double lambda,
            int generations,
            int games,
            int testGames,
            int positions,
            List<Integer> hidden,
            int epochs,
            double rate,
            double decay,
            long seed,
            Optional<Path> work) {
        private static final int STANDARD_TEST = 2_000;
        private static final int EARLY_PART = 10;

        public Plan {
            bots = List.copyOf(bots);
            hidden = List.copyOf(hidden);
        }

        /// Returns the same plan with a folder that keeps the samples of played games.
        public Plan keptIn(Path folder) {
            return with(lambda, Optional.of(folder));
        }

        /// Returns the same plan with another share of the final shares.
        public Plan withLambda(double share) {
            return with(share, work);
        }

        private Plan with(double share, Optional<Path> folder) {
            return new Plan(
                    bots,
                    search,
                    share,
                    generations,
                    games,
                    testGames,
                    positions,
                    hidden,
                    epochs,
                    rate,
                    decay,
                    seed,
                    folder);
        }

        /// Returns how many test games are played in each generation before the last.
        int earlyTestGames() {
            return Math.max(1, testGames / EARLY_PART);
        }

        /// Returns how many games are played in all.
        public long gamesInAll() {
            return (long) generations * games + testGames + (long) (generations - 1) * earlyTestGames();
        }

        /// Returns the standard plan.
        public static Plan standard(List<? extends Entrant> bots, int search, int generations, int games, long seed) {
            return new Plan(
                    bots,
                    search,
                    1,
                    generations,
                    games,
                    Math.min(games, STANDARD_TEST),
                    12,
                    List.of(32, 32),
                    8,
                    0.002,
                    0.000_01,
                    seed,
                    Optional.empty());
        }
    }

    /// The progress of a training.
    public sealed interface Progress {
        /// Games have been played.
        record Played(int generation, int games, int of) implements Progress {}

        /// The trainer has gone through the samples once more.
        ///
        /// @param linear true for the linear model
        /// @param loss the mean loss on the samples that it is trained on
        /// @param test the results of the net on other samples
        record Epoch(int generation, boolean linear, int epoch, double loss, Calibration test) implements Progress {}
    }

    /// The result of a training.
    ///
    /// @param net the results of the net on games that it was not trained on
    /// @param linear the results of a linear model on the same games
    /// @param even the results of expecting the same share for every party
    public record Trained(NetFile file, Calibration net, Calibration linear, Calibration even) {
        /// The largest expected calibration error of a net that may be used.
        public static final double MOST_ERROR = 0.02;

        /// Returns true if the net is better than the linear model and its chances can be trusted.
        public boolean passes() {
            return net.logLoss() < linear.logLoss() && net.error() <= MOST_ERROR;
        }
    }

    /// @throws IllegalArgumentException if the game has no features
    public Training(GameBox<S, M, V> box, Plan plan, Consumer<Progress> listener) {
        this.box = box;
        this.plan = plan;
        this.listener = listener;
        features = box.features()
                .orElseThrow(
                        () -> new IllegalArgumentException(box.game().info().slug() + ": no features"));
    }

    /// Trains a net from nothing.
    public Trained run() {
        Optional<NetFile> latest = Optional.empty();
        Net linear = null;
        Samples test = new Samples(features.names().size());
        for (int generation = 1; generation <= plan.generations(); generation++) {
            var pool = pool(latest);
            var training = samples(generation, pool, plan.games(), 2L * generation, ahead(latest));
            boolean last = generation == plan.generations();
            int testGames = last ? plan.testGames() : plan.earlyTestGames();
            test = samples(generation, pool, testGames, 2L * generation + 1, Optional.empty());
            double unit = Fitting.scoreUnit(training);
            latest = Optional.of(new NetFile(about(unit), train(generation, training, test, plan.hidden(), unit)));
            if (last) {
                linear = train(generation, training, test, List.of(), unit);
            }
        }
        if (linear == null) {
            throw new IllegalArgumentException("generations: " + plan.generations());
        }
        var measured = test;
        return new Trained(
                latest.orElseThrow(),
                Calibration.of(
                        measured, Fitting.shares(measured, latest.orElseThrow().net())),
                Calibration.of(measured, Fitting.shares(measured, linear)),
                Calibration.of(measured, sample -> CalibrationStudy.even(measured.parties(sample))));
    }

    private Map<String, String> about(double unit) {
        var about = new LinkedHashMap<String, String>();
        about.put("game", box.game().info().slug());
        about.put("edition", Integer.toString(box.game().info().edition()));
        about.put(NetFile.FEATURES, String.join(" ", features.names()));
        about.put(NetFile.SCORE_UNIT, Double.toString(unit));
        about.put("bots", plan.bots().stream().map(Entrant::name).collect(Collectors.joining(" ")));
        if (plan.search() > 0) {
            about.put("search", Integer.toString(plan.search()));
        }
        if (plan.lambda() < 1) {
            about.put("lambda", Double.toString(plan.lambda()));
        }
        about.put("generations", Integer.toString(plan.generations()));
        about.put("games", Integer.toString(plan.games()));
        about.put("epochs", Integer.toString(plan.epochs()));
        about.put("seed", Long.toString(plan.seed()));
        return about;
    }

    /// Returns the players: the plan's bots, and the latest net with and without slips.
    private List<Player<M, V>> pool(Optional<NetFile> latest) {
        var players =
                plan.bots().stream().<Player<M, V>>map(bot -> (setup, seat, luck) -> bot.sit(box, setup, seat, luck));
        return latest.map(file -> Stream.concat(players, learned(file)).toList())
                .orElseGet(players::toList);
    }

    private Stream<Player<M, V>> learned(NetFile file) {
        var value = new LearnedValue<>(box.game(), features, file);
        var evaluator = new ValueEvaluator<>(value);
        var greedy = Stream.of(greedy(evaluator, 0), greedy(evaluator, SLIP));
        return plan.search() == 0 ? greedy : Stream.concat(greedy, Stream.of(searching(value), searching(value)));
    }

    private Player<M, V> searching(Value<S> value) {
        var search = SearchPlan.of(new Budget.Playouts(plan.search()));
        return (setup, seat, luck) -> new SearchBot<>(box, setup, search, value, seat, luck);
    }

    private Player<M, V> greedy(Evaluator<S> evaluator, double slip) {
        return (_, seat, luck) -> new GreedyBot<>(box.game(), evaluator, seat, slip, luck);
    }

    /// Returns what blends the final shares with those that the latest net expects.
    private Optional<Ahead<S>> ahead(Optional<NetFile> latest) {
        return plan.lambda() < 1
                ? latest.map(file -> new Ahead<>(new LearnedValue<>(box.game(), features, file), plan.lambda()))
                : Optional.empty();
    }

    private Samples samples(int generation, List<Player<M, V>> pool, int games, long stream, Optional<Ahead<S>> ahead) {
        long seed = plan.seed() + (stream << 32);
        return new SelfPlay<>(box, features, setups(), pool, plan.positions(), ODD_GAMES, seed, ahead)
                .play(games, store(), stream, done -> listener.accept(new Progress.Played(generation, done, games)));
    }

    /// Returns the store of the samples, which is keyed by everything that they depend on.
    private Optional<SampleStore> store() {
        return plan.work()
                .map(folder -> new SampleStore(
                        folder,
                        about(1) + " " + plan.testGames() + " " + plan.positions() + " " + plan.hidden() + " "
                                + plan.rate() + " " + plan.decay()));
    }

    /// Returns all seat counts, with the standard options and with each preset.
    private List<Setup> setups() {
        var info = box.game().info();
        var options = Stream.concat(
                        Stream.of(Map.<String, String>of()),
                        info.presets().stream().map(GameInfo.Preset::options))
                .toList();
        return IntStream.rangeClosed(info.leastSeats(), info.mostSeats())
                .boxed()
                .flatMap(seats -> options.stream()
                        .map(chosen ->
                                Setup.read(info, info.edition(), seats, chosen).orThrow()))
                .filter(setup -> box.game().refusal(setup).isEmpty())
                .distinct()
                .toList();
    }

    private Net train(int generation, Samples samples, Samples test, List<Integer> hidden, double unit) {
        var fitting = new Fitting(hidden, plan.epochs(), plan.rate(), plan.decay(), plan.seed());
        return fitting.fit(
                samples,
                unit,
                generation,
                (epoch, loss, net) -> listener.accept(new Progress.Epoch(
                        generation, hidden.isEmpty(), epoch, loss, Calibration.of(test, Fitting.shares(test, net)))));
    }
}
