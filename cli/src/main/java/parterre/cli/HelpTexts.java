package parterre.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parterre.wording.MessageCatalogue;
import parterre.wording.Wording;

/// The help of all commands in one language, by the keys that picocli looks for:
/// `parterre.play.usage.description`, `parterre.play.seats`. Text that is the same for several commands has a
/// key without the command: `seats`.
final class HelpTexts extends ResourceBundle {
    /// The room of the help texts.
    static final String ROOM = "help";

    private final Map<String, String> lines = new LinkedHashMap<>();

    /// @param game a game's slug, for examples that can be typed without a change
    HelpTexts(Locale language, String game) {
        var wording = Wording.of(language, List.of(ROOM));
        var arguments = Map.<String, Object>of(
                "game",
                game,
                "languages",
                Language.all().stream().map(Locale::toLanguageTag).collect(Collectors.joining(", ")),
                "standard",
                "${DEFAULT-VALUE}");
        var keys = MessageCatalogue.find(ROOM, MessageCatalogue.STANDARD)
                .map(catalogue -> catalogue.patterns().keySet())
                .orElseThrow();
        for (var key : keys) {
            // Picocli treats a text as a format, and finds its lines by numbers.
            var text = wording.text(key, arguments).orElseThrow().replace("%", "%%");
            if (isHeading(key)) {
                lines.put(key, text.replace("\n", "%n"));
                continue;
            }
            var parts = text.split("\n", -1);
            for (int i = 0; i < parts.length; i++) {
                lines.put(key + "." + i, parts[i]);
            }
        }
    }

    private static boolean isHeading(String key) {
        return key.endsWith("Heading");
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return lines.get(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(lines.keySet());
    }
}
