package parterre.learn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.bots.Entrant;
import parterre.bots.GreedyBot;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.Net;
import parterre.bots.value.NetFile;
import parterre.engine.GameInfo;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Features;
import parterre.engine.box.GameBox;
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

    private static final int BATCH = 128;
    private static final int LINEAR_EPOCHS = 4;

    private final GameBox<S, M, V> box;
    private final Features<S> features;
    private final Plan plan;
    private final Consumer<Progress> listener;

    /// How to train.
    ///
    /// @param bots who plays in each generation; from the second on the latest net plays along
    /// @param generations how often games are played and a net is trained
    /// @param games of each generation
    /// @param testGames that are played besides, to measure on
    /// @param positions that are kept of each game
    /// @param hidden the sizes of the hidden layers
    /// @param epochs how often the trainer goes through the samples
    /// @param rate how large its first steps are
    /// @param decay how fast weights shrink
    public record Plan(
            List<? extends Entrant> bots,
            int generations,
            int games,
            int testGames,
            int positions,
            List<Integer> hidden,
            int epochs,
            double rate,
            double decay,
            long seed) {
        private static final int STANDARD_TEST = 2_000;

        public Plan {
            bots = List.copyOf(bots);
            hidden = List.copyOf(hidden);
        }

        /// The standard plan.
        public static Plan standard(List<? extends Entrant> bots, int generations, int games, long seed) {
            return new Plan(
                    bots,
                    generations,
                    games,
                    Math.min(games, STANDARD_TEST),
                    12,
                    List.of(32, 32),
                    8,
                    0.002,
                    0.000_01,
                    seed);
        }
    }

    /// What is being done.
    public sealed interface Progress {
        /// Games have been played.
        record Played(int generation, int games, int of) implements Progress {}

        /// The trainer has gone through the samples once more.
        ///
        /// @param linear true for the linear model
        /// @param loss the mean loss on the samples that it is trained on
        /// @param test how the net does on others
        record Epoch(int generation, boolean linear, int epoch, double loss, Calibration test) implements Progress {}
    }

    /// What came of it.
    ///
    /// @param net how the net does on games that it was not trained on
    /// @param linear how a linear model does on them
    /// @param even how it does to expect the same share for every party
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

    /// Trains, from nothing.
    public Trained run() {
        Optional<NetFile> latest = Optional.empty();
        Net linear = null;
        Samples test = new Samples(features.names().size());
        for (int generation = 1; generation <= plan.generations(); generation++) {
            var pool = pool(latest);
            var training = samples(generation, pool, plan.games(), 2L * generation);
            test = samples(generation, pool, plan.testGames(), 2L * generation + 1);
            double unit = scoreUnit(training);
            latest = Optional.of(new NetFile(about(unit), train(generation, training, test, plan.hidden(), unit)));
            if (generation == plan.generations()) {
                linear = train(generation, training, test, List.of(), unit);
            }
        }
        if (linear == null) {
            throw new IllegalArgumentException("generations: " + plan.generations());
        }
        var measured = test;
        return new Trained(
                latest.orElseThrow(),
                measure(measured, latest.orElseThrow().net()),
                measure(measured, linear),
                Calibration.of(measured, sample -> even(measured.parties(sample))));
    }

    private Map<String, String> about(double unit) {
        var about = new LinkedHashMap<String, String>();
        about.put("game", box.game().info().slug());
        about.put("edition", Integer.toString(box.game().info().edition()));
        about.put(NetFile.FEATURES, String.join(" ", features.names()));
        about.put(NetFile.SCORE_UNIT, Double.toString(unit));
        about.put("bots", plan.bots().stream().map(Entrant::name).collect(Collectors.joining(" ")));
        about.put("generations", Integer.toString(plan.generations()));
        about.put("games", Integer.toString(plan.games()));
        about.put("epochs", Integer.toString(plan.epochs()));
        about.put("seed", Long.toString(plan.seed()));
        return about;
    }

    /// Who plays: the plan's bots, and the latest net with and without slips.
    private List<Player<M, V>> pool(Optional<NetFile> latest) {
        var players =
                plan.bots().stream().<Player<M, V>>map(bot -> (setup, seat, luck) -> bot.sit(box, setup, seat, luck));
        return latest.map(file -> Stream.concat(players, learned(file)).toList())
                .orElseGet(players::toList);
    }

    private Stream<Player<M, V>> learned(NetFile file) {
        var value = new LearnedValue<>(box.game(), features, file);
        return Stream.of(greedy(value, 0), greedy(value, SLIP));
    }

    private Player<M, V> greedy(Evaluator<S> evaluator, double slip) {
        return (_, seat, luck) -> new GreedyBot<>(box.game(), evaluator, seat, slip, luck);
    }

    private Samples samples(int generation, List<Player<M, V>> pool, int games, long stream) {
        var play = new SelfPlay<>(box, features, setups(), pool, plan.positions(), plan.seed() + (stream << 32));
        var parts = new Samples[games];
        var next = new AtomicInteger();
        var done = new AtomicInteger();
        Runnable work = () -> {
            for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
                parts[game] = new Samples(features.names().size());
                play.play(game, parts[game]);
                parts[game].trim();
                listener.accept(new Progress.Played(generation, done.incrementAndGet(), games));
            }
        };
        CompletableFuture.allOf(IntStream.range(0, Runtime.getRuntime().availableProcessors())
                        .mapToObj(_ -> CompletableFuture.runAsync(
                                work, task -> Thread.ofPlatform().daemon().start(task)))
                        .toArray(CompletableFuture[]::new))
                .join();
        var all = new Samples(features.names().size());
        for (var part : parts) {
            all.addAll(part);
        }
        return all;
    }

    /// All seat counts, with the standard options and with each preset.
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

    /// The mean of the final scores.
    private static double scoreUnit(Samples samples) {
        double sum = 0;
        for (int sample = 0; sample < samples.count(); sample++) {
            sum += Math.abs(samples.score(sample, 0));
        }
        return Math.max(1, Math.rint(sum / Math.max(1, samples.count())));
    }

    private Net train(int generation, Samples samples, Samples test, List<Integer> hidden, double unit) {
        var sizes = IntStream.concat(
                        IntStream.concat(
                                IntStream.of(samples.width()), hidden.stream().mapToInt(Integer::intValue)),
                        IntStream.of(Net.OUTPUTS))
                .toArray();
        var trainer = new Trainer(samples, sizes, unit, plan.decay(), plan.seed());
        var luck = Generator.of(plan.seed(), -generation);
        var order = IntStream.range(0, samples.count()).toArray();
        int epochs = hidden.isEmpty() ? Math.min(LINEAR_EPOCHS, plan.epochs()) : plan.epochs();
        for (int epoch = 0; epoch < epochs; epoch++) {
            shuffle(order, luck);
            // Half a cosine: large steps first, hardly any in the end.
            double rate = plan.rate() * (1 + StrictMath.cos(Math.PI * epoch / epochs)) / 2;
            double loss = trainer.epoch(order, BATCH, rate);
            listener.accept(
                    new Progress.Epoch(generation, hidden.isEmpty(), epoch + 1, loss, measure(test, trainer.net())));
        }
        return trainer.net();
    }

    private static void shuffle(int[] order, Generator luck) {
        for (int i = order.length - 1; i > 0; i--) {
            int other = luck.below(i + 1);
            int kept = order[i];
            order[i] = order[other];
            order[other] = kept;
        }
    }

    private static double[] even(int parties) {
        return IntStream.range(0, parties).mapToDouble(_ -> 1.0 / parties).toArray();
    }

    private static Calibration measure(Samples samples, Net net) {
        return Calibration.of(samples, sample -> {
            int parties = samples.parties(sample);
            var claims = new double[parties];
            for (int party = 0; party < parties; party++) {
                claims[party] = net.claim(samples.features(), (samples.firstRow(sample) + party) * samples.width());
            }
            return Trainer.softmax(claims);
        });
    }
}
