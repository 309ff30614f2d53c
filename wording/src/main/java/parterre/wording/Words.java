package parterre.wording;

import java.util.Locale;

/// How constants of enums are written in catalogues.
final class Words {
    private Words() {}

    /// Returns `dark-red` for `DARK_RED`, as the wire has it.
    static String of(String constant) {
        return constant.replace('_', '-').toLowerCase(Locale.ROOT);
    }
}
