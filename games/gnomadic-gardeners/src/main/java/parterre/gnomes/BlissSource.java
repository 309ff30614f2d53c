package parterre.gnomes;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Where bliss comes from.
public enum BlissSource {
    TASK_1("task 1"),
    TASK_2("task 2"),
    COW("Kindly Cow"),
    CHARISMA("charisma"),
    MONTH("the month's rule"),
    ORDERS("the automa's orders"),
    ANIMALS("the automa's animals"),
    HAND("the automa's hand"),
    GOAT("Gregarious Goat"),
    HORSE("Helpful Horse"),
    MOUSE("Meticulous Mouse"),
    SQUIRRELS("Squad of Squirrels");

    private static final List<BlissSource> ALL = List.of(values());
    private static final Map<String, BlissSource> BY_WORD =
            ALL.stream().collect(Collectors.toMap(BlissSource::word, part -> part));

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String says;

    BlissSource(String says) {
        this.says = says;
    }

    String says() {
        return says;
    }

    /// How positions write it.
    String word() {
        return word;
    }

    static Optional<BlissSource> of(String word) {
        return Optional.ofNullable(BY_WORD.get(word));
    }

    static List<BlissSource> all() {
        return ALL;
    }

    boolean isHelper() {
        return switch (this) {
            case GOAT, HORSE, MOUSE, SQUIRRELS -> true;
            case TASK_1, TASK_2, COW, CHARISMA, MONTH, ORDERS, ANIMALS, HAND -> false;
        };
    }

    int shift() {
        return switch (this) {
            case TASK_1, GOAT -> 0;
            case TASK_2, HORSE -> 8;
            case COW, MOUSE -> 16;
            case CHARISMA, SQUIRRELS -> 24;
            case MONTH -> 32;
            case ORDERS -> 40;
            case ANIMALS -> 48;
            case HAND -> 56;
        };
    }
}
