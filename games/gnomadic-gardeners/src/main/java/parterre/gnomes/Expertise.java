package parterre.gnomes;

import java.util.List;
import java.util.Optional;
import parterre.engine.Worded;

/// The kinds of expertise that gnomes have and tasks need. GG-1.1
public enum Expertise implements Worded {
    GRAIN("grain"),
    FRUIT("fruit"),
    FLOWER("flower"),
    HERBS("herbs"),
    VEGETABLE("vegetable");

    private static final List<Expertise> ALL = List.of(values());

    private final String word;

    Expertise(String word) {
        this.word = word;
    }

    static List<Expertise> all() {
        return ALL;
    }

    @Override
    public String word() {
        return word;
    }

    static Optional<Expertise> of(String word) {
        return Worded.find(ALL, word);
    }

    static String words() {
        return Worded.joined(ALL);
    }
}
