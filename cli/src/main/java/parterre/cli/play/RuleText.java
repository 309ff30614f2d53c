package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parterre.cli.words.Localizer;
import parterre.engine.GameInfo;
import parterre.engine.Reading;
import parterre.engine.box.RuleBook;

/// Finds rules by their ids, for the table.
final class RuleText {
    private static final int WIDEST = 98;
    private static final int NARROWEST = 30;

    private RuleText() {}

    /// Returns the rules under this id, with or without the game's prefix, or a hint what to type instead.
    ///
    /// @param width the width of the screen
    /// @param localizer has the words of the hint
    static List<String> of(GameInfo info, String rules, String id, int width, Localizer localizer) {
        if (id.isEmpty()) {
            return List.of(localizer.say(new PromptMessages.SayRule(info.rules() + "-3.4", info.slug())));
        }
        var prefixed = id.toUpperCase(Locale.ROOT).startsWith(info.rules() + "-") ? id : info.rules() + "-" + id;
        return switch (RuleBook.read(info.rules(), rules)) {
            case Reading.Bad<RuleBook>(var problems) -> throw new IllegalStateException(problems.toString());
            case Reading.Good<RuleBook>(RuleBook book) -> {
                var found = book.under(prefixed);
                yield found.isEmpty()
                        ? List.of(localizer.say(new PromptMessages.NoRule(prefixed, info.slug())))
                        : found.stream()
                                .flatMap(rule -> told(rule, Math.clamp(width, NARROWEST, WIDEST)).stream())
                                .toList();
            }
        };
    }

    private static List<String> told(RuleBook.Rule rule, int width) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder(rule.id());
        for (var word : rule.says().split(" ", -1)) {
            if (line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
                line.append(' ');
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
