package parterre.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import parterre.bots.words.BotProblem;
import parterre.engine.Reading;

/// The ladder: bots with plain names, weakest first. [Levels] defines them for each game. `docs/strength.md`
/// has their measured strength.
public enum Level {
    /// Errs often: for a first game.
    GENTLE("gentle"),
    /// Sees one move ahead and errs now and then.
    FAIR("fair"),
    /// Seldom errs.
    KEEN("keen"),
    /// Looks ahead.
    STRONG("strong"),
    /// Takes its time.
    EXPERT("expert");

    private final String word;

    Level(String word) {
        this.word = word;
    }

    /// Returns its name as people write it and servers store it.
    public String word() {
        return word;
    }

    /// Returns the levels that are weaker than this one, the strongest of them first.
    public List<Level> weaker() {
        return Arrays.stream(values())
                .takeWhile(level -> level != this)
                .toList()
                .reversed();
    }

    /// Returns the names of all levels, weakest first.
    static List<String> words() {
        return Arrays.stream(values()).map(Level::word).toList();
    }

    /// Returns the level with this name.
    public static Reading<Level> read(String text) {
        var word = text.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(level -> level.word().equals(word))
                .findFirst()
                .map(Reading::good)
                .orElseGet(() -> Reading.bad(text, new BotProblem.NotALevel(words())));
    }
}
