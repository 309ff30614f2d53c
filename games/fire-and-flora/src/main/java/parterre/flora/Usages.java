package parterre.flora;

import java.util.Arrays;
import java.util.Optional;
import parterre.flora.FloraMove.Card;
import parterre.flora.cards.Resource;

/// The ways in which a hand can be laid: single cards and pairs, plain or as another type, each one number. FF-7.1
/// FF-7.2
/// FF-7.7
///
/// A number holds a card's type and what it is played as, twice if there are two.
final class Usages {
    private static final int BITS = 3;
    private static final int MASK = (1 << BITS) - 1;
    private static final int CARD_BITS = 2 * BITS;
    private static final int TWO = 1 << (2 * CARD_BITS);
    private static final Card[][] CARDS = cards();
    private static final int ROOM = 16;

    private int[] usages = new int[ROOM];
    private byte[] icons = new byte[ROOM];
    private int size;

    private Usages() {}

    private static Card[][] cards() {
        var cards = new Card[Resource.COUNT][Resource.COUNT];
        for (var type : Resource.all()) {
            for (var as : Resource.all()) {
                cards[type.place()][as.place()] = new Card(type, as);
            }
        }
        return cards;
    }

    /// All of the active player's, Nefarious included: single cards by what they are played as, then pairs that stand
    /// on
    /// any plant's line.
    static Usages of(Draft table) {
        var usages = new Usages();
        long hand = table.hand(table.active);
        if (hand == Hand.NONE) {
            return usages;
        }
        int lent = table.lentTypes(table.active);
        for (int as = 0; as < Resource.COUNT; as++) {
            boolean any = (lent >>> as & 1) != 0;
            for (int type = any ? 0 : as; type < (any ? Resource.COUNT : as + 1); type++) {
                if (Hand.has(hand, type)) {
                    usages.add(type | as << BITS, as);
                }
            }
        }
        for (int pair = table.facts.pairs; pair != 0; pair &= pair - 1) {
            usages.addPairs(hand, lent, Integer.numberOfTrailingZeros(pair));
        }
        return usages;
    }

    private static boolean isAllowed(int type, int as, int lent) {
        return type == as || (lent >>> as & 1) != 0;
    }

    private void addPairs(long hand, int lent, int icons) {
        if (Hand.size(hand) < 2) {
            return;
        }
        int one = (icons - Resource.COUNT) / Resource.COUNT;
        int other = (icons - Resource.COUNT) % Resource.COUNT;
        for (int first = 0; first < Resource.COUNT; first++) {
            if (!Hand.has(hand, first) || !isAllowed(first, one, lent)) {
                continue;
            }
            long rest = hand - Hand.one(first);
            for (int second = one == other ? first : 0; second < Resource.COUNT; second++) {
                boolean bothLent = one == other && first != one && second != one;
                if (Hand.has(rest, second) && isAllowed(second, other, lent) && !bothLent) {
                    add(TWO | first | one << BITS | (second | other << BITS) << CARD_BITS, icons);
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
    }

    int size() {
        return size;
    }

    /// The sets of icons that can be laid, a bit for each.
    int laid() {
        int laid = 0;
        for (int usage = 0; usage < size; usage++) {
            laid |= 1 << icons[usage];
        }
        return laid;
    }

    /// How many usages lay one of these sets of icons.
    int count(int sets) {
        int count = 0;
        for (int usage = 0; usage < size; usage++) {
            count += (sets >>> icons[usage]) & 1;
        }
        return count;
    }

    /// One of the usages that lay one of these sets of icons, counted from 0.
    int nth(int sets, int index) {
        int left = index;
        int usage = 0;
        while (((sets >>> icons[usage]) & 1) == 0 || left-- > 0) {
            usage++;
        }
        return usage;
    }

    /// The icons that a usage lays.
    int icons(int index) {
        return icons[index];
    }

    Card first(int index) {
        return card(usages[index]);
    }

    Optional<Card> second(int index) {
        return (usages[index] & TWO) == 0 ? Optional.empty() : Optional.of(card(usages[index] >> CARD_BITS));
    }

    private static Card card(int usage) {
        return CARDS[usage & MASK][usage >> BITS & MASK];
    }
}
