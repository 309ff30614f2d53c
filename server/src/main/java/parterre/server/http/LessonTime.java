package parterre.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Properties;

/// How long a game's lesson takes: `minutes=2` in `/parterre/room/GAME/lesson.properties` among its resources. A game
/// without a lesson has no such file.
final class LessonTime {
    private LessonTime() {}

    /// Returns the minutes; empty if the game has no lesson.
    static Optional<Integer> minutes(String game) {
        try (var in = LessonTime.class.getResourceAsStream("/parterre/room/" + game + "/lesson.properties")) {
            if (in == null) {
                return Optional.empty();
            }
            var properties = new Properties();
            properties.load(in);
            return Optional.of(Integer.valueOf(properties.getProperty("minutes")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
