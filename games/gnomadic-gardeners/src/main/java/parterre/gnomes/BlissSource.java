package parterre.gnomes;

import java.util.List;
import parterre.engine.ByRule;
import parterre.engine.Worded;

/// The sources of bliss.
public enum BlissSource implements Worded {
    TASK_1("task-1", 0),
    TASK_2("task-2", 1),
    @ByRule({"GG-10.4", "GG-R16"})
    COW("cow", 2),
    @ByRule("GG-R19")
    CHARISMA("charisma", 3),
    MONTH("month", 4),
    ORDERS("orders", 5),
    ANIMALS("animals", 6),
    HAND("hand", 7),
    @ByRule("GG-10.4")
    GOAT("goat", 8),
    @ByRule({"GG-10.4", "GG-R17"})
    HORSE("horse", 9),
    @ByRule({"GG-10.4", "GG-R17"})
    MOUSE("mouse", 10),
    @ByRule({"GG-10.4", "GG-R18"})
    SQUIRRELS("squirrels", 11);

    private static final List<BlissSource> ALL = List.of(values());

    private final String word;
    private final int lane;

    /// @param lane where [Bliss] keeps what it brings, from 0: eight lanes for the first number, eight for the
    ///     second
    BlissSource(String word, int lane) {
        this.word = word;
        this.lane = lane;
    }

    @Override
    public String word() {
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
