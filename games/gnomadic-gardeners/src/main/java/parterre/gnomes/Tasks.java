package parterre.gnomes;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.engine.Packed;

/// A set of the round's three tasks. GG-3.2
///
/// @param bits bit 0 for task 1
public record Tasks(int bits) implements Packed<List<Integer>> {
    static final int COUNT = 3;

    private static final List<Tasks> SETS =
            IntStream.range(0, 1 << COUNT).mapToObj(Tasks::new).toList();

    private static final List<List<Integer>> NUMBERS = SETS.stream()
            .map(set -> List.copyOf(
                    IntStream.rangeClosed(1, COUNT).filter(set::has).boxed().toList()))
            .toList();

    static final Tasks NONE = SETS.getFirst();
    static final Tasks FIRST = SETS.get(1);
    static final Tasks THIRD = SETS.get(4);

    @Override
    public List<Integer> plain() {
        return list();
    }

    static Tasks ofBits(int bits) {
        return SETS.get(bits);
    }

    /// Returns the set of these tasks, which are numbered from 1.
    static Tasks of(List<Integer> numbers) {
        int bits = 0;
        for (int number : numbers) {
            bits |= 1 << (number - 1);
        }
        return ofBits(bits);
    }

    /// Returns the subsets of this set, with itself, a bit for each.
    int parts() {
        int parts = 0;
        for (var set : SETS) {
            parts |= has(set) ? 1 << set.bits : 0;
        }
        return parts;
    }

    /// @param number from 1
    boolean has(int number) {
        return (bits >>> (number - 1) & 1) != 0;
    }

    boolean has(Tasks others) {
        return (others.bits & ~bits) == 0;
    }

    boolean isEmpty() {
        return bits == 0;
    }

    int size() {
        return Integer.bitCount(bits);
    }

    Tasks with(Tasks others) {
        return ofBits(bits | others.bits);
    }

    Tasks without(Tasks others) {
        return ofBits(bits & ~others.bits);
    }

    Tasks and(Tasks others) {
        return ofBits(bits & others.bits);
    }

    /// Their numbers, ascending.
    List<Integer> list() {
        return NUMBERS.get(bits);
    }

    /// "1 3", or "none".
    @Override
    public String toString() {
        return isEmpty() ? "none" : list().stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
