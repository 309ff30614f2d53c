package parterre.cli.play;

import java.util.List;
import java.util.Locale;
import parterre.cli.play.PromptMessages.Answer;
import parterre.cli.words.Localizer;

/// Reads a yes or no in the language of a localizer, whole or by its beginning. English is understood in
/// every language.
///
/// @param localizer has the words
record YesOrNo(Localizer localizer) {
    boolean isYes(String line) {
        return means(line, Answer.YES);
    }

    boolean isNo(String line) {
        return means(line, Answer.NO);
    }

    /// Returns the answers, for completion.
    List<String> words() {
        return List.of(word(Answer.YES), word(Answer.NO));
    }

    private boolean means(String line, Answer answer) {
        var typed = line.strip().toLowerCase(Locale.ROOT);
        return !typed.isEmpty()
                && (word(answer).startsWith(typed)
                        || answer.name().toLowerCase(Locale.ROOT).startsWith(typed));
    }

    private String word(Answer answer) {
        return localizer.say(new PromptMessages.Answered(answer)).toLowerCase(localizer.language());
    }
}
