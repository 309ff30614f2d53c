package parterre.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.bots.search.Budget;
import parterre.bots.search.SearchPlan;
import parterre.bots.words.BotProblem;
import parterre.engine.Reading;

/// The ladder: bots with plain names, weakest first. What has been measured of their strength
/// stands in `docs/strength.md`.
public enum Level {
    /// Greedy that plays two moves of five at random: for a first game.
    GENTLE(new BotSpec.Greedy(Optional.empty(), 0.4)),
    /// Takes what the next move brings.
    FAIR(new BotSpec.Greedy(Optional.empty(), 0)),
    /// Looks ahead a little.
    KEEN(search(250)),
    /// Looks ahead.
    STRONG(search(1_000)),
    /// Takes its time.
    EXPERT(search(8_000));

    private final BotSpec spec;

    Level(BotSpec spec) {
        this.spec = spec;
    }

    private static BotSpec search(int playouts) {
        return new BotSpec.Mcts(SearchPlan.of(new Budget.Playouts(playouts)));
    }

    /// What it is made of.
    public BotSpec spec() {
        return spec;
    }

    /// Its name as people write it.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The names of all levels, weakest first.
    static List<String> words() {
        return Arrays.stream(values()).map(Level::word).toList();
    }

    /// The level with this name.
    public static Reading<Level> read(String text) {
        var word = text.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(level -> level.word().equals(word))
                .findFirst()
                .map(Reading::good)
                .orElseGet(() -> Reading.bad(text, new BotProblem.NotALevel(words())));
    }
}
