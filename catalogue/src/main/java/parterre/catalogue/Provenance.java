package parterre.catalogue;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The origin of a fact about a card. One scale for all games.
public enum Provenance implements Worded {
    /// The rulebook or a card shows it.
    PRINTED("printed"),
    /// It follows from what is printed.
    INFERRED("inferred"),
    /// Invented here, to fit everything that is known.
    RECONSTRUCTED("reconstructed"),
    /// Decided here, where the rulebook is silent.
    RULED("ruled"),
    /// Another value than in the game's own file, whatever its file claims. No file can say so itself.
    CHANGED("changed"),
    /// A fact of a card that the game's own file does not have, whatever its file claims. No file can say so
    /// itself.
    AUTHORED("authored");

    private final String word;

    Provenance(String word) {
        this.word = word;
    }

    /// Returns its name in card files and on the page.
    @Override
    public String word() {
        return word;
    }

    /// Returns the origins that a card file may claim for its facts.
    static List<Provenance> claims() {
        return List.of(PRINTED, INFERRED, RECONSTRUCTED, RULED);
    }

    /// Returns the claim that is written like this in a card file.
    static Optional<Provenance> of(String word) {
        return Worded.find(claims(), word);
    }
}
