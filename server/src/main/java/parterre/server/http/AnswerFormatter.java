package parterre.server.http;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.box.GameBox;
import parterre.server.wire.CallFormatter;
import parterre.wording.CombinedWording;
import parterre.wording.MessageCatalogue;
import parterre.wording.Naming;

/// Says the answer to a call in the caller's language. Uses English if the caller names no supported language.
final class AnswerFormatter {
    private final Map<Locale, CombinedWording> wordings;

    AnswerFormatter(List<GameBox<?, ?, ?>> games) {
        wordings = Stream.concat(MessageCatalogue.languages("server").stream(), Stream.of(MessageCatalogue.PSEUDO))
                .collect(Collectors.toMap(Function.identity(), language -> CombinedWording.of(language, games)));
    }

    /// Returns a formatter for a caller.
    ///
    /// @param header the value of `Accept-Language`, empty if the call has none
    /// @param naming who sits where, asked for when something is said
    CallFormatter formatter(Optional<String> header, Supplier<Naming> naming) {
        var wording = Objects.requireNonNull(wordings.get(language(header)), "a known language");
        return message -> wording.say(message, naming.get());
    }

    /// Returns the languages that a header names, the preferred one first. Empty if the header cannot be read.
    static List<Locale> languages(Optional<String> header) {
        try {
            return Locale.LanguageRange.parse(header.orElse("")).stream()
                    .filter(range -> range.getWeight() > 0)
                    .map(range -> Locale.forLanguageTag(range.getRange()))
                    .toList();
        } catch (IllegalArgumentException _) {
            // A header that cannot be read states no preference.
            return List.of();
        }
    }

    private Locale language(Optional<String> header) {
        return languages(header).stream()
                .flatMap(asked -> Stream.of(asked, Locale.of(asked.getLanguage())))
                .filter(wordings::containsKey)
                .findFirst()
                .orElse(MessageCatalogue.STANDARD);
    }
}
