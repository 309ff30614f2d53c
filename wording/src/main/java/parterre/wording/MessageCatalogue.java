package parterre.wording;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parterre.engine.Reading;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// The messages of one room in one language.
///
/// @param room the room: a game's slug, or `cli`
/// @param language the language of the patterns
/// @param patterns ICU patterns by key
public record MessageCatalogue(String room, Locale language, Map<String, String> patterns) {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /// The language whose messages are always complete.
    public static final Locale STANDARD = Locale.ENGLISH;

    /// The language that tests look at: English with accents on every letter, each word 40 % longer. Made from the
    /// standard catalogue.
    public static final Locale PSEUDO = Locale.forLanguageTag("en-XA");

    public MessageCatalogue {
        patterns = Map.copyOf(patterns);
    }

    /// Reads a catalogue. Names every key whose pattern ICU does not understand.
    public static Reading<MessageCatalogue> read(String room, Locale language, String json) {
        Map<String, String> patterns;
        try {
            patterns = MAPPER.readValue(json, new TypeReference<TreeMap<String, String>>() {});
        } catch (JacksonException e) {
            return Reading.bad(
                    room + " (" + language.toLanguageTag() + ")",
                    "cannot be read as JSON: " + e.getOriginalMessage(),
                    "write one object whose values are texts, each key once");
        }
        var problems = new ArrayList<Reading.Problem>();
        patterns.forEach((key, pattern) -> {
            try {
                new MessageFormat(pattern, ULocale.forLocale(language));
            } catch (IllegalArgumentException e) {
                problems.add(new Reading.Problem(
                        0,
                        key,
                        "has a pattern that ICU does not understand: " + e.getMessage(),
                        "correct '" + pattern + "'"));
            }
        });
        return problems.isEmpty()
                ? Reading.good(new MessageCatalogue(room, language, patterns))
                : new Reading.Bad<>(problems);
    }

    /// Finds a room's catalogue on the class path, at `/parterre/room/ROOM/messages/LANGUAGE.json`.
    ///
    /// @throws IllegalArgumentException with every problem, if there is one and it cannot be read
    public static Optional<MessageCatalogue> find(String room, Locale language) {
        if (language.equals(PSEUDO)) {
            return find(room, STANDARD).map(found -> new MessageCatalogue(room, PSEUDO, Pseudo.of(found.patterns())));
        }
        var name = "/parterre/room/" + room + "/messages/" + language.getLanguage() + ".json";
        try (var file = MessageCatalogue.class.getResourceAsStream(name)) {
            if (file == null) {
                return Optional.empty();
            }
            return Optional.of(read(room, language, new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .orThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the languages in which this room has a catalogue, the standard language first.
    public static List<Locale> languages(String room) {
        return List.of(STANDARD, Locale.GERMAN).stream()
                .filter(language -> find(room, language).isPresent())
                .toList();
    }
}
