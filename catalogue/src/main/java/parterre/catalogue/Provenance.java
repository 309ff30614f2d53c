package parterre.catalogue;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Where a fact about a card comes from. One scale for all games.
public enum Provenance {
    /// The rulebook or a card shows it.
    PRINTED,
    /// It follows from what is printed.
    INFERRED,
    /// Invented here, to fit everything that is known.
    RECONSTRUCTED,
    /// Decided here, where the rulebook is silent.
    RULED;

    /// Its name in card files and on the page: lower case.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Provenance> of(String word) {
        return Arrays.stream(values())
                .filter(provenance -> provenance.word().equals(word))
                .findFirst();
    }
}
