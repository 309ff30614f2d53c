package parterre.gnomes;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Bits;
import parterre.engine.Packed;

/// A set of gnomes by their places in the card file.
///
/// @param bits one for each gnome
public record Gnomes(int bits) implements Packed<List<String>> {
    /// How many gnomes there are. GG-1.2
    static final int COUNT = 12;

    static final Gnomes NONE = new Gnomes(0);
    static final Gnomes ALL = new Gnomes((1 << COUNT) - 1);

    /// The places of every set, by its bits.
    private static final List<List<Integer>> PLACES = IntStream.range(0, 1 << COUNT)
            .mapToObj(set -> IntStream.range(0, COUNT)
                    .filter(place -> (set >>> place & 1) != 0)
                    .boxed()
                    .toList())
            .toList();

    /// Their names: `g01`.
    @Override
    public List<String> plain() {
        return Names.list(this);
    }

    static Gnomes one(int gnome) {
        return new Gnomes(1 << gnome);
    }

    boolean has(int gnome) {
        return (bits >>> gnome & 1) != 0;
    }

    boolean has(Gnomes others) {
        return (others.bits & ~bits) == 0;
    }

    boolean isEmpty() {
        return bits == 0;
    }

    int size() {
        return Integer.bitCount(bits);
    }

    Gnomes with(Gnomes others) {
        return new Gnomes(bits | others.bits);
    }

    Gnomes without(Gnomes others) {
        return new Gnomes(bits & ~others.bits);
    }

    Gnomes and(Gnomes others) {
        return new Gnomes(bits & others.bits);
    }

    /// Returns the gnome with this rank among those of the set.
    int nth(int rank) {
        return Bits.nth(bits, rank);
    }

    /// Returns the subset with this number: bit k of the number takes the gnome of rank k.
    ///
    /// @param number from 0 to 2^size - 1
    Gnomes subset(int number) {
        return new Gnomes(Integer.expand(number, bits));
    }

    /// Returns the places of all gnomes in the set, ascending.
    List<Integer> list() {
        return PLACES.get(bits);
    }
}
