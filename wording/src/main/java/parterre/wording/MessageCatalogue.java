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
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
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

    /// The languages of each room that was asked for. They are kept, because a class path does not change.
    private static final Map<String, List<Locale>> LANGUAGES = new ConcurrentHashMap<>();

    /// The component by which a message may have words of its own for one thing: `SpeciesName.oak`.
    static final String ID = "id";

    /// The language whose messages are always complete.
    public static final Locale STANDARD = Locale.ENGLISH;

    /// The language for tests: English with accents on every letter, each word 40 % longer. It is made from the
    /// standard catalogue.
    public static final Locale PSEUDO = Locale.forLanguageTag("en-XA");

    public MessageCatalogue {
        patterns = Map.copyOf(patterns);
    }

    /// Reads a catalogue.
    ///
    /// @throws IllegalArgumentException naming every key that ICU does not understand, or telling why the text
    ///     is not a JSON object of texts
    public static MessageCatalogue read(String room, Locale language, String json) {
        Map<String, String> patterns;
        try {
            patterns = MAPPER.readValue(json, new TypeReference<TreeMap<String, String>>() {});
        } catch (JacksonException e) {
            throw new IllegalArgumentException(
                    room + " (" + language.toLanguageTag() + ") cannot be read as JSON: " + e.getOriginalMessage(), e);
        }
        var wrong = new ArrayList<String>();
        patterns.forEach((key, pattern) -> {
            try {
                new MessageFormat(pattern, ULocale.forLocale(language));
            } catch (IllegalArgumentException e) {
                wrong.add(key + " (" + pattern + "): " + e.getMessage());
            }
        });
        if (!wrong.isEmpty()) {
            throw new IllegalArgumentException(
                    room + " has patterns that ICU does not understand:\n" + String.join("\n", wrong));
        }
        return new MessageCatalogue(room, language, patterns);
    }

    /// Finds a room's catalogue on the class path, at `/parterre/room/ROOM/messages/LANGUAGE.json`.
    ///
    /// @throws IllegalArgumentException if there is one and it cannot be read
    public static Optional<MessageCatalogue> find(String room, Locale language) {
        if (language.equals(PSEUDO)) {
            return find(room, STANDARD).map(found -> new MessageCatalogue(room, PSEUDO, Pseudo.of(found.patterns())));
        }
        try (var file = MessageCatalogue.class.getResourceAsStream(file(room, language.getLanguage()))) {
            if (file == null) {
                return Optional.empty();
            }
            return Optional.of(read(room, language, new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String file(String room, String code) {
        return "/parterre/room/" + room + "/messages/" + code + ".json";
    }

    /// Returns the languages in which this room has a catalogue on the class path, the standard language first. Their
    /// names are those of ISO 639-1.
    public static List<Locale> languages(String room) {
        return LANGUAGES.computeIfAbsent(room, MessageCatalogue::discover);
    }

    private static List<Locale> discover(String room) {
        return Stream.concat(
                        Stream.of(STANDARD.getLanguage()),
                        Stream.of(Locale.getISOLanguages())
                                .filter(code -> !code.equals(STANDARD.getLanguage()))
                                .sorted())
                .filter(code -> MessageCatalogue.class.getResource(file(room, code)) != null)
                .map(Locale::of)
                .toList();
    }
}
