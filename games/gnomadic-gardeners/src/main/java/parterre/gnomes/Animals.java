package parterre.gnomes;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parterre.engine.Packed;

/// A set of kinds of animals. A side never has two of a kind, so the two animals of each kind are always
/// enough. GG-5.4 GG-R14
///
/// @param bits one for each kind, by its place
public record Animals(int bits) implements Packed<List<Animal>> {
    static final Animals NONE = new Animals(0);

    private static final List<Animals> ALL =
            IntStream.range(0, 1 << Animal.all().size()).mapToObj(Animals::new).toList();

    /// Those that help as gnomes are revealed.
    static final Animals REVEALING =
            of(Animal.all().stream().filter(Animal::reveals).toList());

    /// Those that let their side do tasks again.
    static final Animals REOPENING = of(
            Animal.all().stream().filter(animal -> !animal.reopens().isEmpty()).toList());

    /// Those that bring bliss for tasks.
    static final Animals FOR_TASKS =
            of(Animal.all().stream().filter(Animal::isForTasks).toList());

    private static final List<List<Animal>> LISTS = ALL.stream()
            .map(animals -> Animal.all().stream().filter(animals::has).toList())
            .toList();

    @Override
    public List<Animal> plain() {
        return list();
    }

    static Animals ofBits(int bits) {
        return ALL.get(bits);
    }

    static Animals of(Collection<Animal> animals) {
        int bits = 0;
        for (var animal : animals) {
            bits |= 1 << animal.place();
        }
        return ofBits(bits);
    }

    boolean has(Animal animal) {
        return (bits >>> animal.place() & 1) != 0;
    }

    boolean has(Animals others) {
        return (others.bits & ~bits) == 0;
    }

    boolean isEmpty() {
        return bits == 0;
    }

    int size() {
        return Integer.bitCount(bits);
    }

    Animals with(Animals others) {
        return ofBits(bits | others.bits);
    }

    Animals without(Animals others) {
        return ofBits(bits & ~others.bits);
    }

    Animals and(Animals others) {
        return ofBits(bits & others.bits);
    }

    /// Returns the tasks that their side may do although the other side has done them. GG-5.2d
    Tasks reopens() {
        var tasks = Tasks.NONE;
        for (int left = bits; left != 0; left &= left - 1) {
            tasks = tasks.with(
                    Animal.all().get(Integer.numberOfTrailingZeros(left)).reopens());
        }
        return tasks;
    }

    /// Returns the hours that a side takes to prepare if these animals of it work. GG-5.1
    ///
    /// @param printed the hours without them
    int hours(Position.Side side, int printed) {
        int hours = printed;
        for (int left = bits; left != 0; left &= left - 1) {
            hours = Animal.all().get(Integer.numberOfTrailingZeros(left)).hours(side, hours);
        }
        return hours;
    }

    /// Returns the number of sets of these animals, the empty one and the whole one included.
    int subsets() {
        return 1 << size();
    }

    /// Returns the subset whose bits are those of this number: 0 for none of them.
    Animals subset(int number) {
        return ofBits(Integer.expand(number, bits));
    }

    List<Animal> list() {
        return LISTS.get(bits);
    }

    /// "cow goat", as moves and positions write it; `-` for none.
    @Override
    public String toString() {
        return bits == 0 ? "-" : list().stream().map(Animal::word).collect(Collectors.joining(" "));
    }
}
