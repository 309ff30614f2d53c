package parterre.gnomes;

import java.util.List;
import java.util.Locale;
import parterre.engine.ByRule;

/// The sources of bliss.
public enum BlissSource {
    TASK_1(0),
    TASK_2(1),
    @ByRule({"GG-10.4", "GG-R16"})
    COW(2),
    @ByRule("GG-R19")
    CHARISMA(3),
    MONTH(4),
    ORDERS(5),
    ANIMALS(6),
    HAND(7),
    @ByRule("GG-10.4")
    GOAT(8),
    @ByRule({"GG-10.4", "GG-R17"})
    HORSE(9),
    @ByRule({"GG-10.4", "GG-R17"})
    MOUSE(10),
    @ByRule({"GG-10.4", "GG-R18"})
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
