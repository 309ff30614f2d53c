package parterre.gnomes;

import java.util.List;
import parterre.engine.Worded;

/// The scenarios: each a game with one extra rule. GG-8.0
public enum Month implements Worded {
    /// A game without a scenario.
    NONE("none"),
    APRIL("april"),
    MAY("may"),
    JUNE("june"),
    JULY("july"),
    AUGUST("august"),
    SEPTEMBER("september"),
    OCTOBER("october");

    private static final int HEAD_START = 7;

    private static final List<Month> ALL = List.of(values());

    private final String word;

    Month(String word) {
        this.word = word;
    }

    static List<Month> all() {
        return ALL;
    }

    @Override
    public String word() {
        return word;
    }

    static Month of(String word) {
        return Worded.find(ALL, word)
                .orElseThrow(() -> new IllegalArgumentException(word + " is no month of the season"));
    }

    /// Returns true if these icons are enough for a task. GG-5.2 GG-8.May
    boolean meets(Icons icons, Icons need) {
        return this == MAY ? icons.meetWithFlowers(need) : icons.meet(need);
    }

    /// Returns the bliss with which the automa starts. GG-8.0
    int headStart() {
        return switch (this) {
            case NONE, OCTOBER -> 0;
            case APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER -> HEAD_START;
        };
    }
}
