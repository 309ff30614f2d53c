package parterre.gnomes;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Where bliss comes from.
public enum BlissSource {
    TASK_1("task 1", 0),
    TASK_2("task 2", 1),
    COW("Kindly Cow", 2),
    CHARISMA("charisma", 3),
    MONTH("the month's rule", 4),
    ORDERS("the automa's orders", 5),
    ANIMALS("the automa's animals", 6),
    HAND("the automa's hand", 7),
    GOAT("Gregarious Goat", 8),
    HORSE("Helpful Horse", 9),
    MOUSE("Meticulous Mouse", 10),
    SQUIRRELS("Squad of Squirrels", 11);

    private static final List<BlissSource> ALL = List.of(values());
    private static final Map<String, BlissSource> BY_WORD =
            ALL.stream().collect(Collectors.toMap(BlissSource::word, part -> part));

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final String says;
    private final int lane;

    /// @param lane where [Account.Bliss] keeps what it brings, from 0: eight lanes for the first number, eight for the
    ///     second
    BlissSource(String says, int lane) {
        this.says = says;
        this.lane = lane;
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

    /// Returns true if [Account.Bliss] keeps it in its second number.
    boolean isHelper() {
        return lane >= Byte.SIZE;
    }

    /// Returns the first bit of its lane.
    int shift() {
        return lane % Byte.SIZE * Byte.SIZE;
    }
}
