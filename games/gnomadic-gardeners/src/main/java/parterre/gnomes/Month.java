package parterre.gnomes;

import java.util.List;
import java.util.Locale;

/// The scenarios: each a game with one extra rule. GG-8.0
enum Month {
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

    /// Whether these icons are enough for a task. GG-5.2 GG-8.May
    boolean meets(Icons icons, Icons need) {
        return this == MAY ? icons.meetWithFlowers(need) : icons.meet(need);
    }

    /// The bliss with which the automa starts. GG-8.0
    int headStart() {
        return switch (this) {
            case NONE, OCTOBER -> 0;
            case APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER -> HEAD_START;
        };
    }

    /// What the scenario's rule says, in a few words.
    String says() {
        return switch (this) {
            case NONE -> "no scenario";
            case APRIL -> "who resolves second scores 1 bliss for each animal that he has";
            case MAY -> "two flowers may stand for any one other icon";
            case JUNE -> "who resolves second may give a gnome: 2 bliss for each task the first did";
            case JULY -> "each animal that is not used brings 2 bliss";
            case AUGUST -> "who has played exactly three gnomes keeps one of them";
            case SEPTEMBER -> "the bliss of tasks 1 and 2, done in one round, counts double";
            case OCTOBER -> "a new animal sends the old one to sleep: 1 bliss for each that sleeps";
        };
    }
}
