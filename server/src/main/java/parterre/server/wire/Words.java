package parterre.server.wire;

import java.util.Locale;
import java.util.regex.Pattern;

/// Spells Java names for the wire, in lower case words joined by `-`, and shortens long texts.
public final class Words {
    private static final Pattern SEAM = Pattern.compile("([a-z0-9])([A-Z])");

    private Words() {}

    /// Returns the words of a name: `taken-back` for both `TakenBack` and `TAKEN_BACK`.
    public static String of(String name) {
        return SEAM.matcher(name).replaceAll("$1-$2").replace('_', '-').toLowerCase(Locale.ROOT);
    }

    /// Returns the text, or its beginning and " …" if it has more than `most` characters.
    static String brief(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most)) + " …";
    }
}
