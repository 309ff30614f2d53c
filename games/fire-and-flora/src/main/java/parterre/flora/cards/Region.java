package parterre.flora.cards;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The region in which a parcel lies or a fire burns. FF-6.1 FF-8.2
public enum Region implements Worded {
    CENTRAL("central"),
    SOUTHERN("southern");

    private final String word;

    Region(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    static Optional<Region> of(String word) {
        return Worded.find(List.of(values()), word);
    }

    static String words() {
        return Worded.joined(List.of(values()));
    }
}
