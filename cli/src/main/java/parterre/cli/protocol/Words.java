package parterre.cli.protocol;

import java.util.ArrayList;
import java.util.List;
import parterre.cli.words.ProgramMessages;
import parterre.engine.Reading;

/// Splits a command into words as a shell does: at spaces, except between quotes or after a backslash.
final class Words {
    private Words() {}

    static Reading<List<String>> of(String command) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
            boolean escapes = c == '\\' && quote != '\'' && i + 1 < command.length();
            if (escapes) {
                word.append(command.charAt(++i));
                begun = true;
            } else if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                begun = true;
            } else if (Character.isWhitespace(c)) {
                if (begun) {
                    words.add(word.toString());
                    word.setLength(0);
                    begun = false;
                }
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (quote != 0) {
            return Reading.bad(command, new ProgramMessages.OpenQuote());
        }
        if (begun) {
            words.add(word.toString());
        }
        return Reading.good(words);
    }
}
