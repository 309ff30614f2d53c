package parterre.mars;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import parterre.engine.Bits;

/// The flowers before one player, grouped by colour for all to see. GM-2.4
///
/// @param packed four bits for each colour, green in the lowest
public record Bunch(int packed) {
    /// No flowers.
    public static final Bunch NONE = new Bunch(0);

    static final int BITS = 4;

    private static final int MASK = (1 << BITS) - 1;
    private static final int LOWEST_BITS = 0x111111;

    static Bunch of(Map<Colour, Integer> counts) {
        var bunch = NONE;
        for (var entry : counts.entrySet()) {
            bunch = bunch.plus(entry.getKey(), entry.getValue());
        }
        return bunch;
    }

    /// Returns the number of flowers of this colour.
    public int of(Colour colour) {
        return (packed >>> (BITS * colour.place())) & MASK;
    }

    /// Returns the number of all flowers.
    public int size() {
        int size = 0;
        for (var colour : Colour.all()) {
            size += of(colour);
        }
        return size;
    }

    boolean isEmpty() {
        return packed == 0;
    }

    /// Returns the bunch with this many more flowers of one colour.
    Bunch plus(Colour colour, int count) {
        return new Bunch(packed + (count << (BITS * colour.place())));
    }

    /// Returns the packed bunch with one flower more of the colour with this place in the order.
    static int with(int packed, int colour) {
        return packed + (1 << (BITS * colour));
    }

    /// Returns the colours with a flower, as the lowest bit of each colour's four.
    static int colours(int packed) {
        return (packed | packed >>> 1 | packed >>> 2 | packed >>> 3) & LOWEST_BITS;
    }

    /// Returns the colour with this rank among those of a set that [#colours(int)] made.
    static Colour nth(int colours, int rank) {
        return Colour.at(Bits.nth(colours, rank) / BITS);
    }

    /// Returns the colours with a flower and their counts, in the order of the rulebook.
    public Map<Colour, Integer> counts() {
        var counts = new EnumMap<Colour, Integer>(Colour.class);
        for (var colour : Colour.all()) {
            if (of(colour) > 0) {
                counts.put(colour, of(colour));
            }
        }
        return counts;
    }

    /// "5 green 1 red"; "none" if there are none.
    @Override
    public String toString() {
        return isEmpty()
                ? "none"
                : counts().entrySet().stream()
                        .map(entry -> entry.getValue() + " " + entry.getKey().word())
                        .collect(Collectors.joining(" "));
    }
}
