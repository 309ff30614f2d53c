package parterre.gnomes;

import java.util.List;
import java.util.Locale;

/// The scenarios: each a game with one extra rule. GG-8.0
public enum Month {
    /// A game without a scenario.
    NONE,
    APRIL,
    MAY,
    JUNE,
    JULY,
    AUGUST,
    SEPTEMBER,
    OCTOBER;

    private static final int HEAD_START = 7;

    private static final List<Month> ALL = List.of(values());

    static List<Month> all() {
        return ALL;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Month of(String word) {
        return ALL.stream()
                .filter(month -> month.word().equals(word))
                .findFirst()
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
