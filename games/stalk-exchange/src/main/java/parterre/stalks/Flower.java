package parterre.stalks;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// A type of flower. There are five, with [#EACH] flowers of each. SX-1.1
public enum Flower implements Worded {
    DAHLIA(0, 'D', "dahlia"),
    DAFFODIL(1, 'F', "daffodil"),
    GLOBEMASTER(2, 'G', "globemaster"),
    SNOWDROP(3, 'S', "snowdrop"),
    TULIP(4, 'T', "tulip");

    /// How many flowers there are of each type.
    static final int EACH = 25;

    /// How many types there are.
    static final int TYPES = 5;

    private static final List<Flower> ALL = List.of(values());

    private final int type;
    private final char letter;
    private final String word;

    Flower(int type, char letter, String word) {
        this.type = type;
        this.letter = letter;
        this.word = word;
    }

    static List<Flower> all() {
        return ALL;
    }

    /// Returns the type with this place in the order, from 0.
    static Flower at(int type) {
        return ALL.get(type);
    }

    /// Returns its place in the order, from 0, which words and arrays use.
    int type() {
        return type;
    }

    /// Returns its letter in positions and on text boards, which is different for each type.
    public char letter() {
        return letter;
    }

    /// Returns its name in moves: lower case.
    @Override
    public String word() {
        return word;
    }

    /// Returns a number of it in words: "1 tulip", "3 tulips".
    String counted(int count) {
        return count + " " + word() + (count == 1 ? "" : "s");
    }

    static Optional<Flower> of(String word) {
        return ALL.stream()
                .filter(flower -> flower.word().equalsIgnoreCase(word))
                .findFirst();
    }

    /// Returns the type with this letter, upper or lower case.
    static Optional<Flower> of(char letter) {
        char upper = Character.toUpperCase(letter);
        for (var flower : ALL) {
            if (flower.letter == upper) {
                return Optional.of(flower);
            }
        }
        return Optional.empty();
    }

    /// Returns all names, for messages.
    static String words() {
        return Worded.joined(ALL);
    }

    /// "dahlia".
    @Override
    public String toString() {
        return word();
    }
}
