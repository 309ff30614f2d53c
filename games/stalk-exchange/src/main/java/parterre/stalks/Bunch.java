package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import parterre.engine.Luck;
import parterre.engine.Reading;

/// Any number of flowers without an order, as one word. It has eight bits for each type, the dahlias lowest,
/// and above them the total number. It stands for a bag, a portfolio or harvested flowers.
///
/// It has static functions over words instead of objects, because bunches change at almost every step of every
/// search.
final class Bunch {
    static final long NONE = 0;

    /// All flowers of the game. SX-1.1
    static final long ALL = of(Flower.EACH, Flower.EACH, Flower.EACH, Flower.EACH, Flower.EACH);

    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;
    private static final int SIZE = BITS * Flower.TYPES;
    private static final long ONE_MORE = 1L << SIZE;

    private Bunch() {}

    /// Returns a bunch with these counts, in the order of [Flower].
    static long of(int... counts) {
        long bunch = NONE;
        for (int type = 0; type < counts.length; type++) {
            bunch += (ONE_MORE + (1L << (BITS * type))) * counts[type];
        }
        return bunch;
    }

    static long of(List<Integer> counts) {
        return of(counts.stream().mapToInt(Integer::intValue).toArray());
    }

    static int size(long bunch) {
        return (int) (bunch >>> SIZE);
    }

    static int count(long bunch, int type) {
        return (int) (bunch >>> (BITS * type)) & MASK;
    }

    static boolean has(long bunch, int type) {
        return count(bunch, type) > 0;
    }

    static long with(long bunch, int type) {
        return with(bunch, type, 1);
    }

    static long with(long bunch, int type, int count) {
        return bunch + (ONE_MORE + (1L << (BITS * type))) * count;
    }

    /// Returns the same with one flower less; there must be one.
    static long without(long bunch, int type) {
        return bunch - ONE_MORE - (1L << (BITS * type));
    }

    /// Returns how many types there are in it.
    static int kinds(long bunch) {
        int kinds = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            kinds += has(bunch, type) ? 1 : 0;
        }
        return kinds;
    }

    /// Returns true if this bunch contains the whole other one.
    static boolean contains(long bunch, long other) {
        for (int type = 0; type < Flower.TYPES; type++) {
            if (count(bunch, type) < count(other, type)) {
                return false;
            }
        }
        return true;
    }

    /// Returns the type of a random flower; all flowers are equally likely. There must be one.
    static int draw(long bunch, Luck luck) {
        int left = luck.below(size(bunch));
        int type = 0;
        while (left >= count(bunch, type)) {
            left -= count(bunch, type);
            type++;
        }
        return type;
    }

    /// Returns how many of each type, in the order of [Flower].
    static List<Integer> counts(long bunch) {
        return List.of(count(bunch, 0), count(bunch, 1), count(bunch, 2), count(bunch, 3), count(bunch, 4));
    }

    /// "D3 S12"; "-" for none.
    static String write(long bunch) {
        return bunch == NONE
                ? "-"
                : Flower.all().stream()
                        .filter(flower -> has(bunch, flower.type()))
                        .map(flower -> "" + flower.letter() + count(bunch, flower.type()))
                        .collect(Collectors.joining(" "));
    }

    static Reading<Long> read(String text) {
        var words = new ArrayList<>(List.of(text.strip().split("\\s+")));
        words.removeIf(word -> word.isEmpty() || word.equals("-"));
        var counts = new int[Flower.TYPES];
        for (var word : words) {
            var flower = Flower.of(word.charAt(0));
            var number = word.substring(1);
            if (flower.isEmpty() || !number.matches("[0-9]{1,2}") || Integer.parseInt(number) > Flower.EACH) {
                return Reading.bad(word, new StalkFault.NotFlowerCount());
            }
            if (counts[flower.get().type()] > 0) {
                return Reading.bad(word, new StalkFault.TypeAgain());
            }
            counts[flower.get().type()] = Integer.parseInt(number);
        }
        return Reading.good(of(counts));
    }
}
