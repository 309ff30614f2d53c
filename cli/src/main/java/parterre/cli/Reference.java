package parterre.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import parterre.engine.box.GameBox;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Figures of a game from another implementation of the same rules. `parterre sanity` compares ours with them.
/// A game ships them as `/parterre/room/SLUG/sanity.json`, and docs/cli.md describes the file.
///
/// @param says the source of the figures
/// @param skipped for each seat, how many decisions at the beginning of a game `branching` leaves out
/// @param constants the numbers that need no play, by name
/// @param rows bots at tables
/// @param explained why ours differ, by bot and then by measure; required for a difference of more than a
///     quarter
record Reference(
        String says,
        int skipped,
        Map<String, BigDecimal> constants,
        List<Row> rows,
        Map<String, Map<String, String>> explained) {
    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .build();

    /// One bot in every seat of a table, or one for each.
    ///
    /// @param bot as `--seats` takes it; `BOT against LINE-UP` plays equally often against each bot of the
    ///     line-up
    /// @param seats the number of players
    /// @param options the options that differ from the standard
    /// @param games the number of games behind the figures
    /// @param judged true if the rules alone decide the figures (uniformly random play): then they must agree.
    ///     Figures of any other bot are only compared, since two bots of the same name may play differently
    /// @param figures by the name of their measure, with as many digits as are known
    record Row(
            String bot,
            int seats,
            Map<String, String> options,
            int games,
            boolean judged,
            Map<String, BigDecimal> figures) {
        private static final String AGAINST = " against ";

        /// Returns the line-ups, each for an equal share of the games.
        List<String> lineUps() {
            int against = bot.indexOf(AGAINST);
            return against < 0
                    ? List.of(bot)
                    : Stream.of(bot.substring(against + AGAINST.length()).split(","))
                            .map(other -> bot.substring(0, against) + "," + other)
                            .toList();
        }

        /// Returns the options as they are typed: `scoring=group`.
        List<String> agreed() {
            return new TreeMap<>(options)
                    .entrySet().stream()
                            .map(option -> option.getKey() + "=" + option.getValue())
                            .toList();
        }
    }

    /// Returns the reference figures of this game; empty if it ships none.
    ///
    /// @throws IllegalStateException if it ships a file that cannot be read
    static Optional<Reference> of(GameBox<?, ?, ?> box) {
        var path = "/parterre/room/" + box.game().info().slug() + "/sanity.json";
        try (InputStream stream = box.getClass().getResourceAsStream(path)) {
            return stream == null ? Optional.empty() : Optional.of(read(stream.readAllBytes()));
        } catch (JacksonException e) {
            throw new IllegalStateException(path + ": " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /// Reads the file's JSON.
    static Reference read(byte[] json) {
        return STRICT.readValue(json, Reference.class);
    }

    /// Returns why this figure of ours differs, if there is an explanation.
    Optional<String> explanation(String bot, String measure) {
        return Optional.ofNullable(explained.getOrDefault(bot, Map.of()).get(measure));
    }
}
