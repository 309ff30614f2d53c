package parterre.flora.material;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The mode of a Headquarters. FF-6.7
/// FF-J12
enum HqMode {
    /// A parcel with its own building, which is never open.
    SELF_SITE,
    /// A building that stands on the player's Empty Field from the start.
    ON_FIELD,
    /// An ordinary parcel, open at the start.
    OPEN_PARCEL;

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static HqMode of(String word) {
        return Arrays.stream(values())
                .filter(mode -> mode.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(HqMode::word).toList();
    }
}
