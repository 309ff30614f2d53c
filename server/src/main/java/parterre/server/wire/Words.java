package parterre.server.wire;

import java.util.Locale;
import java.util.regex.Pattern;

/// Spells names of the Java side for the wire: lower case words joined by `-`; how long texts
/// are cut.
public final class Words {
    private static final Pattern SEAM = Pattern.compile("([a-z0-9])([A-Z])");

    private Words() {}

    /// `TakenBack` and `TAKEN_BACK` are both `taken-back`.
    public static String of(String name) {
        return SEAM.matcher(name).replaceAll("$1-$2").replace('_', '-').toLowerCase(Locale.ROOT);
    }

    /// Messages quote only the beginning of a text that somebody sent.
    static String brief(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most)) + " …";
    }
}
