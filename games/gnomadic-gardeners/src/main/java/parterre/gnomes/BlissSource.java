package parterre.gnomes;

import java.util.List;
import java.util.Locale;

/// The sources of bliss.
public enum BlissSource {
    TASK_1(0),
    TASK_2(1),
    COW(2),
    CHARISMA(3),
    MONTH(4),
    ORDERS(5),
    ANIMALS(6),
    HAND(7),
    GOAT(8),
    HORSE(9),
    MOUSE(10),
    SQUIRRELS(11);

    private static final List<BlissSource> ALL = List.of(values());

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final int lane;

    /// @param lane where [Bliss] keeps what it brings, from 0: eight lanes for the first number, eight for the
    ///     second
    BlissSource(int lane) {
        this.lane = lane;
    }

    /// Returns its word in positions.
    String word() {
        return word;
    }

    static List<BlissSource> all() {
        return ALL;
    }

    /// Returns true if [Bliss] keeps it in its second number.
    boolean isHelper() {
        return lane >= Byte.SIZE;
    }

    /// Returns the first bit of its lane.
    int shift() {
        return lane % Byte.SIZE * Byte.SIZE;
    }
}
