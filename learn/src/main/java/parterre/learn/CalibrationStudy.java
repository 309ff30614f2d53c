package parterre.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.bots.Entrant;
import parterre.bots.value.LearnedValues;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Features;
import parterre.engine.box.GameBox;
import parterre.learn.SelfPlay.Player;

/// Measures how far the chances of a game's learned value can be trusted. It uses games between bots that did
/// not train the value.
///
/// For comparison it also measures even shares, the game's first evaluator (one factor turns its points into
/// chances) and a linear model. The evaluator and the linear model are fitted to a quarter as many further
/// games of the same bots. So they know these bots better than the learned value does.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class CalibrationStudy<S, M extends Move, V> {
    private static final int FIT_PART = 4;
    private static final int PHASES = 3;
    private static final Fitting ONE_FACTOR = new Fitting(List.of(), 4, 0.02, 0, 1);
    private static final Fitting LINEAR = new Fitting(List.of(), 4, 0.002, 0.000_01, 1);

    private final GameBox<S, M, V> box;
    private final Setup setup;
    private final List<? extends Entrant> bots;
    private final int games;
    private final int positions;
    private final long seed;

    /// A source of expected shares of the win.
    public enum Model {
        LEARNED,
        EVALUATOR,
        LINEAR,
        EVEN
    }

    /// The positions over which a row was counted.
    public sealed interface Part {
        /// All positions.
        record All() implements Part {}

        /// The positions of a part of the game, by steps.
        ///
        /// @param number from 1
        record Phase(int number, int of) implements Part {}

        /// The positions of games of two between these bots, or of one bot against an automa.
        record Pair(List<String> bots) implements Part {}
    }

    /// The result of a model.
    public record Row(Part part, Model model, Calibration measured) {}

    /// The results of a study.
    ///
    /// @param rows for all positions every model; for each part only the learned value
    /// @param factor the scale of the first evaluator, fitted to these games. A lead of this many points makes a
    ///     party three times as likely to win. Empty if the game has no evaluator
    public record Report(int games, List<Row> rows, Optional<Double> factor) {
        public Report {
            rows = List.copyOf(rows);
        }
    }

    /// @param setup the setup of every game
    /// @param bots the pool from which a bot is drawn for each seat
    /// @param games the number of games to measure on
    /// @param positions the number of positions kept from each game
    /// @throws IllegalArgumentException if the game has no learned value
    public CalibrationStudy(
            GameBox<S, M, V> box, Setup setup, List<? extends Entrant> bots, int games, int positions, long seed) {
        if (LearnedValues.of(box).isEmpty()) {
            throw new IllegalArgumentException(box.game().info().slug() + ": no learned value");
        }
        this.box = box;
        this.setup = setup;
        this.bots = List.copyOf(bots);
        this.games = games;
        this.positions = positions;
        this.seed = seed;
    }

    /// Returns how many games are played.
    public int gamesInAll() {
        return games + Math.max(1, games / FIT_PART);
    }

    /// Plays and measures. Returns empty if no game had a winner.
    ///
    /// @param played called after each game
    public Optional<Report> run(IntConsumer played) {
        var features = box.features().orElseThrow();
        var evaluator = box.evaluators().stream().findFirst();
        var wide = new Widened<>(features, evaluator.orElse(null), setup.seats());
        var fit = play(wide, Math.max(1, games / FIT_PART), 1, played);
        if (fit.count() == 0) {
            return Optional.empty();
        }
        var test = play(wide, games, 2, played);
        if (test.count() == 0) {
            return Optional.empty();
        }
        int width = features.names().size();
        double unit = Fitting.scoreUnit(fit);
        var net = LearnedValues.of(box).orElseThrow().net();
        var linear = LINEAR.fit(fit.columns(0, width), unit, 1, (_, _, _) -> {});
        var rows = new ArrayList<Row>();
        var learned = Fitting.shares(test, net);
        rows.add(row(test, Model.LEARNED, learned));
        Optional<Double> factor = Optional.empty();
        if (evaluator.isPresent()) {
            var opinions = test.columns(width, width + 1);
            var fitted = ONE_FACTOR.fit(fit.columns(width, width + 1), unit, 1, (_, _, _) -> {});
            rows.add(row(test, Model.EVALUATOR, Fitting.shares(opinions, fitted)));
            double slope = fitted.claim(new float[] {1}, 0) - fitted.claim(new float[] {0}, 0);
            factor = Optional.of(Math.log(3) / slope * evaluator.get().scale());
        }
        rows.add(row(test, Model.LINEAR, Fitting.shares(test, linear)));
        rows.add(row(test, Model.EVEN, sample -> even(test.parties(sample))));
        for (int phase = 1; phase <= PHASES; phase++) {
            int number = phase;
            part(rows, test, learned, new Part.Phase(phase, PHASES), sample -> phase(test, sample) == number);
        }
        for (var pair : pairs(test)) {
            part(
                    rows,
                    test,
                    learned,
                    new Part.Pair(
                            pair.stream().map(place -> bots.get(place).name()).toList()),
                    sample -> pair(test, sample).equals(pair));
        }
        return Optional.of(new Report(games, rows, factor));
    }

    private Samples play(Features<S> features, int count, long stream, IntConsumer played) {
        var pool = bots.stream()
                .<Player<M, V>>map(bot -> (agreed, seat, luck) -> bot.sit(box, agreed, seat, luck))
                .toList();
        return new SelfPlay<>(box, features, List.of(setup), pool, positions, 0, seed + (stream << 40))
                .play(count, Optional.empty(), stream, played);
    }

    private static Row row(Samples test, Model model, IntFunction<double[]> expected) {
        return new Row(new Part.All(), model, Calibration.of(test, expected));
    }

    private static void part(
            List<Row> rows, Samples test, IntFunction<double[]> learned, Part part, IntPredicate belongs) {
        var of = IntStream.range(0, test.count()).filter(belongs).toArray();
        if (of.length > 0) {
            rows.add(new Row(part, Model.LEARNED, Calibration.of(test, of, learned)));
        }
    }

    private static int phase(Samples test, int sample) {
        return Math.min(PHASES, 1 + (int) (PHASES * test.progress(sample)));
    }

    private static List<Integer> pair(Samples test, int sample) {
        return IntStream.range(0, test.parties(sample))
                .map(party -> test.player(sample, party))
                .filter(player -> player >= 0)
                .sorted()
                .boxed()
                .toList();
    }

    private static List<List<Integer>> pairs(Samples test) {
        return IntStream.range(0, test.count())
                .mapToObj(sample -> pair(test, sample))
                .filter(pair -> pair.size() <= 2)
                .distinct()
                .sorted((one, other) -> Arrays.compare(
                        one.stream().mapToInt(Integer::intValue).toArray(),
                        other.stream().mapToInt(Integer::intValue).toArray()))
                .toList();
    }

    static double[] even(int parties) {
        return IntStream.range(0, parties).mapToDouble(_ -> 1.0 / parties).toArray();
    }

    /// Features, followed by an evaluator's opinion of each party, in units of its scale.
    private record Widened<S>(Features<S> own, @Nullable Evaluator<S> evaluator, int seats) implements Features<S> {
        @Override
        public List<String> names() {
            return Stream.concat(own.names().stream(), Stream.of("opinion")).toList();
        }

        @Override
        public int parties(S position) {
            return own.parties(position);
        }

        @Override
        public void write(S position, float[] into) {
            int parties = own.parties(position);
            int width = own.names().size();
            var numbers = new float[parties * width];
            own.write(position, numbers);
            for (int party = 0; party < parties; party++) {
                System.arraycopy(numbers, party * width, into, party * (width + 1), width);
                into[party * (width + 1) + width] = opinion(position, party);
            }
        }

        private float opinion(S position, int party) {
            return evaluator == null || party >= seats
                    ? 0
                    : (float) (evaluator.value(position, Seat.of(party)) / evaluator.scale());
        }
    }
}
