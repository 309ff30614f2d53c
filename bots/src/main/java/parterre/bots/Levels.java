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

/// The definition of the levels in a game: for each level the name of a bot.
///
/// A game's file is `/parterre/room/GAME/levels.properties` among its resources. It has a line `level=bot` for
/// each level that differs from the standard. The standard is `/parterre/room/bots/levels.properties`, which has
/// all levels. A level thinks in playouts, so that it is as strong on a slow machine as on a fast one.
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

    /// Reads the levels from the texts of such files. A later text overrides an earlier one.
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

    /// Returns the bot that a level stands for.
    public BotSpec spec(Level level) {
        return Objects.requireNonNull(specs.get(level));
    }
}
