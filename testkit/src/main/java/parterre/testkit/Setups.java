package parterre.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Option;
import parterre.engine.Setup;
import parterre.engine.walk.Variations;

/// Setups of a game that are worth a test: every number of seats, every edition, every preset, each option
/// at each of its telling values, and random mixtures.
public final class Setups {
    private static final int MIXTURES = 5;

    private final Game<?, ?, ?> game;
    private final Map<String, List<String>> values;

    private Setups(Game<?, ?, ?> game, Map<String, List<String>> values) {
        this.game = game;
        this.values = values;
    }

    /// Returns the setups that the game accepts, in a fixed order, the standard ones first.
    ///
    /// @param values more values to try, by the option's name
    public static List<Setup> of(Game<?, ?, ?> game, Map<String, List<String>> values) {
        return List.copyOf(new Setups(game, values).accepted());
    }

    /// Returns the standard setup, made short by the options that say when a game is over at the latest. A whole game
    /// between players who move at random is then no longer than one between people.
    public static Setup brief(GameInfo info, int seats) {
        var rounds = info.options().stream()
                .filter(option -> option.name().equals("round-cap"))
                .flatMap(option -> option instanceof Option.Range range ? Stream.of(range) : Stream.empty())
                .collect(Collectors.toMap(Option::name, range -> Integer.toString(range.least())));
        return Setup.read(info, info.edition(), seats, rounds).orThrow();
    }

    /// Returns the setups that the game refuses, made as in [#of].
    static List<Setup> refused(Game<?, ?, ?> game, Map<String, List<String>> values) {
        return List.copyOf(new Setups(game, values).refused());
    }

    /// Returns every number of seats, edition and preset. Each interesting value of an option at one number of seats
    /// that takes it, by turns. Mixtures at every number of seats.
    private Set<Setup> accepted() {
        var info = game.info();
        var setups = new LinkedHashSet<Setup>();
        for (int edition = info.edition(); edition >= info.oldestEdition(); edition--) {
            for (int seats : seats(0)) {
                setups.add(setup(edition, seats, Map.of()));
            }
        }
        for (var preset : info.presets()) {
            seats(0).forEach(seats -> setups.add(setup(info.edition(), seats, preset.options())));
        }
        int turn = 0;
        for (var option : info.options()) {
            for (var text : texts(option, info.leastSeats())) {
                seats(turn++).stream()
                        .map(seats -> setup(info.edition(), seats, Map.of(option.name(), text)))
                        .filter(setup -> game.refusal(setup).isEmpty())
                        .findFirst()
                        .ifPresent(setups::add);
            }
        }
        setups.addAll(mixtures());
        setups.removeIf(setup -> game.refusal(setup).isPresent());
        return setups;
    }

    /// Mixtures, and every value at every number of seats, as far as the game refuses them.
    private Set<Setup> refused() {
        var setups = new LinkedHashSet<>(mixtures());
        for (var option : game.info().options()) {
            for (int seats : seats(0)) {
                for (var text : texts(option, seats)) {
                    setups.add(setup(game.info().edition(), seats, Map.of(option.name(), text)));
                }
            }
        }
        setups.removeIf(setup -> game.refusal(setup).isEmpty());
        return setups;
    }

    /// Returns every number of seats, another one first each time.
    private List<Integer> seats(int turn) {
        var info = game.info();
        int counts = info.mostSeats() - info.leastSeats() + 1;
        return IntStream.range(0, counts)
                .map(i -> info.leastSeats() + (i + turn) % counts)
                .boxed()
                .toList();
    }

    private Set<Setup> mixtures() {
        var mixtures = new LinkedHashSet<Setup>();
        for (int seats : seats(0)) {
            var luck = Generator.of(seats);
            for (int i = 0; i < MIXTURES; i++) {
                mixtures.add(mixture(seats, luck));
            }
        }
        return mixtures;
    }

    private Setup mixture(int seats, Luck luck) {
        var info = game.info();
        var chosen = new TreeMap<String, String>();
        for (var option : info.options()) {
            var texts = texts(option, seats);
            if (luck.below(2) == 0) {
                chosen.put(option.name(), texts.get(luck.below(texts.size())));
            }
        }
        int edition = info.oldestEdition() + luck.below(info.edition() - info.oldestEdition() + 1);
        return setup(edition, seats, chosen);
    }

    private List<String> texts(Option<?> option, int seats) {
        var texts = new ArrayList<>(Variations.values(option, seats));
        texts.addAll(values.getOrDefault(option.name(), List.of()));
        return texts;
    }

    private Setup setup(int edition, int seats, Map<String, String> options) {
        return Setup.read(game.info(), edition, seats, options).orThrow();
    }
}
