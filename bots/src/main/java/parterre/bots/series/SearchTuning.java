package parterre.bots.series;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.search.SearchOption;
import parterre.bots.search.SearchPlan;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// Looks for settings of a search that win most against several opponents. It makes several short runs of
/// [TupleBandits], and then lets the best settings of each run play off against the same opponents in new
/// games. One long run, or one opponent alone, would find settings that are good only against it.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
public final class SearchTuning<S, M extends Move, V> {
    private static final int SEATS = 2;

    /// The settings that are tried unless others are named.
    private static final List<Parameter> STANDARD = List.of(
            standard("c", "0.2", "0.5", "1", "2"),
            standard("prior", "0", "1", "4", "16"),
            standard("cut", "-1", "4", "16"),
            standard("widen", "0.5", "0.7"),
            standard("score", "0.5", "0"));

    private final GameBox<S, M, V> box;
    private final Setup setup;
    private final SearchPlan base;
    private final List<Parameter> parameters;
    private final List<Entrant> opponents;
    private final Effort effort;
    private final List<Candidate> candidates = new ArrayList<>();
    private volatile boolean stopped;
    private volatile Runnable stopSeries = () -> {};

    /// An option of the search, and the values to try beside that of the base.
    public record Parameter(SearchOption option, List<String> values) {
        public Parameter {
            values = List.copyOf(values);
        }

        /// Returns the plan with one of the values.
        ///
        /// @param place 0 for the plan as it is, or else the place of a value, from 1
        private SearchPlan in(SearchPlan plan, int place) {
            return place == 0 ? plan : option.read(plan, values.get(place - 1)).orThrow();
        }
    }

    /// How much is played.
    ///
    /// @param runs how many times settings are sought from the beginning
    /// @param points how many settings each run tries; it may try some again
    /// @param pairs how many pairs of games settings play against each opponent in a run
    /// @param playoff how many pairs the best ones play against each opponent at the end
    /// @param seed the seed of all luck
    public record Effort(int runs, int points, int pairs, int playoff, long seed) {}

    /// Settings in the playoff.
    ///
    /// @param share of the wins against all opponents, with a 95 % interval
    public record Candidate(BotSpec bot, int games, Estimate share) {}

    /// @param setup of every game, with two seats
    /// @param base the search whose settings are changed; it takes part in the playoff
    /// @param parameters at least one, each with values that the game's search accepts
    /// @param opponents at least two different bots
    public SearchTuning(
            GameBox<S, M, V> box,
            Setup setup,
            SearchPlan base,
            List<Parameter> parameters,
            List<? extends Entrant> opponents,
            Effort effort) {
        if (setup.seats() != SEATS || parameters.isEmpty()) {
            throw new IllegalArgumentException("settings are sought in games of two seats");
        }
        if (opponents.stream().map(Entrant::name).distinct().count() < 2) {
            throw new IllegalArgumentException("settings are sought against at least two opponents");
        }
        this.box = box;
        this.setup = setup;
        this.base = base;
        this.parameters = List.copyOf(parameters);
        this.opponents = List.copyOf(opponents);
        this.effort = effort;
    }

    /// Returns the settings that are tried unless others are named. A game without an evaluator has no use for some.
    public static List<Parameter> standardParameters(GameBox<?, ?, ?> box, SearchPlan base) {
        return STANDARD.stream()
                .map(each -> new Parameter(
                        each.option(),
                        each.values().stream()
                                .filter(value -> new BotSpec.Mcts(
                                                each.option().read(base, value).orThrow())
                                        .misfits(box)
                                        .isEmpty())
                                .toList()))
                .filter(each -> !each.values().isEmpty())
                .toList();
    }

    private static Parameter standard(String name, String... values) {
        return SearchOption.ALL.stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .map(option -> new Parameter(option, List.of(values)))
                .orElseThrow();
    }

    /// Returns the opponents unless others are named: the search as it is, the search by the game's first evaluator,
    /// and the greedy bot. A game without an evaluator has the search as it is and a random bot.
    public static List<Entrant> standardOpponents(GameBox<?, ?, ?> box, SearchPlan base) {
        var texts = box.evaluators().isEmpty()
                ? List.of("random")
                : List.of("mcts:" + base.budget() + ",evaluator=classic", "greedy");
        return Stream.concat(
                        Stream.of(new BotSpec.Mcts(base)),
                        texts.stream().map(text -> BotSpec.read(text).orThrow()))
                .<Entrant>map(bot -> bot)
                .toList();
    }

