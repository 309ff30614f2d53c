package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The place from which a seat may lay a card (CF-4.1).
public enum Place implements Worded {
    HAND("hand"),
    NEST("nest"),
    BASKET("basket");

    static final List<Place> ALL = List.of(values());

    private final String word;

    Place(String word) {
        this.word = word;
    }

    /// Returns the word for people and notation.
    @Override
    public String word() {
        return word;
    }

    static Optional<Place> of(String word) {
        return Worded.find(ALL, word);
    }
}
