package parterre.flora.material;

import java.util.Arrays;
import parterre.engine.Bag;

/// Cards that chance draws from, with a count for each kind.
///
/// @param counts by kind; never written on again
@SuppressWarnings("ArrayRecordComponent") // never compared
public record CountedBag(byte[] counts) implements Bag {
    /// Returns a bag with one card of this kind.
    public static CountedBag only(int kind) {
        var counts = new byte[kind + 1];
        counts[kind] = 1;
        return new CountedBag(counts);
    }

    /// Returns a bag with one card of each of the first kinds.
    public static CountedBag ones(int kinds) {
        var counts = new byte[kinds];
        Arrays.fill(counts, (byte) 1);
        return new CountedBag(counts);
    }

    @Override
    public int kinds() {
        return counts.length;
    }

    @Override
    public int count(int kind) {
        return counts[kind];
    }

    @Override
    public int size() {
        return Piles.sum(counts);
    }

    @Override
    public int kindAt(int index) {
        int left = index;
        int kind = 0;
        while (left >= counts[kind]) {
            left -= counts[kind++];
        }
        return kind;
    }
}
