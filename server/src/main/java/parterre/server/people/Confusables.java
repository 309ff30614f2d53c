package parterre.server.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/// Names that people take for one another, although a computer tells them apart.
///
/// Two names are confusable if they have the same skeleton (Unicode Technical Standard 39), in upper or lower case.
/// Examples are "Ada" in Latin and "Аda" with a Cyrillic first letter, "Paul" and "PauI".
public final class Confusables {
    private static final SpoofChecker CHECKER =
            new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();

    private Confusables() {}

    /// Returns true if people could take one name for the other.
    public static boolean areConfusable(String one, String other) {
        return !Collections.disjoint(keys(one), keys(other));
    }

    /// Returns the text without the characters that Unicode lets a font show as nothing.
    public static String visible(String text) {
        return text.codePoints()
                .filter(c -> !isIgnorable(c))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    static boolean isIgnorable(int c) {
        return UCharacter.hasBinaryProperty(c, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
    }

    /// A skeleton depends on the case of letters: `I` looks like `l`, and `i` does not. So a name has a key for each
    /// order of the two steps.
    private static Set<String> keys(String name) {
        var seen = visible(name).strip();
        var asWritten = CHECKER.getSkeleton(seen);
        return Set.copyOf(List.of(
                asWritten,
                folded(asWritten),
                CHECKER.getSkeleton(folded(seen)),
                folded(CHECKER.getSkeleton(folded(seen)))));
    }

    private static String folded(String text) {
        return UCharacter.foldCase(text, true);
    }
}
