package parterre.bots.series;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import parterre.bots.Entrant;
import parterre.bots.series.SeriesPlan.Records;
import parterre.engine.Move;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// Plays every bot of a pool against every other, in pairs of games of equal luck with seats swapped.
///
/// The pairs play one after the other: the first bot against the second, the first against the third, and so
/// on. Each pair has its own seed: the pool's seed for the first pair, and one more for each further pair. So
/// one pair can be played again by itself. The number of threads changes only the time.
///
/// A game without a winner (it was stopped, or a party without a seat won) counts as a tie.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class RoundRobin<S, M extends Move, V> {
    private static final int SEATS = 2;

    private final GameBox<S, M, V> box;
    private final List<SeriesPlan> plans;
    private final List<Pair> pairs;
    private final List<PairScore> scores = new ArrayList<>();
    private final List<Lost> lost = new ArrayList<>();
    private volatile boolean stopped;
    private volatile Runnable stopSeries = () -> {};

    private record Pair(int first, int second) {}

    /// A bot that lost its seat in a game.
    ///
    /// @param plan the series of its pair
    public record Lost(SeriesPlan plan, Outcome.Fault fault) {}

    /// Plans a round robin.
    ///
    /// @param setup the setup of every game, with two seats
    /// @param bots at least two, with different names
    /// @param games how many games each pair plays, an even number
    /// @param seed the seed of all luck
    /// @param mostSteps the number of steps after which a game without a bound is stopped
    /// @throws IllegalArgumentException if the plan does not fit, naming every problem
    public RoundRobin(
            GameBox<S, M, V> box, Setup setup, List<? extends Entrant> bots, int games, long seed, int mostSteps) {
        if (bots.stream().map(Entrant::name).distinct().count() != bots.size() || bots.size() < 2) {
            throw new IllegalArgumentException("a pool has at least two bots, each of another name");
        }
        if (setup.seats() != SEATS || games < SEATS || games % SEATS != 0) {
            throw new IllegalArgumentException("a round robin is played in pairs of games of two seats");
        }
        this.box = box;
        var found = new ArrayList<Pair>();
        for (int first = 0; first < bots.size(); first++) {
            for (int second = first + 1; second < bots.size(); second++) {
                found.add(new Pair(first, second));
            }
        }
        pairs = List.copyOf(found);
        plans = new ArrayList<>();
        for (var pair : pairs) {
            plans.add(new SeriesPlan(
                    setup,
                    List.of(bots.get(pair.first()), bots.get(pair.second())),
                    games,
                    seed + plans.size(),
                    Seating.ROTATING,
                    mostSteps,
                    Records.DROPPED));
        }
    }

    /// Returns the number of games in all.
    public int games() {
        return plans.stream().mapToInt(SeriesPlan::games).sum();
    }

    /// Plays all games, or only those before [#stop()].
    ///
    /// @param threads how many games are played at a time, at least 1
    /// @param listener receives one game at a time, with the series of its pair
    public void play(int threads, BiConsumer<SeriesPlan, Outcome> listener) {
        for (int i = 0; i < pairs.size() && !stopped; i++) {
            play(pairs.get(i), plans.get(i), threads, listener);
        }
    }

    private void play(Pair pair, SeriesPlan plan, int threads, BiConsumer<SeriesPlan, Outcome> listener) {
        var series = new MatchSeries<>(box, plan);
        stopSeries = series::stop;
        if (stopped) {
            return;
        }
        var tally = new PairTally();
        series.play(threads, outcome -> {
            listener.accept(plan, outcome);
            tally.add(outcome);
            outcome.faults().forEach(fault -> lost.add(new Lost(plan, fault)));
        });
        if (tally.games > 0) {
            scores.add(new PairScore(pair.first(), pair.second(), tally.games, tally.won));
        }
    }

    /// Begins no further game and gives up those in progress. Any thread may call it.
    public void stop() {
        stopped = true;
        stopSeries.run();
    }

    /// Returns the score of each pair that has finished a game.
    public List<PairScore> scores() {
        return List.copyOf(scores);
    }

    /// Returns the bots that lost their seats.
    public List<Lost> lost() {
        return List.copyOf(lost);
    }

    private static final class PairTally {
        private int games;
        private double won;

        void add(Outcome outcome) {
            if (outcome.result().orElse(null) instanceof Result.Group) {
                throw new IllegalArgumentException("a group that plays together has no winner");
            }
            double own = outcome.share(0);
            won += own + (1 - own - outcome.share(1)) / 2;
            games++;
        }
    }
}
