package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The four kinds of cards (CF-1.1).
public enum Kind implements Worded {
    RAIN('R', "rain"),
    SUN('S', "sun"),
    BEE('B', "bee"),
    CROW('C', "crow");

    /// All kinds in the order in which cards are written.
    static final List<Kind> ALL = List.of(values());

    private final char letter;
    private final String word;

    Kind(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    /// Returns the letter by which notation, positions and boards name it.
    char letter() {
        return letter;
    }

    /// Returns the word for people.
    @Override
    public String word() {
        return word;
    }

    /// Returns the kind with this letter, in either case.
    static Optional<Kind> of(int letter) {
        return ALL.stream()
                .filter(kind -> kind.letter() == Character.toUpperCase(letter))
                .findFirst();
    }
}
