package parterre.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.wording.MessageCatalogue;

/// Finds the language of the terminal's messages.
final class Language {
    private static final String OPTION = "--lang";

    private Language() {}

    /// Returns the languages that can be chosen, the standard language first.
    static List<Locale> all() {
        return MessageCatalogue.languages("cli");
    }

    /// Returns the language that a command line asks for by `--lang de` or `--lang=de`, otherwise the language
    /// of the environment.
    static Locale of(String[] args, Map<String, String> environment) {
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(OPTION + "=")) {
                return known(args[i].substring(OPTION.length() + 1)).orElseGet(() -> of(environment));
            }
            if (args[i].equals(OPTION) && i + 1 < args.length) {
                return known(args[i + 1]).orElseGet(() -> of(environment));
            }
        }
        return of(environment);
    }

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

    /// Returns the language that `de`, `de_DE` or `de_DE.UTF-8` names, if Parterre speaks it. `en-XA` names the
    /// language of tests.
    static Optional<Locale> known(String name) {
        if (name.equals(MessageCatalogue.PSEUDO.toLanguageTag())) {
            return Optional.of(MessageCatalogue.PSEUDO);
        }
        var code = name.split("[-_.@]", 2)[0].toLowerCase(Locale.ROOT);
        return all().stream()
                .filter(language -> language.getLanguage().equals(code))
                .findFirst();
    }
}
