package parterre.flora.landscape;

import parterre.flora.cards.Icons;
import parterre.flora.cards.Resource;

/// The number of parcels that answer to each set of icons. Each set that a plant can answer to has eight bits:
/// seven sets in each of two words. FF-5.5
public record Tally(long low, long high) {
    /// The sets of icons that plants can answer to, a bit for each: all without Nefarious. FF-7.3
    private static final int SETS = sets();

    private static final int LANES = 7;
    private static final int BITS = 8;
    private static final int LOW = (1 << LANES) - 1;
    private static final long ONE_EACH = 0x0001_0101_0101_0101L;
    private static final long FULL = 0xFF;
    private static final long EVEN = 0x00FF_00FF_00FF_00FFL;
    private static final long SUM = 0x0001_0001_0001_0001L;

    private static int sets() {
        int sets = 0;
        for (var one : Resource.all()) {
            for (var other : Resource.all()) {
                if (one.isIcon() && other.isIcon()) {
                    sets |= 1 << one.place() | 1 << Icons.pair(one.place(), other.place());
                }
            }
        }
        return sets;
    }

    /// Returns a count of one parcel for each of these sets, in the first word.
    static long low(int sets) {
        return Long.expand(Integer.compress(sets, SETS) & LOW, ONE_EACH);
    }

    /// Returns a count of one parcel for each of these sets, in the second word.
    static long high(int sets) {
        return Long.expand(Integer.compress(sets, SETS) >>> LANES, ONE_EACH);
    }

    /// Returns the tally after a parcel's answers have changed.
    Tally after(int now, int old) {
        return now == old ? this : new Tally(low + low(now) - low(old), high + high(now) - high(old));
    }

    /// Returns the sum of the parcels that answer to each of these sets. Two words together still fit in eight
    /// bits a set.
    public int count(int sets) {
        long both = (low & (low(sets) * FULL)) + (high & (high(sets) * FULL));
        return (int) ((((both & EVEN) + ((both >>> BITS) & EVEN)) * SUM) >>> (6 * BITS));
    }
}
