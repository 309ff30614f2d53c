package parterre.wording;

import com.ibm.icu.text.MessagePattern;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The pseudo-language: English patterns with accents on every letter, each word 40 % longer. A text without
/// accents does not come from a catalogue. A text that is cut off would be cut off in other languages, too.
final class Pseudo {
    private static final String PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final String ACCENTED = "ÀƁÇĎÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŤÛṼŴẌÝŽàƀçďéƒğĥîĵķļṁñöþǫŕšťûṽŵẍýž";
    private static final double LONGER_BY = 0.4;

    private Pseudo() {}

    static Map<String, String> of(Map<String, String> patterns) {
        var changed = new TreeMap<String, String>();
        patterns.forEach((key, pattern) -> changed.put(key, of(pattern)));
        return changed;
    }

    /// Returns the pattern with its own text changed. Names, types and selectors of its arguments stay as they are.
    static String of(String pattern) {
        var changed = new StringBuilder();
        var inArgument = new ArrayDeque<Boolean>();
        int read = 0;
        var tree = new MessagePattern(pattern);
        for (int i = 0; i < tree.countParts(); i++) {
            var part = tree.getPart(i);
            // A style with nested parts is skipped here, because its parts are handled by themselves.
            var between = pattern.substring(read, Math.max(read, part.getIndex()));
            changed.append(inArgument.isEmpty() || inArgument.peek() ? between : longer(between));
            changed.append(pattern, Math.max(read, part.getIndex()), Math.max(read, part.getLimit()));
            read = Math.max(read, part.getLimit());
            switch (part.getType()) {
                case MSG_START -> inArgument.push(false);
                case ARG_START -> inArgument.push(true);
                case MSG_LIMIT, ARG_LIMIT -> inArgument.pop();
                case SKIP_SYNTAX,
                        INSERT_CHAR,
                        REPLACE_NUMBER,
                        ARG_NUMBER,
                        ARG_NAME,
                        ARG_TYPE,
                        ARG_STYLE,
                        ARG_SELECTOR,
                        ARG_INT,
                        ARG_DOUBLE -> {}
            }
        }
        return changed.toString();
    }

    private static String longer(String text) {
        return Stream.of(text.split(" ", -1)).map(Pseudo::word).collect(Collectors.joining(" "));
    }

    private static String word(String word) {
        var accented = new StringBuilder();
        int letters = 0;
        for (int i = 0; i < word.length(); i++) {
            int letter = PLAIN.indexOf(word.charAt(i));
            letters += letter < 0 ? 0 : 1;
            accented.append(letter < 0 ? word.charAt(i) : ACCENTED.charAt(letter));
        }
        return accented + "~".repeat((int) Math.ceil(letters * LONGER_BY));
    }
}
