package parterre.flora.material;

import java.util.List;
import parterre.engine.Worded;

/// The mode of a Headquarters. FF-6.7
/// FF-J12
enum HqMode implements Worded {
    /// A parcel with its own building, which is never open.
    SELF_SITE("self-site"),
    /// A building that stands on the player's Empty Field from the start.
    ON_FIELD("on-field"),
    /// An ordinary parcel, open at the start.
    OPEN_PARCEL("open-parcel");

    private final String word;

    HqMode(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    static HqMode of(String word) {
        return Worded.find(List.of(values()), word).orElseThrow();
    }

    static List<String> words() {
        return Worded.words(List.of(values()));
    }
}
