package parterre.wording;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import parterre.engine.box.GameBox;

/// The text of a game's rules in one language.
///
/// @param language the language of the text
/// @param markdown the text, which [parterre.engine.box.RuleBook] can read
public record RulesText(Locale language, String markdown) {
    /// Finds the rules of a game beside its classes, at `/parterre/languages/LANGUAGE/SLUG/RULES.md`. Falls back to
    /// `/parterre/room/SLUG/RULES.md`, which is English.
    ///
    /// @throws IllegalStateException if the game has no RULES.md
    public static RulesText of(GameBox<?, ?, ?> box, Locale language) {
        var slug = box.game().info().slug();
        var english = "/parterre/room/" + slug + "/RULES.md";
        return find(box, MessageCatalogue.translated(slug, language, "RULES.md"), Locale.of(language.getLanguage()))
                .or(() -> find(box, english, MessageCatalogue.STANDARD))
                .orElseThrow(() -> new IllegalStateException(english + " is not packed with the game"));
    }

    private static Optional<RulesText> find(GameBox<?, ?, ?> box, String name, Locale language) {
        try (var file = box.getClass().getResourceAsStream(name)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new RulesText(language, new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
