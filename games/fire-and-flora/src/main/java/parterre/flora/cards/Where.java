package parterre.flora.cards;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The reach of an event card: one region, both, or the result of the die. FF-8.2
public enum Where implements Worded {
    CENTRAL("central"),
    SOUTHERN("southern"),
    BOTH("both"),
    DIE("die");

    private final String word;

    Where(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    static Optional<Where> of(String word) {
        return Worded.find(List.of(values()), word);
    }

    /// Returns a face of the die: anything but the die itself.
    static Optional<Where> face(String word) {
        return of(word).filter(where -> where != DIE);
    }

    static String words() {
        return Worded.joined(List.of(values()));
    }

    static String faces() {
        return Worded.joined(List.of(CENTRAL, SOUTHERN, BOTH));
    }
}
