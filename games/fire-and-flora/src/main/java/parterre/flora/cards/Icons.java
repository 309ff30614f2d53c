package parterre.flora.cards;

import java.util.List;

/// Sets of icons as numbers: a single type, or a pair of types in their order. Two more numbers stand for
/// causes that are not Resource Cards: [#FLOOD] and [#SQUIRREL]. FF-5.4 FF-J6
public final class Icons {
    /// The number of a flood. FF-13.3
    public static final int FLOOD = 30;

    /// The number of the Evil Squirrel. FF-11.4
    public static final int SQUIRREL = 31;

    /// The count of all these numbers.
    public static final int SETS = 32;

    /// Every set of icons, a bit for each.
    public static final int ALL = -1;

    private Icons() {}

    /// Returns the number of a pair of types.
    public static int pair(int one, int other) {
        return Resource.COUNT + Math.min(one, other) * Resource.COUNT + Math.max(one, other);
    }

    /// Returns the number of one or two icons.
    public static int of(List<Resource> icons) {
        return icons.size() == 1
                ? icons.getFirst().place()
                : pair(icons.getFirst().place(), icons.getLast().place());
    }

    /// Returns true for a single icon.
    public static boolean isOne(int icons) {
        return icons < Resource.COUNT;
    }

    /// Returns the type of the first icon of a pair.
    public static int first(int pair) {
        return (pair - Resource.COUNT) / Resource.COUNT;
    }

    /// Returns the type of the second icon of a pair.
    public static int second(int pair) {
        return (pair - Resource.COUNT) % Resource.COUNT;
    }

    /// Returns the word of a number, as positions write it: `water`, `water+fire`, `flood`, `squirrel`.
    public static String word(int icons) {
        if (icons == FLOOD) {
            return "flood";
        }
        if (icons == SQUIRREL) {
            return "squirrel";
        }
        return isOne(icons)
                ? Resource.at(icons).word()
                : Resource.at(first(icons)).word() + "+"
                        + Resource.at(second(icons)).word();
    }
}
