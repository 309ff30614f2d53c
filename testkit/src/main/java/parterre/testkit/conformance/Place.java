package parterre.testkit.conformance;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The place from which a seat may lay a card (CF-4.1).
public enum Place {
    HAND,
    NEST,
    BASKET;

    static final List<Place> ALL = List.of(values());

    /// Returns the word for people and notation.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Place> of(String word) {
        return ALL.stream().filter(place -> place.word().equals(word)).findFirst();
    }
}
