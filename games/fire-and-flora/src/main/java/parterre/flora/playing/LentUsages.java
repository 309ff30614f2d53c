package parterre.flora.playing;

import java.util.Arrays;
import parterre.flora.cards.Resource;
import parterre.flora.landscape.Tally;
import parterre.flora.material.Facts;
import parterre.flora.material.Hand;

/// The ways in which a hand can be laid by a player with buildings that let cards be played as another type: often
/// several for one set of icons. Each building lends its type once. FF-7.7 FF-11.3
final class LentUsages implements Usages {
    private static final int ROOM = 32;
    private static final int WAYS = 4;

    private final long hand;
    private final int lent;
    /// The types of the hand, a bit for each.
    private final int held;
    private int[] usages = new int[ROOM];
    private byte[] icons = new byte[ROOM];
    private int size;
    /// The sets of icons that can be laid in one way at least, in two ways, and so on, a bit for each.
    private int[] laid = new int[WAYS];

    LentUsages(long hand, int lent, Facts facts) {
        this.hand = hand;
        this.lent = lent;
        held = Hand.held(hand);
        for (int as = 0; as < Resource.COUNT; as++) {
            for (int types = playedAs(as); types != 0; types &= types - 1) {
                add(Usages.one(Integer.numberOfTrailingZeros(types), as), as);
            }
        }
        for (int pair = Hand.size(hand) < 2 ? 0 : facts.plants().pairs(); pair != 0; pair &= pair - 1) {
            addPairs(Integer.numberOfTrailingZeros(pair));
        }
    }

    /// The types of the hand that can be played as this type, a bit for each.
    private int playedAs(int as) {
        return (lent >>> as & 1) != 0 ? held : held & (1 << as);
    }

    private void addPairs(int set) {
        int one = (set - Resource.COUNT) / Resource.COUNT;
        int other = (set - Resource.COUNT) % Resource.COUNT;
        int seconds = playedAs(other);
        for (int firsts = seconds == 0 ? 0 : playedAs(one); firsts != 0; firsts &= firsts - 1) {
            int first = Integer.numberOfTrailingZeros(firsts);
            int from = one == other ? seconds & (-1 << first) : seconds;
            for (int left = from; left != 0; left &= left - 1) {
                int second = Integer.numberOfTrailingZeros(left);
                boolean bothLent = one == other && first != one && second != one;
                if ((first != second || Hand.count(hand, first) > 1) && !bothLent) {
                    add(Usages.two(Usages.one(first, one), Usages.one(second, other)), set);
                }
            }
        }
    }

    private void add(int usage, int set) {
        if (size == usages.length) {
            usages = Arrays.copyOf(usages, 2 * size);
            icons = Arrays.copyOf(icons, 2 * size);
        }
        usages[size] = usage;
        icons[size++] = (byte) set;
        int way = 0;
        while ((laid[way] >>> set & 1) != 0) {
            way++;
            laid = way == laid.length ? Arrays.copyOf(laid, 2 * way) : laid;
        }
        laid[way] |= 1 << set;
    }

    @Override
    public int laid() {
        return laid[0];
    }

    @Override
    public int count(int sets) {
        int count = 0;
        for (int way = 0; way < laid.length && laid[way] != 0; way++) {
            count += Integer.bitCount(sets & laid[way]);
        }
        return count;
    }

    @Override
    public int count(Tally parcels) {
        int count = 0;
        for (int way = 0; way < laid.length && laid[way] != 0; way++) {
            count += parcels.count(laid[way]);
        }
        return count;
    }

    @Override
    public int nth(int sets, int index) {
        int left = index;
        int usage = 0;
        while ((sets >>> icons[usage] & 1) == 0 || left-- > 0) {
            usage++;
        }
        return usages[usage];
    }
}
