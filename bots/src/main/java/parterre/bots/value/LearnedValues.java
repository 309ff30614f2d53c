package parterre.bots.value;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import parterre.engine.box.GameBox;

/// Loads the values of the games. Each is `/parterre/room/GAME/value.txt` among the game's resources.
public final class LearnedValues {
    private static final Map<Class<?>, Optional<NetFile>> FILES = new ConcurrentHashMap<>();

    private LearnedValues() {}

    /// Returns the value that a game comes with; empty if it has none.
    ///
    /// @throws IllegalArgumentException if its net was trained with other features than the game has
    public static <S> Optional<LearnedValue<S>> of(GameBox<S, ?, ?> box) {
        return box.features()
                .flatMap(features -> file(box).map(file -> new LearnedValue<>(box.game(), features, file)));
    }

    /// Returns the net that a game comes with; empty if it has none.
    public static Optional<NetFile> file(GameBox<?, ?, ?> box) {
        return FILES.computeIfAbsent(box.getClass(), _ -> read(box));
    }

    private static Optional<NetFile> read(GameBox<?, ?, ?> box) {
        var name = "/parterre/room/" + box.game().info().slug() + "/value.txt";
        try (var in = box.getClass().getResourceAsStream(name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(NetFile.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
