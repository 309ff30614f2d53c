package parterre.lab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import parterre.bots.BotSpec;
import parterre.bots.search.SearchContext;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.game.UnitResult.ArmGames;

/// Plays the units of an experiment. Thread-safe.
public final class UnitPlayer<S, M extends Move, V> {
    private final Experiment experiment;
    private final GameBox<S, M, V> box;
    private final Optional<Value<S>> value;
    private final Needs needs;

    /// The openings by arm and number of seats. Reading a card file takes long, so all games of an arm begin at one
    /// position.
    private final Map<List<Integer>, Opening<S>> openings = new ConcurrentHashMap<>();

    private UnitPlayer(Experiment experiment, GameBox<S, M, V> box) {
        this.experiment = experiment;
        this.box = box;
        value = value(box, experiment.value());
        needs = Needs.of(experiment, value.isPresent());
    }

    /// Returns the player of an experiment.
    public static UnitPlayer<?, ?, ?> of(Experiment experiment) {
        return of(experiment, experiment.box());
    }

    private static <S, M extends Move, V> UnitPlayer<S, M, V> of(Experiment experiment, GameBox<S, M, V> box) {
        return new UnitPlayer<>(experiment, box);
    }

    /// Returns the value with this name, or the game's last one; empty if nothing judges the game's positions.
    public static <S> Optional<Value<S>> value(GameBox<S, ?, ?> box, Optional<String> name) {
        return SearchContext.values(box).stream()
                .filter(each -> name.isEmpty() || each.name().equals(name.get()))
                .reduce((_, last) -> last);
    }

    /// Plays a unit. Returns empty if it was given up because `stopped` became true.
    ///
    /// @throws IllegalStateException if a game broke down, naming the game
    public Optional<UnitResult> play(Unit unit, BooleanSupplier stopped) {
        var lineUp = experiment.lineUps().get(unit.lineUp());
        var arms = new ArrayList<ArmGames>();
        for (int arm = 0; arm < experiment.arms().size(); arm++) {
            var games = games(unit, lineUp, arm, stopped);
            if (games.isEmpty()) {
                return Optional.empty();
            }
            arms.add(games.get());
        }
        return Optional.of(new UnitResult(unit, arms));
    }

    private Opening<S> opening(int arm, int seats) {
        var setup = experiment.arms().get(arm).setup(box.game().info(), seats);
        return new Opening<>(
                setup, box.game().start(setup), box.game().bound(setup).orElse(experiment.mostSteps()));
    }

    private Optional<ArmGames> games(Unit unit, LineUpPlan lineUp, int arm, BooleanSupplier stopped) {
        var opening = openings.computeIfAbsent(List.of(arm, lineUp.seats()), _ -> opening(arm, lineUp.seats()));
        var setup = opening.setup();
        var seeds = seeds(unit.lineUp(), arm);
        int rotations = lineUp.rotations();
        boolean atRandom = experiment.isOneStream(lineUp);
        var bots = experiment.arms().get(arm).specs(lineUp);
        var watch = needs.events()
                ? Optional.of(new OccurrenceWatch<>(box, CardNames.of(box.game().info(), setup)))
                : Optional.<OccurrenceWatch<S, M>>empty();
        var games = new ArrayList<GameFacts>();
        for (int block = unit.firstBlock(); block < unit.firstBlock() + unit.blocks(); block++) {
            for (int rotation = 0; rotation < rotations; rotation++) {
                if (stopped.getAsBoolean()) {
                    return Optional.empty();
                }
                var luck = new GameLuck(seeds, block, rotation, rotations, setup.seats(), atRandom);
                try {
                    games.add(
                            atRandom && needs.nothing()
                                    ? new RandomGame<>(box.game(), opening).play(block, luck.chance())
                                    : game(opening, seated(lineUp, bots, rotation), luck, watch)
                                            .play(block, rotation));
                } catch (RuntimeException e) {
                    throw new IllegalStateException(
                            "unit " + unit + ", block " + block + ", rotation " + rotation + ": " + e, e);
                }
            }
        }
        return Optional.of(new ArmGames(games, watch.map(OccurrenceWatch::games).orElseGet(TreeMap::new)));
    }

    /// Returns the seeds of a line-up in an arm. Line-ups have luck of their own.
    private Seeds seeds(int lineUp, int arm) {
        long shared = Generator.of(experiment.seed(), lineUp).bits();
        long own = Generator.of(shared, -1L - arm).bits();
        return switch (experiment.luck()) {
            case ALL -> new Seeds(shared, shared);
            case CHANCE -> new Seeds(shared, own);
            case NONE -> new Seeds(own, own);
        };
    }

    /// @param chance the seed of chance
    /// @param bots the seed of bots
    private record Seeds(long chance, long bots) {}

    private WatchedGame<S, M, V> game(
            Opening<S> opening, List<BotSpec> seated, GameLuck luck, Optional<OccurrenceWatch<S, M>> occurrences) {
        return new WatchedGame<>(box, opening, seated, luck, value, needs, occurrences);
    }

    private static List<BotSpec> seated(LineUpPlan lineUp, List<BotSpec> bots, int rotation) {
        var seated = new ArrayList<BotSpec>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seated.add(bots.get(lineUp.at(seat, rotation)));
        }
        return seated;
    }

    /// How all games of an arm begin.
    ///
    /// @param start the first position
    /// @param mostSteps the number of steps after which a game is stopped
    record Opening<S>(Setup setup, S start, int mostSteps) {
        int seats() {
            return setup.seats();
        }
    }

    /// The sources of luck of one game. All are split off from the line-up's seed by numbers.
    ///
    /// @param chance for steps of chance
    /// @param bots for the bot in each seat
    /// @param measuring for samples that measures need; it changes no game
    record GameLuck(Luck chance, List<Luck> bots, Luck measuring) {
        private static final int STREAMS = 16;

        private GameLuck(Seeds seeds, int block, int rotation, int rotations, int seats, boolean oneStream) {
            this(
                    Generator.of(oneStream ? seeds.bots : seeds.chance, block),
                    new ArrayList<>(),
                    Generator.of(seeds.bots, own(block, rotation, rotations, 0)));
            for (int seat = 0; seat < seats; seat++) {
                // A random game draws everything from one stream, in the order of the generic driver.
                bots.add(oneStream ? chance : Generator.of(seeds.bots, own(block, rotation, rotations, 1 + seat)));
            }
        }

        /// The streams below 0 are the games' own, those from 0 are shared by the games of a block.
        private static long own(int block, int rotation, int rotations, int number) {
            return -1L - (((long) block * rotations + rotation) * STREAMS + number);
        }
    }
}
