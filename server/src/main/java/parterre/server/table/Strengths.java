package parterre.server.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import parterre.bots.Level;
import parterre.engine.box.GameBox;
import parterre.server.wire.LevelNote;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// What was measured of how strong the levels are in a game: each against a weaker one, in pairs of games with seats
/// swapped and equal luck. A game ships it as `/parterre/room/SLUG/strength.json`; docs/strength.md describes the file.
///
/// @param says when and how it was measured, for who reads the file
/// @param series a measurement each; a level that is in none was not measured in this game
record Strengths(String says, List<Series> series) {
    private static final Strengths NONE = new Strengths("", List.of());
    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    /// Games of two.
    ///
    /// @param level whose strength it is
    /// @param against a weaker level, or `random`
    /// @param games how many, at least 1
    /// @param won the share that it won, in per cent from 0 to 100; a tie counts half
    record Series(String level, String against, int games, BigDecimal won) {
        Series {
            if (games < 1 || won.signum() < 0 || won.compareTo(BigDecimal.valueOf(100)) > 0) {
                throw new IllegalArgumentException(won + " % of " + games + " games is no share");
            }
            Level.read(level).orThrow();
            if (!against.equals("random")) {
                Level.read(against).orThrow();
            }
        }
    }

    /// What this game ships; nothing if it ships no file.
    ///
    /// @throws IllegalStateException if the file cannot be read
    static Strengths of(GameBox<?, ?, ?> box) {
        var path = "/parterre/room/" + box.game().info().slug() + "/strength.json";
        try (InputStream stream = box.getClass().getResourceAsStream(path)) {
            return stream == null ? NONE : STRICT.readValue(stream.readAllBytes(), Strengths.class);
        } catch (JacksonException e) {
            throw new IllegalStateException(path + ": " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /// What was measured of a level, for players.
    LevelNote of(Level level) {
        var found = series.stream()
                .filter(one -> one.level().equals(level.word()))
                .map(one -> new LevelNote.WonGames(one.won().doubleValue(), one.games(), title(one.against())))
                .toList();
        return found.isEmpty() ? new LevelNote.UnmeasuredStrength() : new LevelNote.MeasuredStrength(found);
    }

    private static String title(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
