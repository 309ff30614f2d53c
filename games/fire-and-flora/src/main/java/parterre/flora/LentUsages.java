package parterre.flora;

import java.util.Arrays;
import parterre.flora.cards.Resource;

/// The ways in which a hand can be laid by a player with buildings that let cards be played as another type: often
/// several for one set of icons. Each building lends its type once. FF-7.7 FF-11.3
final class LentUsages implements Usages {
    private static final int ROOM = 32;
    private static final int WAYS = 4;

    private final long hand;
    private final int lent;
    private int[] usages = new int[ROOM];
    private byte[] icons = new byte[ROOM];
    private int size;
    /// The sets of icons that can be laid in one way at least, in two ways, and so on, a bit for each.
    private int[] laid = new int[WAYS];

    LentUsages(long hand, int lent, Facts facts) {
        this.hand = hand;
        this.lent = lent;
        for (int as = 0; as < Resource.COUNT; as++) {
            for (int type = 0; type < Resource.COUNT; type++) {
                if (Hand.has(hand, type) && isAllowed(type, as)) {
                    add(Usages.one(type, as), as);
                }
            }
        }
        for (int pair = Hand.size(hand) < 2 ? 0 : facts.pairs; pair != 0; pair &= pair - 1) {
            addPairs(Integer.numberOfTrailingZeros(pair));
        }
    }

    private boolean isAllowed(int type, int as) {
        return type == as || (lent >>> as & 1) != 0;
    }

    private void addPairs(int set) {
        int one = (set - Resource.COUNT) / Resource.COUNT;
        int other = (set - Resource.COUNT) % Resource.COUNT;
        for (int first = 0; first < Resource.COUNT; first++) {
            if (!Hand.has(hand, first) || !isAllowed(first, one)) {
                continue;
            }
            long rest = hand - Hand.one(first);
            for (int second = one == other ? first : 0; second < Resource.COUNT; second++) {
                boolean bothLent = one == other && first != one && second != one;
                if (Hand.has(rest, second) && isAllowed(second, other) && !bothLent) {
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
