package parterre.flora.playing;

import java.util.Arrays;
import parterre.flora.cards.Icons;
import parterre.flora.landscape.Tally;
import parterre.flora.material.Facts;
import parterre.flora.material.Hand;
import parterre.flora.material.Piles;

/// The ways to lay a hand for a player with buildings that let cards be played as another type. There are often
/// several ways for one set of icons. Each building lends its type once. FF-7.7 FF-11.3
final class LentUsages implements Usages {
    private static final int WAYS = 4;

    private final int lent;
    /// The types of the hand, and the types with at least two cards, a bit for each.
    private final int held;
    private final int twice;
    /// The sets of icons that can be laid in one way at least, in two ways, and so on, a bit for each.
    private int[] laid = new int[WAYS];

    LentUsages(long hand, int lent, Facts facts) {
        this.lent = lent;
        held = Hand.held(hand);
        twice = Hand.heldTwice(hand);
        int pairs = Hand.size(hand) < 2 ? 0 : facts.plants().pairs();
        int types = held == 0 ? 0 : held | lent;
        for (int sets = (pairs | SINGLE) & Plain.laid(types, types); sets != 0; sets &= sets - 1) {
            int set = Integer.numberOfTrailingZeros(sets);
            lay(1 << set, ways(set));
        }
    }

    private void lay(int set, int ways) {
        if (ways > laid.length) {
            laid = Arrays.copyOf(laid, ways);
        }
        for (int way = 0; way < ways; way++) {
            laid[way] |= set;
        }
    }

    /// Returns in how many ways a set of icons can be laid.
    private int ways(int set) {
        if (Icons.isOne(set)) {
            return Integer.bitCount(playedAs(set));
        }
        int ways = 0;
        for (int firsts = playedAs(Icons.first(set)); firsts != 0; firsts &= firsts - 1) {
            ways += Integer.bitCount(seconds(set, Integer.numberOfTrailingZeros(firsts)));
        }
        return ways;
    }

    /// Returns one of the ways in which a set of icons can be laid, counted from 0.
    private int way(int set, int index) {
        if (Icons.isOne(set)) {
            return Usages.one(Piles.nth(playedAs(set), index), set);
        }
        int left = index;
        for (int firsts = playedAs(Icons.first(set)); ; firsts &= firsts - 1) {
            int first = Integer.numberOfTrailingZeros(firsts);
            int seconds = seconds(set, first);
            if (left < Integer.bitCount(seconds)) {
                return Usages.two(
                        Usages.one(first, Icons.first(set)), Usages.one(Piles.nth(seconds, left), Icons.second(set)));
            }
            left -= Integer.bitCount(seconds);
        }
    }

    /// Returns the types of the hand that can be played as this type, a bit for each.
    private int playedAs(int as) {
        return (lent >>> as & 1) != 0 ? held : held & (1 << as);
    }

    /// Returns the types that can be played as the second icon of a pair beside this type as the first, a bit
    /// for each. Two equal icons are laid in one order, and the one building that lends them lends only one.
    private int seconds(int set, int first) {
        int types = playedAs(Icons.second(set)) & (twice | ~(1 << first));
        if (Icons.first(set) != Icons.second(set)) {
            return types;
        }
        int others = first == Icons.first(set) ? -1 : 1 << Icons.first(set);
        return types & others & (-1 << first);
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
        for (int some = sets & laid[0]; ; some &= some - 1) {
            int set = Integer.numberOfTrailingZeros(some);
            int ways = ways(set);
            if (left < ways) {
                return way(set, left);
            }
            left -= ways;
        }
    }
}
