package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;

/// The four kinds of cards (CF-1.1).
public enum Kind {
    RAIN,
    SUN,
    BEE,
    CROW;

    /// All kinds in the order in which cards are written.
    static final List<Kind> ALL = List.of(values());

    /// Returns the letter by which notation, positions and boards name it.
    char letter() {
        return name().charAt(0);
    }

    /// Returns the word for people.
    String word() {
        return switch (this) {
            case RAIN -> "rain";
            case SUN -> "sun";
            case BEE -> "bee";
            case CROW -> "crow";
        };
    }

    /// Returns the kind with this letter, in either case.
    static Optional<Kind> of(int letter) {
        return ALL.stream()
                .filter(kind -> kind.letter() == Character.toUpperCase(letter))
                .findFirst();
    }
}
