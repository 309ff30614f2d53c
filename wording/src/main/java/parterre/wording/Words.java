package parterre.wording;

import java.util.Locale;
import parterre.engine.EndCause;

/// Writes constants of enums as in catalogues.
public final class Words {
    private Words() {}

    /// Returns the key of a constant's words: `Colour.dark-red`.
    ///
    /// @throws IllegalArgumentException if the cause is not a constant of an enum
    public static String key(EndCause cause) {
        if (cause instanceof Enum<?> constant) {
            return key(constant);
        }
        throw new IllegalArgumentException(cause + " is not a constant of an enum");
    }

    /// Returns the key of a constant's words: `Colour.dark-red`.
    public static String key(Enum<?> constant) {
        return constant.getDeclaringClass().getSimpleName() + "." + of(constant.name());
    }

    /// Returns `dark-red` for `DARK_RED`, as the wire has it.
    static String of(String constant) {
        return constant.replace('_', '-').toLowerCase(Locale.ROOT);
    }
}
