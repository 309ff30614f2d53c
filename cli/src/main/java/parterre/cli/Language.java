package parterre.cli;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.wording.MessageCatalogue;

/// The language in which the terminal speaks.
final class Language {
    private Language() {}

    /// Returns the language of the environment: of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set. English
    /// if none is set or if Parterre does not speak that language.
    static Locale of(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .flatMap(Language::known)
                .orElse(MessageCatalogue.STANDARD);
    }

    /// Returns the language that `de`, `de_DE` or `de_DE.UTF-8` names, if Parterre speaks it.
    static Optional<Locale> known(String name) {
        var code = name.split("[-_.@]", 2)[0].toLowerCase(Locale.ROOT);
        return MessageCatalogue.languages("cli").stream()
                .filter(language -> language.getLanguage().equals(code))
                .findFirst();
    }
}
