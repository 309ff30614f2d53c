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

/// Figures of a game that somebody else's implementation of the same rules came to: what `parterre sanity`
/// compares with. A game ships them as `/parterre/room/SLUG/sanity.json`; docs/cli.md describes the file.
///
/// @param says where they come from
/// @param skipped for each seat, how many decisions at the beginning of a game `branching` leaves out
/// @param constants what is worked out without playing, by name
/// @param rows bots at tables
/// @param explained why ours differ, which must be said of more than a quarter: by bot, and then by measure
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
    /// @param bot as `--seats` takes it; `BOT against LINE-UP` plays as often against each bot of a field
    /// @param seats how many play
    /// @param options what was agreed beyond the standard
    /// @param games over how many games the figures were taken
    /// @param judged whether the rules alone decide the figures (uniformly random play): then they must
    ///     agree; for any other bot they are only compared, since two bots of the same name need not play
    ///     alike
    /// @param figures by the name of their measure, with as many digits as are known
    record Row(
            String bot,
            int seats,
            Map<String, String> options,
            int games,
            boolean judged,
            Map<String, BigDecimal> figures) {
        private static final String AGAINST = " against ";

        /// Who sits there, each for an equal share of the games.
        List<String> lineUps() {
            int against = bot.indexOf(AGAINST);
            return against < 0
                    ? List.of(bot)
                    : Stream.of(bot.substring(against + AGAINST.length()).split(","))
                            .map(other -> bot.substring(0, against) + "," + other)
                            .toList();
        }

        /// What was agreed, as it is typed: `scoring=group`.
        List<String> agreed() {
            return new TreeMap<>(options)
                    .entrySet().stream()
                            .map(option -> option.getKey() + "=" + option.getValue())
                            .toList();
        }
    }

    /// The reference figures of this game; empty if it ships none.
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

    /// Why this figure of ours differs, if somebody said.
    Optional<String> explanation(String bot, String measure) {
        return Optional.ofNullable(explained.getOrDefault(bot, Map.of()).get(measure));
    }
}
