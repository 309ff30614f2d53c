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
    /// Finds the rules of a game beside its classes, at `/parterre/room/SLUG/RULES.xx.md` for the language `xx`. Falls
    /// back to RULES.md, which is English.
    ///
    /// @throws IllegalStateException if the game has no RULES.md
    public static RulesText of(GameBox<?, ?, ?> box, Locale language) {
        var folder = "/parterre/room/" + box.game().info().slug() + "/";
        return find(box, folder + "RULES." + language.getLanguage() + ".md", Locale.of(language.getLanguage()))
                .or(() -> find(box, folder + "RULES.md", Locale.ENGLISH))
                .orElseThrow(() -> new IllegalStateException(folder + "RULES.md is not packed with the game"));
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
