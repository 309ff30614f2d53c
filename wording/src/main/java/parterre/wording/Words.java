package parterre.wording;

import java.util.Locale;

/// Writes constants of enums as in catalogues.
final class Words {
    private Words() {}

    /// Returns `dark-red` for `DARK_RED`, as the wire has it.
    static String of(String constant) {
        return constant.replace('_', '-').toLowerCase(Locale.ROOT);
    }
}
