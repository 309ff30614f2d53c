package parterre.catalogue;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The origin of a fact about a card. One scale for all games.
public enum Provenance {
    /// The rulebook or a card shows it.
    PRINTED,
    /// It follows from what is printed.
    INFERRED,
    /// Invented here, to fit everything that is known.
    RECONSTRUCTED,
    /// Decided here, where the rulebook is silent.
    RULED,
    /// Another value than in the game's own file, whatever its file claims. No file can say so itself.
    CHANGED,
    /// A fact of a card that the game's own file does not have, whatever its file claims. No file can say so
    /// itself.
    AUTHORED;

    /// Returns its name in card files and on the page: lower case.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Returns the origins that a card file may claim for its facts.
    static Stream<Provenance> claims() {
        return Stream.of(PRINTED, INFERRED, RECONSTRUCTED, RULED);
    }

    /// Returns the claim that is written like this in a card file.
    static Optional<Provenance> of(String word) {
        return claims().filter(claim -> claim.word().equals(word)).findFirst();
    }
}
