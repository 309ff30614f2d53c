package parterre.mars;

import java.util.List;
import parterre.engine.Worded;

/// The six colours of flowers, ten flowers each. GM-1.3
public enum Colour implements Worded {
    GREEN(0, 'G', "green"),
    BLUE(1, 'B', "blue"),
    YELLOW(2, 'Y', "yellow"),
    WHITE(3, 'W', "white"),
    /// Its letter is that of silver, because green has the G.
    GRAY(4, 'S', "gray"),
    RED(5, 'R', "red");

    /// How many flowers there are of each colour.
    static final int FLOWERS_EACH = 10;

    private static final List<Colour> ALL = List.of(values());

    private final int place;
    private final char letter;
    private final String word;

    Colour(int place, char letter, String word) {
        this.place = place;
        this.letter = letter;
        this.word = word;
    }

    /// Returns all colours in the order of the rulebook, which is also the order in which moves are listed.
    public static List<Colour> all() {
        return ALL;
    }

    /// Returns the colour with this place in the order of the rulebook.
    static Colour at(int place) {
        return ALL.get(place);
    }

    /// Returns the place in the order of the rulebook, from 0.
    int place() {
        return place;
    }

    /// As moves, positions and people write it: "red".
    @Override
    public String word() {
        return word;
    }

    /// Returns one letter for boards, different for each colour.
    public char letter() {
        return letter;
    }
}
