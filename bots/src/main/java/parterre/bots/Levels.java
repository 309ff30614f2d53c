package parterre.bots;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import parterre.engine.box.GameBox;

/// What the levels are made of in a game: for each level the name of a bot.
///
/// A game says it in `/parterre/room/GAME/levels.properties` among its resources, with a line `level=bot` for
/// each level that differs from the standard of the house. That stands in
/// `/parterre/room/bots/levels.properties` and has all levels. A level thinks in playouts, so that it is as
/// strong on a slow machine as on a fast one.
public final class Levels {
    private static final Map<Class<?>, Levels> OF_GAMES = new ConcurrentHashMap<>();

    private final Map<Level, BotSpec> specs;

    private Levels(Map<Level, BotSpec> specs) {
        this.specs = new EnumMap<>(specs);
    }

    /// Returns the levels of a game.
    ///
    /// @throws IllegalArgumentException if the game's file has a mistake, naming it
    public static Levels of(GameBox<?, ?, ?> box) {
        return OF_GAMES.computeIfAbsent(box.getClass(), _ -> {
            var standard = text(Levels.class, path("bots")).orElseThrow();
            var own = text(box.getClass(), path(box.game().info().slug())).orElse("");
            return new Levels(read(standard, own));
        });
    }

    private static String path(String room) {
        return "/parterre/room/" + room + "/levels.properties";
    }

    private static Optional<String> text(Class<?> from, String path) {
        try (var stream = from.getResourceAsStream(path)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /// Reads the levels from texts of such files; what a later text says counts.
    ///
    /// @throws IllegalArgumentException if there is a mistake, naming it
    static Map<Level, BotSpec> read(String... texts) {
        var specs = new EnumMap<Level, BotSpec>(Level.class);
        for (var text : texts) {
            var lines = new Properties();
            try {
                lines.load(new StringReader(text));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            for (var word : lines.stringPropertyNames()) {
                specs.put(Level.read(word).orThrow(), spec(lines.getProperty(word)));
            }
        }
        if (specs.size() != Level.values().length) {
            throw new IllegalArgumentException("levels are missing: only " + specs.keySet() + " are there");
        }
        return specs;
    }

    private static BotSpec spec(String text) {
        var spec = BotSpec.read(text).orThrow();
        if (spec instanceof BotSpec.OfLevel || !spec.reproducible()) {
            throw new IllegalArgumentException(text + " cannot be a level, which thinks in playouts on one thread");
        }
        return spec;
    }

    /// Returns what a level is made of.
    public BotSpec spec(Level level) {
        return Objects.requireNonNull(specs.get(level));
    }
}
