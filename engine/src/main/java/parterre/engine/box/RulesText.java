package parterre.engine.box;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/// The text of a game's rules in one language.
///
/// @param language the language of the text
/// @param markdown the text, which [RuleBook] can read
public record RulesText(Locale language, String markdown) {
    /// Finds a game's rules on the class path, at `/parterre/room/SLUG/RULES.xx.md` for the language `xx`. Falls back
    /// to
    /// RULES.md, which is English.
    ///
    /// @param game a class of the game, beside which its files are packed
    /// @throws IllegalStateException if the game has no RULES.md
    static RulesText of(Class<?> game, String slug, Locale language) {
        var folder = "/parterre/room/" + slug + "/";
        return find(game, folder + "RULES." + language.getLanguage() + ".md", Locale.of(language.getLanguage()))
                .or(() -> find(game, folder + "RULES.md", Locale.ENGLISH))
                .orElseThrow(() -> new IllegalStateException(folder + "RULES.md is not packed with the game"));
    }

    private static Optional<RulesText> find(Class<?> game, String name, Locale language) {
        try (var file = game.getResourceAsStream(name)) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(new RulesText(language, new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