    /// Returns the most games that are played.
    public int mostGames() {
        int tried = effort.runs() * effort.points() * effort.pairs();
        return SEATS * opponents.size() * (tried + (effort.runs() + 1) * effort.playoff());
    }

    /// Plays.
    ///
    /// @param threads how many games are played at a time, at least 1
    /// @param listener receives each game
    /// @return the playoff, the best settings first; after [#stop()] only settings that have played all of it
    public List<Candidate> run(int threads, Consumer<Outcome> listener) {
        var found = new LinkedHashSet<SearchPlan>();
        found.add(base);
        for (int run = 0; run < effort.runs() && !stopped; run++) {
            found.add(best(run, threads, listener));
        }
        for (var plan : found) {
            if (!stopped) {
                playOff(new BotSpec.Mcts(plan), threads, listener);
            }
        }
        candidates.sort(Comparator.comparingDouble(
                        (Candidate candidate) -> candidate.share().value())
                .reversed());
        return List.copyOf(candidates);
    }

    /// Makes a run. Returns the settings that the model of the run expects to win most, among those that it
    /// tried.
    private SearchPlan best(int run, int threads, Consumer<Outcome> listener) {
        var luck = Generator.of(effort.seed(), -1L - run);
        var sizes = parameters.stream()
                .mapToInt(parameter -> 1 + parameter.values().size())
                .toArray();
        var bandits = new TupleBandits(sizes);
        var point = Arrays.stream(sizes).mapToObj(luck::below).toList();
        var tried = new LinkedHashMap<List<Integer>, SearchPlan>();
        for (int i = 0; i < effort.points() && !stopped; i++) {
            var plan = plan(point);
            long seed = Generator.of(effort.seed(), (long) run * effort.points() + i)
                    .bits();
            var scores = scores(new BotSpec.Mcts(plan), effort.pairs(), seed, threads, listener);
            if (!stopped) {
                tried.put(point, plan);
                bandits.add(point, 1 - scores.mean());
                point = bandits.next(point, luck);
            }
        }
        return tried.entrySet().stream()
                .min(Comparator.comparingDouble(entry -> bandits.estimate(entry.getKey())))
                .map(entry -> entry.getValue())
                .orElse(base);
    }

    private SearchPlan plan(List<Integer> point) {
        var plan = base;
        for (int i = 0; i < parameters.size(); i++) {
            plan = parameters.get(i).in(plan, point.get(i));
        }
        return plan;
    }

    private void playOff(BotSpec bot, int threads, Consumer<Outcome> listener) {
        var scores = scores(bot, effort.playoff(), ~effort.seed(), threads, listener);
        if (!stopped) {
            candidates.add(new Candidate(bot, scores.games(), scores.interval()));
        }
    }

    /// Returns what a bot takes in pairs of games against each opponent.
    private RoundScores scores(BotSpec bot, int pairs, long seed, int threads, Consumer<Outcome> listener) {
        var scores = new RoundScores(SEATS);
        for (int i = 0; i < opponents.size() && !stopped; i++) {
            var lineUp = List.of(bot, opponents.get(i));
            var series = new MatchSeries<>(box, SeriesPlan.of(setup, lineUp, SEATS * pairs, seed + i));
            stopSeries = series::stop;
            var first = new double[1];
            if (!stopped) {
                series.play(threads, outcome -> {
                    listener.accept(outcome);
                    if (outcome.number() % SEATS == 0) {
                        first[0] = share(outcome);
                    } else {
                        scores.add((first[0] + share(outcome)) / SEATS);
                    }
                });
            }
        }
        return scores;
    }

    /// Returns the share of the win. If neither bot won, the win counts as shared evenly.
    private static double share(Outcome outcome) {
        double own = outcome.share(0);
        return own + (1 - own - outcome.share(1)) / SEATS;
    }

    /// Begins no further game and gives up those in progress. Any thread may call it.
    public void stop() {
        stopped = true;
        stopSeries.run();
    }
}
