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
import parterre.engine.box.GameBox;
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
    private static final Map<Place, List<Locale>> LANGUAGES = new ConcurrentHashMap<>();

    /// A room, and a class beside which its catalogues are found.
    private record Place(String room, Class<?> beside) {
        static Place of(String room) {
            return new Place(room, MessageCatalogue.class);
        }

        static Place of(GameBox<?, ?, ?> box) {
            return new Place(box.game().info().slug(), box.getClass());
        }
    }

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

    /// Returns where a room's messages are on the class path. The English ones, from which all are translated, are
    /// `/parterre/room/ROOM/messages/en.json`. Others are `/parterre/languages/LANGUAGE/ROOM/messages.json`.
    public static String path(String room, Locale language) {
        return language.getLanguage().equals(STANDARD.getLanguage())
                ? "/parterre/room/" + room + "/messages/en.json"
                : translated(room, language, "messages.json");
    }

    /// Returns where a file of a translation is on the class path.
    static String translated(String room, Locale language, String file) {
        return "/parterre/languages/" + language.getLanguage() + "/" + room + "/" + file;
    }

    /// Finds a room's catalogue on the class path.
    ///
    /// @throws IllegalArgumentException if there is one and it cannot be read
    public static Optional<MessageCatalogue> find(String room, Locale language) {
        return find(Place.of(room), language);
    }

    /// Finds a game's catalogue beside its classes, which may be in a jar of their own.
    ///
    /// @throws IllegalArgumentException if there is one and it cannot be read
    public static Optional<MessageCatalogue> find(GameBox<?, ?, ?> box, Locale language) {
        return find(Place.of(box), language);
    }

    private static Optional<MessageCatalogue> find(Place place, Locale language) {
        if (language.equals(PSEUDO)) {
            return find(place, STANDARD)
                    .map(found -> new MessageCatalogue(place.room(), PSEUDO, Pseudo.of(found.patterns())));
        }
        try (var file = place.beside().getResourceAsStream(path(place.room(), language))) {
            if (file == null) {
                return Optional.empty();
            }
            return Optional.of(read(place.room(), language, new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Returns the languages in which this room has a catalogue on the class path, the standard language first. Their
    /// names are those of ISO 639-1.
    public static List<Locale> languages(String room) {
        return LANGUAGES.computeIfAbsent(Place.of(room), MessageCatalogue::discover);
    }

    /// Returns the languages in which this game has a catalogue, the standard language first.
    public static List<Locale> languages(GameBox<?, ?, ?> box) {
        return LANGUAGES.computeIfAbsent(Place.of(box), MessageCatalogue::discover);
    }

    private static List<Locale> discover(Place place) {
        return Stream.concat(
                        Stream.of(STANDARD.getLanguage()),
                        Stream.of(Locale.getISOLanguages())
                                .filter(code -> !code.equals(STANDARD.getLanguage()))
                                .sorted())
                .map(Locale::of)
                .filter(language -> place.beside().getResource(path(place.room(), language)) != null)
                .toList();
    }
}
