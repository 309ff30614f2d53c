package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The dice on the table, up to six. Equal dice are not distinguished. GM-1.4
///
/// @param packed how many dice show each value: four bits for each, those of value 1 lowest
public record Dice(int packed) {
    /// The largest value of a die.
    static final int FACES = 6;

    /// How many dice there are.
    static final int MOST = 6;

    /// No dice.
    public static final Dice NONE = new Dice(0);

    private static final int BITS = 4;
    private static final int LOWEST_BITS = 0x111111;

    /// These dice, in any order.
    ///
    /// @param values up to six, each from 1 to 6
    /// @throws IllegalArgumentException if there are more or others
    public static Dice of(List<Integer> values) {
        return find(values)
                .orElseThrow(() -> new IllegalArgumentException(
                        values + " cannot be rolled: up to " + MOST + " dice, each from 1 to " + FACES));
    }

    /// These dice, or empty if there are no such dice.
    static Optional<Dice> find(List<Integer> values) {
        if (values.size() > MOST || values.stream().anyMatch(value -> value < 1 || value > FACES)) {
            return Optional.empty();
        }
        return Optional.of(values.stream().reduce(NONE, Dice::with, (_, last) -> last));
    }

    /// Returns the values in ascending order.
    public List<Integer> values() {
        var values = new ArrayList<Integer>(MOST);
        for (int value = 1; value <= FACES; value++) {
            for (int i = 0; i < showing(value); i++) {
                values.add(value);
            }
        }
        return List.copyOf(values);
    }

    /// Returns the different values as a set of bits, bit 0 for a 1.
    int faces() {
        return Integer.compress(packed | packed >>> 1 | packed >>> 2, LOWEST_BITS);
    }

    public int size() {
        return values().size();
    }

    boolean isEmpty() {
        return packed == 0;
    }

    /// Returns true if one of them shows this value.
    boolean shows(int value) {
        return value >= 1 && value <= FACES && showing(value) > 0;
    }

    private int showing(int value) {
        return packed >>> (BITS * (value - 1)) & (1 << BITS) - 1;
    }

    /// Returns the same with one die more; there must be fewer than six.
    Dice with(int value) {
        return new Dice(with(packed, value));
    }

    /// Returns the packed dice with one more of this value.
    static int with(int packed, int value) {
        return packed + (1 << (BITS * (value - 1)));
    }

    /// Returns the same with one die of this value taken away; there must be one.
    Dice without(int value) {
        return new Dice(packed - (1 << (BITS * (value - 1))));
    }

    /// "1 3 3"; "none" if there are none.
    @Override
    public String toString() {
        return isEmpty() ? "none" : values().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
