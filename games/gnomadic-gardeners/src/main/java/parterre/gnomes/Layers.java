package parterre.gnomes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A face-down pile, as a list of bags, the topmost first. Everybody knows which cards went under it, and when,
/// but not in which order. Cards are bits. GG-2.1 GG-7.4
final class Layers {
    static final Layers NONE = new Layers(new int[0]);

    private final int[] bags;

    private Layers(int[] bags) {
        this.bags = bags;
    }

    /// Returns a shuffled pile.
    static Layers shuffled(int cards) {
        return cards == 0 ? NONE : new Layers(new int[] {cards});
    }

    /// @param bags none of them empty; the topmost first
    static Layers of(int[] bags) {
        return bags.length == 0 ? NONE : new Layers(bags.clone());
    }

    /// Returns the bags, topmost first.
    List<Integer> list() {
        var list = new ArrayList<Integer>(bags.length);
        for (int bag : bags) {
            list.add(bag);
        }
        return list;
    }

    /// Returns how many bags there are.
    int layers() {
        return bags.length;
    }

    /// Returns the bag with this number, 0 for the topmost.
    int layer(int number) {
        return bags[number];
    }

    boolean isEmpty() {
        return bags.length == 0;
    }

    /// Returns all cards in it.
    int all() {
        int all = 0;
        for (int bag : bags) {
            all |= bag;
        }
        return all;
    }

    int size() {
        return Integer.bitCount(all());
    }

    /// Returns the topmost bag, which contains the topmost card.
    int top() {
        return bags.length == 0 ? 0 : bags[0];
    }

    /// Returns the same without cards that come from the top.
    Layers without(int cards) {
        int gone = 0;
        while (gone < bags.length && (bags[gone] & ~cards) == 0) {
            gone++;
        }
        var rest = Arrays.copyOfRange(bags, gone, bags.length);
        for (int i = 0; i < rest.length; i++) {
            rest[i] &= ~cards;
        }
        return new Layers(rest);
    }

    /// Returns the same with shuffled cards put under it.
    Layers under(int cards) {
        if (cards == 0) {
            return this;
        }
        var more = Arrays.copyOf(bags, bags.length + 1);
        more[bags.length] = cards;
        return new Layers(more);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Layers that && Arrays.equals(bags, that.bags);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bags);
    }
}
